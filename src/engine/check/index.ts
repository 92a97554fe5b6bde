export { readCommand } from './command';
export { readReport } from './report';
