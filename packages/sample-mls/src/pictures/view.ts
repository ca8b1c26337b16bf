import type { Camera } from './camera.ts';
import type { Scene } from './scene.ts';
import type { Vec } from './vector.ts';

/** A wall opening that lets daylight in, for soft light and reflections. */
export type DayPanel = {
  /** Middle, half width vector, half height vector, direction into the room. */
  at: Vec;
  across: Vec;
  up: Vec;
  inward: Vec;
  /** Light per square foot, 1 is a window on an open sky. */
  strength: number;
};

/** A lamp. */
export type Lamp = { at: Vec; power: number; colour: Vec };

export type Indoors = {
  low: Vec;
  high: Vec;
  panels: DayPanel[];
  lamps: Lamp[];
  wall: readonly [number, number, number];
  floor: readonly [number, number, number];
  /** Daylight's strength beside the lamps'. */
  day: number;
};

/** A scene made ready for drawing. */
export type View = {
  scene: Scene;
  camera: Camera;
  /** Where the sun stands: degrees to the right of straight behind the viewer of the front. */
  bearing: number;
  indoors: Indoors | null;
  centre: Vec;
  radius: number;
  exposure: number;
};
