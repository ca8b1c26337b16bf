export const homeStyles = [
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
export type HomeStyle = (typeof homeStyles)[number];

export const sidings = [
  'brick',
  'stone-and-siding',
  'brick-and-siding',
  'lap-siding',
  'board-and-batten',
  'stucco',
  'cedar',
  'stone',
] as const;
export type Siding = (typeof sidings)[number];

export const pictureScenes = [
  'front',
  'living',
  'kitchen',
  'dining',
  'primary-bedroom',
  'bedroom',
  'bath',
  'office',
  'basement',
  'garage',
  'yard',
  'aerial',
  'lot',
] as const;
export type PictureScene = (typeof pictureScenes)[number];

/** Spring and summer look alike in a picture. */
export const pictureSeasons = ['green', 'autumn', 'winter'] as const;
type PictureSeason = (typeof pictureSeasons)[number];

/** When rooms were built: up to 1957, up to 2000, later. */
export const pictureEras = ['old', 'middle', 'new'] as const;
type PictureEra = (typeof pictureEras)[number];

/** The facts of a home that its pictures show. */
export type PictureFacts = {
  readonly style: HomeStyle;
  readonly stories: number;
  readonly siding: Siding;
  /** Garage doors seen from the street, 0 to 3. */
  readonly garageDoors: number;
  readonly season: PictureSeason;
  readonly era: PictureEra;
  readonly fireplace: boolean;
  readonly pool: boolean;
  readonly waterfront: boolean;
};

/** One picture file and the facts it shows. A fact that it doesn't name fits every home. */
export type Picture = {
  readonly file: string;
  readonly scene: PictureScene;
  /** Rooms with the same number and era could be in one home. */
  readonly suite: number | null;
  readonly shows: Partial<PictureFacts>;
};

export const factNames = [
  'style',
  'stories',
  'siding',
  'garageDoors',
  'season',
  'era',
  'fireplace',
  'pool',
  'waterfront',
] as const satisfies readonly (keyof PictureFacts)[];

/** Whether a picture shows nothing that contradicts the home. */
export const fits = ({ shows }: Picture, facts: PictureFacts): boolean =>
  factNames.every((name) => shows[name] === undefined || shows[name] === facts[name]);
