import type { Dwelling } from './dwelling.ts';

export type Pool = 'in-ground' | 'above-ground' | 'community' | null;
export type Waterfront = 'lake' | 'river' | null;
export type Basement = 'finished' | 'partly-finished' | 'unfinished' | 'walkout' | null;
export type HomeCondition = 'new' | 'under-construction' | 'updated' | 'kept' | 'fixer';

/** A home's measurements, in square feet, and prices, in whole dollars. */
export type Home = Dwelling & {
  readonly condition: HomeCondition;
  readonly aboveGradeArea: number;
  readonly belowGradeArea: number;
  readonly livingArea: number;
  readonly bedrooms: number;
  readonly fullBaths: number;
  readonly threeQuarterBaths: number;
  readonly halfBaths: number;
  readonly units: number;
  readonly garageSpaces: number;
  readonly garageAttached: boolean;
  readonly fireplaces: number;
  readonly basement: Basement;
  readonly pool: Pool;
  readonly waterfront: Waterfront;
  readonly golfCourse: boolean;
  readonly horses: boolean;
  readonly outbuilding: boolean;
  readonly lotAcres: number | null;
  readonly lotWidth: number;
  readonly lotDepth: number;
  readonly worth: number;
};
