import type { Outline, Position } from './position.ts';

/** One of the cities that the brokerage serves. */
export type City = {
  /** The slug in the site's URLs, 'fort-calhoun'. */
  readonly slug: string;
  readonly name: string;
  /** County without the word County. */
  readonly county: string;
  readonly state: 'NE';
  /** The old town center, not the middle of the outline. */
  readonly center: Position;
  /**
   * Simplified city limits, drawn by us. They leave out the beds of the Missouri, the Platte and
   * the Elkhorn; they are not a legal boundary.
   */
  readonly outline: Outline;
  /** ZIP codes in the city or named after it, delivery areas only. */
  readonly zips: readonly string[];
};
