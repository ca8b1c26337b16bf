import { blend, dim, hex, hsl, type Rgb } from './colour.ts';
import {
  boardTile,
  carpetTile,
  clothTile,
  floorTile,
  marbleTile,
  speckTile,
  woodTile,
} from './indoor-tiles.ts';
import type { Home } from './picture-facts.ts';
import { type Dice, dice, mix } from './random.ts';
import { paint, type Surface, textured } from './surface.ts';

/** The look of a home's rooms: one palette through the whole home. */
export type RoomStyle = {
  wall: Surface;
  ceiling: Surface;
  trim: Surface;
  sash: Surface;
  boards: Surface;
  carpet: Surface;
  tile: Surface;
  wood: Surface;
  darkWood: Surface;
  cabinet: Surface;
  island: Surface;
  counter: Surface;
  sofa: Surface;
  accent: Surface;
  second: Surface;
  linen: Surface;
  metal: Surface;
  brass: Surface;
  steel: Surface;
  black: Surface;
  glow: Surface;
  modern: boolean;
};

const WALLS = [
  '#e9e4d9',
  '#e3e0d8',
  '#dcd9d0',
  '#d5d8d4',
  '#e6ddcc',
  '#cfd4d2',
  '#dfd6c6',
  '#ece9e2',
  '#c9cfc6',
  '#d9d4ce',
];
const CABINETS = [
  '#efece4',
  '#efece4',
  '#e5ddcf',
  '#3f4d46',
  '#2f3d4f',
  '#8a9486',
  '#7a5234',
  '#a87b4f',
  '#5b3d28',
  '#c9c4b8',
  '#4a4f52',
];
const FLOORS: Record<string, string> = { oak: '#b98d5c', walnut: '#75503a', maple: '#d0ad7c' };

/** Chooses the palette of a home's rooms; `part` varies what differs from room to room. */
export function roomStyle(home: Home, part: number): RoomStyle {
  const d = dice(mix(home.seed, 606));
  const e: Dice = dice(mix(home.seed, 607, part));
  const modern = home.yearBuilt > 2000 || d.chance(0.35);
  const wallColour = e.chance(0.7)
    ? hex(d.pick(WALLS))
    : e.chance(0.75)
      ? hex(e.pick(WALLS))
      : hsl(e.pick([95, 110, 150, 175, 200, 210, 38]), 0.15, e.range(0.66, 0.78));
  const oak = hex(FLOORS[home.floor] ?? d.pick(['#b98d5c', '#9a6f48', '#c6a57c', '#6d4c36']));
  const cabinetColour = hex(home.cabinetColour ?? d.pick(CABINETS));
  const woody = cabinetColour[0] > cabinetColour[2] * 2.2;
  const cabinet = woody
    ? textured(woodTile(), 3.4, cabinetColour, { gloss: 0.12 })
    : paint(cabinetColour, { gloss: 0.1 });
  const counterColour = hex(
    home.counterColour ??
      d.pick(['#f0eee9', '#f0eee9', '#d8d2c6', '#3a3b3c', '#8d8880', '#b8ab97']),
  );
  const stone = d.chance(0.6) ? marbleTile() : speckTile();
  const dark = counterColour[0] < 0.12;
  const cloth = (c: Rgb) => textured(clothTile(), 1.2, c);
  const accentColour = e.pick([
    '#a4552f',
    '#b98a2f',
    '#4f6a55',
    '#2f5560',
    '#34496b',
    '#8a4550',
    '#6b7a5a',
    '#c07a5a',
    '#3d5c5a',
    '#7c6a8a',
  ]);
  const secondColour = e.pick([
    '#c9b79c',
    '#b8c0b6',
    '#a9b6bd',
    '#d8c4a8',
    '#c4a99a',
    '#9aa6a0',
    '#dcd2c0',
  ]);
  const wood = hex(d.pick(['#9a6f45', '#7d5434', '#b98b5a', '#5f4130']));
  return {
    wall: paint(wallColour),
    ceiling: paint(hex('#f4f2ec')),
    trim: paint(hex('#f3f1eb'), { gloss: 0.08 }),
    sash: paint(modern && d.chance(0.4) ? hex('#26272a') : hex('#f0eee8')),
    boards: textured(boardTile(), 5.2, oak, {
      c2: dim(oak, 0.55),
      c3: blend(dim(oak, 1.3), hex('#d8b98a'), 0.2),
      gloss: 0.5,
    }),
    carpet: textured(carpetTile(), 2.2, hex(e.pick(['#c9c0b0', '#b9b2a6', '#d6cec0', '#a9a49b']))),
    tile: tileFloor(e),
    wood: textured(woodTile(), 3, wood, { c2: dim(wood, 0.5), gloss: 0.2 }),
    darkWood: textured(woodTile(), 3, dim(wood, 0.45), { c2: dim(wood, 0.2), gloss: 0.2 }),
    cabinet,
    island: e.chance(0.55)
      ? cabinet
      : paint(hex(d.pick(['#2f3d4f', '#3d4a44', '#43474a', '#6d7a70', '#ddd6c8'])), { gloss: 0.1 }),
    counter: textured(stone, 6, counterColour, {
      c2: dark ? hex('#8a8a88') : dim(counterColour, 0.45),
      c3: dark ? hex('#1c1d1e') : blend(counterColour, hex('#b59d7d'), 0.45),
      gloss: 0.55,
    }),
    sofa: cloth(
      hex(
        e.pick([
          '#d8d0c2',
          '#b9b4aa',
          '#8f949a',
          '#5f6b73',
          '#a58e74',
          '#6f7a66',
          '#e4dfd4',
          '#7a4a38',
          '#3f4f5f',
        ]),
      ),
    ),
    accent: cloth(hex(accentColour)),
    second: cloth(hex(secondColour)),
    linen: cloth(hex(e.pick(['#f2efe8', '#ebe6db', '#f5f3ee']))),
    metal: paint(hex('#c8c8c6'), { gloss: 0.75 }),
    brass: paint(hex(d.pick(['#c2a05f', '#b9b9b7', '#2a2928', '#c2a05f'])), { gloss: 0.6 }),
    steel: paint(hex('#b4b6b7'), { gloss: 0.7 }),
    black: paint(hex('#1b1b1c'), { gloss: 0.45 }),
    glow: paint([1, 0.82, 0.58], { glow: 2.4 }),
    modern,
  };
}

function tileFloor(e: Dice): Surface {
  const c = hex(e.pick(['#c9c3b8', '#d8d2c5', '#9a9c9b', '#b3a690', '#dcdad4', '#6f7274']));
  return textured(floorTile(), 5.6, c, { c2: dim(c, 0.62), c3: dim(c, 1.15), gloss: 0.35 });
}
