import { DRAWING_WIDTH } from './grid';
import './floor.css';

/** The y coordinate of the floor in the drawing of a step, and in the scene of a lesson. */
export const STEP_FLOOR = 130;
export const SCENE_FLOOR = 186;

/** A floor across a drawing, down to its lower edge at `height`. Where the page has the color of a floor, only its edge is drawn (`--floor`). */
export const Floor = ({ y, height, width = DRAWING_WIDTH }: { y: number; height: number; width?: number }) => (
  <>
    <rect y={y} width={width} height={height - y} className="floor fill-sunk" />
    <path d={`M0 ${y}h${width}`} className="stroke-ink" strokeWidth="2" />
  </>
);
