export { Canvas } from './flow/Canvas';
