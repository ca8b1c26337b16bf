import { blend, dim, hex, hsl, type Rgb } from './colour.ts';
import {
  battenTile,
  brickTile,
  cedarTile,
  concreteTile,
  lapTile,
  seamTile,
  shingleTile,
  stoneTile,
  stuccoTile,
} from './outdoor-tiles.ts';
import type { Home, Siding } from './picture-facts.ts';
import { dice, mix } from './random.ts';
import { paint, type Surface, textured } from './surface.ts';

/** What one home is built of, the same in all its pictures. */
export type HomeMaterials = {
  wall: Surface;
  accent: Surface;
  gable: Surface;
  trim: Surface;
  roof: Surface;
  metalRoof: Surface;
  door: Surface;
  garageDoor: Surface;
  shutter: Surface;
  sash: Surface;
  metal: Surface;
  concrete: Surface;
  wood: Surface;
  darkWindows: boolean;
  lamp: Surface;
};

const BRICKS: [string, string, string][] = [
  ['#875143', '#b5a899', '#5c3934'],
  ['#946152', '#c4b9aa', '#704741'],
  ['#a4745a', '#cdbfae', '#7d5a4d'],
  ['#774b44', '#a99c90', '#4d3735'],
  ['#b49a86', '#d5cabc', '#8d7668'],
  ['#d8d3ca', '#cfc8bd', '#c0b9ae'],
];
const STONES: [string, string, string][] = [
  ['#a39480', '#6f665a', '#c4b394'],
  ['#8e8b86', '#5f5d5a', '#b3aca0'],
  ['#b3a48a', '#7c7160', '#d6c8a8'],
  ['#77736c', '#4c4a47', '#9b948a'],
];
const SHINGLES = [
  '#4b4743',
  '#5a5048',
  '#3d3f42',
  '#63594e',
  '#54504e',
  '#47423d',
  '#6a5f55',
  '#3f3a38',
];
const DOORS = [
  '#6b2a24',
  '#1f3a34',
  '#22344d',
  '#5a3a22',
  '#2a2b2d',
  '#7a4a24',
  '#8c6a1f',
  '#3d5a5a',
  '#7a2f3a',
];

/** Chooses the materials of a home from its facts. */
export function homeMaterials(home: Home): HomeMaterials {
  const d = dice(mix(home.seed, 8080));
  const modern =
    home.style === 'contemporary' || (home.style === 'farmhouse' && home.yearBuilt > 2005);
  const paintColour = wallPaint(home, d.next(), d.next());
  const brick = d.pick(BRICKS);
  const stone = d.pick(STONES);
  const make = (kind: Siding): Surface => {
    switch (kind) {
      case 'brick':
      case 'brick-and-siding':
        return textured(brickTile(), 5.4, hex(brick[0]), { c2: hex(brick[1]), c3: hex(brick[2]) });
      case 'stone':
      case 'stone-and-siding':
        return textured(stoneTile(), 6.5, hex(stone[0]), { c2: hex(stone[1]), c3: hex(stone[2]) });
      case 'board-and-batten':
        return textured(battenTile(), 7.2, paintColour);
      case 'stucco':
        return textured(stuccoTile(), 9, blend(paintColour, hex('#d9c9ae'), 0.45));
      case 'cedar': {
        const c = hex(d.pick(['#7a5236', '#86613f', '#6b4833', '#7d6650']));
        return textured(cedarTile(), 7.5, c, { c2: dim(c, 0.55), c3: dim(c, 1.35) });
      }
      default:
        return textured(lapTile(), 5.6, paintColour);
    }
  };
  const mixed = home.siding === 'stone-and-siding' || home.siding === 'brick-and-siding';
  const wall = mixed
    ? make(home.style === 'farmhouse' ? 'board-and-batten' : 'lap-siding')
    : make(home.siding);
  const accent = mixed
    ? make(home.siding)
    : home.siding === 'stucco' || home.siding === 'lap-siding' || home.siding === 'board-and-batten'
      ? d.chance(0.6)
        ? make(d.chance(0.6) ? 'stone' : 'brick')
        : wall
      : wall;
  const light = home.siding === 'brick' || home.siding === 'stone';
  const gableKind = d.next();
  const gable =
    light && gableKind < 0.5
      ? wall
      : gableKind < 0.55
        ? make('board-and-batten')
        : textured(lapTile(), 3.6, dim(paintColour, 0.92));
  const darkWindows = modern || (home.yearBuilt > 2012 && d.chance(0.6));
  const trimColour = modern ? hex('#2b2c2c') : d.chance(0.78) ? hex('#dedad0') : hex('#c4baa8');
  const shingle = hex(home.roofColour ?? d.pick(SHINGLES));
  const front = d.pick(DOORS);
  const woodColour = hex(d.pick(['#80593a', '#6d4b30', '#94704f']));
  return {
    wall,
    accent,
    gable,
    trim: paint(home.style === 'farmhouse' ? hex('#dfdcd5') : trimColour),
    roof: textured(shingleTile(), 8, shingle, {
      c2: dim(shingle, 0.62),
      c3: blend(dim(shingle, 1.35), hex('#8a7660'), 0.25),
    }),
    metalRoof: textured(seamTile(), 5, hex('#3a3d40'), { gloss: 0.35 }),
    door: paint(hex(front), { gloss: 0.25 }),
    garageDoor: paint(
      d.chance(0.65)
        ? hex('#d9d5cb')
        : d.chance(0.5)
          ? blend(dim(woodColour, 0.72), hex('#6a5a4a'), 0.3)
          : blend(paintColour, hex('#6a5e50'), 0.4),
    ),
    shutter: paint(dim(hex(d.pick(['#2a2f33', '#2d3a35', '#4a2b28', '#27364a', '#3c3a36'])), 1.05)),
    sash: paint(darkWindows ? hex('#242526') : hex('#dedbd4')),
    metal: paint(hex('#2b2a29'), { gloss: 0.3 }),
    concrete: textured(concreteTile(), 9, hex(d.pick(['#b9b3a8', '#aaa69e', '#c2b9aa']))),
    wood: textured(cedarTile(), 6, woodColour, {
      c2: dim(woodColour, 0.6),
      c3: dim(woodColour, 1.3),
    }),
    darkWindows,
    lamp: paint([1, 0.72, 0.4], { glow: 2.2 }),
  };
}

function wallPaint(home: Home, a: number, b: number): Rgb {
  if (home.style === 'farmhouse') return hex(a < 0.75 ? '#dcd9d2' : '#cfccc3');
  const light =
    a < 0.3 ? 0.76 - 0.1 * b : a < 0.75 ? 0.62 + 0.1 * (b - 0.5) : 0.36 + 0.12 * (b - 0.5);
  // Pinks and purples are rare on walls: they come out as greys.
  const hue = ((home.sidingHue % 360) + 360) % 360;
  const calm = hue > 235 && hue < 350 ? 0.18 : hue > 55 && hue < 75 ? 0.6 : 1;
  return hsl(hue, calm * (light > 0.7 ? 0.22 : light > 0.5 ? 0.16 : 0.2), light);
}
