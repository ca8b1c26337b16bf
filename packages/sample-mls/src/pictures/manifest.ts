import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  factNames,
  fits,
  type HomeStyle,
  type Picture,
  type PictureFacts,
  type PictureScene,
  type Siding,
} from './picture.ts';

/** The size of every picture, in pixels. */
export const pictureSize = { width: 1280, height: 853 } as const;

export const pictureType = 'image/webp';

/** Where the pictures and `manifest.csv` are. */
export const picturesFolder = new URL('../../pictures/', import.meta.url);

const yesOrNo = (cell: string): boolean => cell === 'yes';

const columns: { readonly [column: string]: (cell: string) => Partial<PictureFacts> } = {
  style: (cell) => ({ style: cell as HomeStyle }),
  stories: (cell) => ({ stories: Number(cell) }),
  siding: (cell) => ({ siding: cell as Siding }),
  garage_doors: (cell) => ({ garageDoors: Number(cell) }),
  season: (cell) => ({ season: cell as PictureFacts['season'] }),
  era: (cell) => ({ era: cell as PictureFacts['era'] }),
  fireplace: (cell) => ({ fireplace: yesOrNo(cell) }),
  pool: (cell) => ({ pool: yesOrNo(cell) }),
  waterfront: (cell) => ({ waterfront: yesOrNo(cell) }),
};

function readManifest(): Picture[] {
  const text = readFileSync(new URL('manifest.csv', picturesFolder), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const names = head.split(',');
  return lines.map((line) => {
    const row = Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell]));
    const shows = Object.entries(columns).map(([name, read]) => (row[name] ? read(row[name]) : {}));
    return {
      file: row.file as string,
      scene: row.scene as PictureScene,
      suite: row.suite ? Number(row.suite) : null,
      shows: Object.assign({}, ...shows),
    };
  });
}

/** All pictures, in the order of the manifest. */
export const pictures: readonly Picture[] = readManifest();

const byScene = Map.groupBy(pictures, (picture) => picture.scene);

export const picturesOf = (scene: PictureScene): readonly Picture[] => byScene.get(scene) ?? [];

const fitting = new Map<string, readonly Picture[]>();

/** The pictures of a scene that fit a home. Few homes differ in these facts, so it is cached. */
export function picturesFitting(scene: PictureScene, facts: PictureFacts): readonly Picture[] {
  const key = [scene, ...factNames.map((name) => facts[name])].join(' ');
  const known = fitting.get(key);
  if (known) return known;
  const found = picturesOf(scene).filter((picture) => fits(picture, facts));
  fitting.set(key, found);
  return found;
}

export const readPicture = (picture: Picture): Promise<Buffer> =>
  readFile(new URL(picture.file, picturesFolder));

const frontsByBuild = Map.groupBy(picturesOf('front'), ({ shows }) =>
  [shows.style, shows.stories, shows.siding].join(' '),
);

/**
 * The garage doors that pictures of such a home can show; empty if it has no picture. The market
 * only builds homes that have one.
 */
export function garageDoorsShown(style: HomeStyle, stories: number, siding: Siding): Set<number> {
  const fronts = frontsByBuild.get([style, stories, siding].join(' ')) ?? [];
  return new Set(fronts.map(({ shows }) => shows.garageDoors ?? 0));
}
