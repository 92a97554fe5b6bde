export { Canvas } from './flow/Canvas';
export { SketchGraph } from './SketchGraph';
