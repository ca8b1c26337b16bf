export const HOME_STYLES = [
  'ranch',
  'two-story',
  'split-entry',
  'split-level',
  'one-and-half',
  'tudor',
  'craftsman',
  'bungalow',
  'contemporary',
  'prairie',
  'colonial',
  'townhouse',
  'condo',
  'villa',
  'farmhouse',
  'multi-family',
  'land',
] as const;
export type HomeStyle = (typeof HOME_STYLES)[number];

export const SIDINGS = [
  'brick',
  'stone-and-siding',
  'brick-and-siding',
  'lap-siding',
  'board-and-batten',
  'stucco',
  'cedar',
  'stone',
] as const;
export type Siding = (typeof SIDINGS)[number];

export const ROOFS = ['gable', 'hip', 'cross-gable', 'flat'] as const;
export type RoofShape = (typeof ROOFS)[number];

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

export const TIMES_OF_DAY = ['morning', 'noon', 'golden', 'dusk'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

export const PICTURE_SCENES = [
  'exterior-front',
  'kitchen',
  'living',
  'bedroom',
  'bath',
  'yard',
  'dining',
  'basement',
  'primary-bedroom',
  'office',
  'aerial',
  'garage',
  'lot',
] as const;
export type PictureScene = (typeof PICTURE_SCENES)[number];

/** What a home's pictures are drawn from. Only `seed` is needed; the rest has defaults. */
export type PictureFacts = {
  seed: number;
  style?: HomeStyle;
  stories?: number;
  siding?: Siding;
  /** Hue of the siding in degrees; natural materials keep their own. */
  sidingHue?: number;
  roof?: RoofShape;
  /** Shingle colour '#rrggbb'. */
  roofColour?: string;
  garageBays?: number;
  season?: Season;
  timeOfDay?: TimeOfDay;
  yearBuilt?: number;
  lotAcres?: number;
  bedrooms?: number;
  bathrooms?: number;
  pool?: boolean;
  deck?: boolean;
  fence?: boolean;
  waterfront?: boolean;
  fireplace?: boolean;
  basement?: boolean;
  /** Cabinet colour '#rrggbb'. */
  cabinetColour?: string;
  /** Counter colour '#rrggbb'. */
  counterColour?: string;
  /** Floor of the living rooms. */
  floor?: 'oak' | 'walnut' | 'maple' | 'tile' | 'carpet';
};

/** The facts with every gap filled and every odd value put right. */
export type Home = Required<
  Omit<PictureFacts, 'roofColour' | 'cabinetColour' | 'counterColour'>
> & {
  roofColour: string | null;
  cabinetColour: string | null;
  counterColour: string | null;
};

const oneOf = <T extends string>(value: unknown, choices: readonly T[], fill: T): T =>
  choices.includes(value as T) ? (value as T) : fill;

const within = (value: unknown, low: number, high: number, fill: number): number => {
  const n = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof n === 'number' && Number.isFinite(n) ? Math.min(high, Math.max(low, n)) : fill;
};

const colourOf = (value: unknown): string | null =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : null;

/** Fills gaps from the seed and puts values that make no sense right. Never refuses. */
export function settleFacts(facts: Partial<PictureFacts> | null | undefined): Home {
  const given = (facts && typeof facts === 'object' ? facts : {}) as Partial<PictureFacts>;
  const seed = Math.trunc(within(given.seed, -4e15, 4e15, 1)) | 0;
  const from = <T>(choices: readonly T[], salt: number): T =>
    choices[Math.abs((Math.imul(seed ^ salt, 2654435761) >>> 8) % choices.length)]!;
  const style = oneOf(given.style, HOME_STYLES, from(HOME_STYLES.slice(0, 10), 3));
  const yearBuilt = Math.round(within(given.yearBuilt, 1860, 2035, 1995));
  const storied = [
    'two-story',
    'colonial',
    'tudor',
    'farmhouse',
    'townhouse',
    'multi-family',
    'condo',
  ];
  return {
    seed,
    style,
    stories: within(given.stories, 1, 4, storied.includes(style) ? 2 : 1),
    siding: oneOf(given.siding, SIDINGS, from(SIDINGS, 5)),
    sidingHue: within(given.sidingHue, -3600, 3600, from([40, 205, 95, 30, 220, 150], 7)),
    roof: oneOf(
      given.roof,
      ROOFS,
      style === 'contemporary' ? 'flat' : from(['gable', 'hip', 'cross-gable'], 9),
    ),
    roofColour: colourOf(given.roofColour),
    garageBays: Math.round(within(given.garageBays, 0, 4, 2)),
    season: oneOf(given.season, SEASONS, from(['spring', 'summer', 'summer', 'autumn'], 11)),
    timeOfDay: oneOf(
      given.timeOfDay,
      TIMES_OF_DAY,
      from(['morning', 'noon', 'golden', 'golden', 'dusk'], 13),
    ),
    yearBuilt,
    lotAcres: within(given.lotAcres, 0.02, 5000, 0.25),
    bedrooms: Math.round(within(given.bedrooms, 0, 20, 3)),
    bathrooms: Math.round(within(given.bathrooms, 0, 20, 2)),
    pool: given.pool === true,
    deck: given.deck ?? from([true, false], 15),
    fence: given.fence ?? from([true, false], 17),
    waterfront: given.waterfront === true,
    fireplace: given.fireplace ?? from([true, true, false], 19),
    basement: given.basement ?? from([true, true, false], 21),
    cabinetColour: colourOf(given.cabinetColour),
    counterColour: colourOf(given.counterColour),
    floor: oneOf(
      given.floor,
      ['oak', 'walnut', 'maple', 'tile', 'carpet'],
      from(['oak', 'walnut', 'maple', 'oak'], 23),
    ),
  };
}
