export { GoOn } from './goOn/GoOn';
export { Inspector } from './Inspector';
