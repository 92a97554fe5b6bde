/** The far side with the savers' validation in the place of graphs, as text. */
declare module 'virtual:far-side-validation' {
  const text: string;
  export default text;
}
