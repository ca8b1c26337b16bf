import type { DistanceGrid } from './distance-grid.ts';
import type { Sky } from './sky.ts';
import type { SunShadow } from './sun-shadow.ts';

/** All light of one picture. */
export type Lighting = {
  sky: Sky;
  shadow: SunShadow | null;
  grid: DistanceGrid;
  /** Light other than the sun's on a surface: place and normal, six numbers in `at`. */
  ambient: (at: Float64Array, out: Float64Array) => void;
  /** What a glossy surface mirrors: place and direction, six numbers in `at`. */
  mirrored: (at: Float64Array, out: Float64Array) => void;
  /** Light seen through a window of a room from the inside. */
  viewGain: number;
  /** What brings the scene to a good exposure. */
  gain: number;
  /** Strength of direct sun. */
  sunGain: number;
  /** Distance in feet at which haze has taken two thirds. */
  hazeFeet: number;
};
