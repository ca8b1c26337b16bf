import type { Outline, Position } from './position.ts';

/** One of the cities that the brokerage serves (spec 1 section 1). */
export type City = {
  /** The name as it stands in an address of the site, 'fort-calhoun'. */
  readonly slug: string;
  readonly name: string;
  /** County without the word County. */
  readonly county: string;
  readonly state: 'NE';
  /** The old town centre, not the middle of the outline. */
  readonly centre: Position;
  /**
   * City limits in broad strokes, drawn by us. They leave out the beds of the Missouri, the
   * Platte and the Elkhorn; they are no legal boundary.
   */
  readonly outline: Outline;
  /** ZIP codes that lie in the city or take its name, delivery areas only. */
  readonly zips: readonly string[];
};
