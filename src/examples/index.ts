export { searchExamples, topics } from './gallery';
export type { ExampleEntry, Topic } from './gallery';
