import { dim, type Rgb } from './colour.ts';
import type { Tile } from './texture-tile.ts';

export type SurfaceKind = 'plain' | 'window' | 'outside' | 'mirror' | 'water';

/** What a face is made of. */
export type Surface = {
  kind: SurfaceKind;
  tile: Tile | null;
  /** Feet that one repeat of the tile covers. */
  feet: number;
  c1: Rgb;
  c2: Rgb;
  c3: Rgb;
  /** Strength of reflections, 0 matt to 1 mirror. */
  gloss: number;
  /** Light of its own, in parts of its colour. */
  glow: number;
  /** Windows: width and height in feet from the placement's origin, and which room is behind. */
  span: readonly [number, number];
  seed: number;
};

/** An even, untextured surface. */
export function paint(c1: Rgb, more: Partial<Surface> = {}): Surface {
  return {
    kind: 'plain',
    tile: null,
    feet: 4,
    c1,
    c2: dim(c1, 0.6),
    c3: dim(c1, 1.15),
    gloss: 0,
    glow: 0,
    span: [3, 5],
    seed: 0,
    ...more,
  };
}

/** A surface with a texture; the second and third colours default to shades of the first. */
export function textured(tile: Tile, feet: number, c1: Rgb, more: Partial<Surface> = {}): Surface {
  return paint(c1, { tile, feet, ...more });
}
