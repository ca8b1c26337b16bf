import { toilet, vanity } from './bath-fixtures.ts';
import { aimCamera } from './camera.ts';
import { hex } from './colour.ts';
import { art } from './furniture.ts';
import { plant } from './house-plant.ts';
import { hexTile, marbleTile, subwayTile } from './indoor-tiles.ts';
import type { Home } from './picture-facts.ts';
import { type Dice, dice, mix } from './random.ts';
import { buildRoom, indoorsOf, type Opening, type Room } from './room-shell.ts';
import { type RoomStyle, roomStyle } from './room-style.ts';
import { newScene, placed, type Scene } from './scene.ts';
import { bar, box, disc, plate, softBox } from './solids.ts';
import { type Surface, textured } from './surface.ts';
import { alcove, freeTub, wallTub } from './tubs.ts';
import type { Lamp, View } from './view.ts';

type Plan = {
  s: Scene;
  st: RoomStyle;
  d: Dice;
  w: number;
  dp: number;
  right: boolean;
  tile: Surface;
  lamps: Lamp[];
};

/** A bathroom in one of three layouts, each with its vanity and mirror, tub or shower, and toilet. */
export function bath(home: Home, variant: number, width: number, height: number): View {
  const d = dice(mix(home.seed, 71, variant));
  const s = newScene();
  const st = roomStyle(home, 8 + variant);
  const kind = Math.abs(home.seed + variant) % 3;
  const w = kind === 1 ? d.range(10, 11) : d.range(11, 12.5);
  const dp = kind === 1 ? d.range(8, 9) : d.range(10, 11.5);
  const h = 8.6;
  const right = d.chance(0.5);
  const floor = d.chance(0.5)
    ? st.tile
    : textured(hexTile(), 2.4, hex('#dcdad4'), {
        c2: hex('#8d8a84'),
        c3: hex('#2b2d2f'),
        gloss: 0.3,
      });
  const wide: Opening = { a: w * 0.5 - 2.1, b: w * 0.5 + 2.1, y0: 3.2, y1: 7, across: 2, up: 1 };
  const side: Opening =
    kind === 1
      ? { a: dp - 6.4, b: dp - 3.4, y0: 3.9, y1: 7, across: 1, up: 2 }
      : { a: dp - 6.6, b: dp - 4, y0: 3.6, y1: 7, across: 1, up: 2 };
  const room: Room = {
    w,
    d: dp,
    h,
    wall: st.wall,
    floor,
    ceiling: st.ceiling,
    trim: st.trim,
    sash: st.sash,
    back: kind === 0 ? [wide] : [],
    left: right && kind !== 0 ? [side] : [],
    right: !right && kind !== 0 ? [side] : [],
  };
  const panels = buildRoom(s, room);
  const lamps: Lamp[] = [];
  const plan: Plan = { s, st, d, w, dp, right, tile: wallTile(d), lamps };
  if (kind === 0) tubRoom(plan, wide);
  else if (kind === 1) familyBath(plan);
  else showerRoom(plan);
  for (const z of [2.4, dp - 2.4]) {
    disc(s, w / 2, h - 0.02, z, 0.27, st.glow);
    lamps.push({ at: [w / 2, h - 0.5, z], power: 1.1, colour: [1, 0.9, 0.78] });
  }
  const way = right ? 1 : -1;
  const eye = w / 2 - way * w * (kind === 1 ? d.range(-0.1, 0) : d.range(0.2, 0.3));
  const target = w / 2 + way * (kind === 1 ? d.range(-1.2, -0.6) : d.range(0.7, 1.3));
  const camera = aimCamera(
    {
      eye: [eye, d.range(4.6, 5), kind === 1 ? -d.range(2.8, 3.6) : -d.range(2, 3)],
      target: [target, 3.4, dp * 0.7],
      angle: d.range(66, 72),
      horizon: 0.42,
    },
    width,
    height,
  );
  const bearing = kind === 0 ? (right ? 150 : -150) : right ? -95 : 95;
  return {
    scene: s,
    camera,
    bearing,
    indoors: indoorsOf(room, panels, lamps, home.timeOfDay === 'dusk' ? 1 : 2.6),
    centre: [w / 2, 4, dp / 2 - 1],
    radius: 12,
    exposure: 1,
  };
}

function wallTile(d: Dice): Surface {
  const colour = hex(
    d.pick(['#e6e5e0', '#e2e4e2', '#d5dcd9', '#bccac9', '#ded6c7', '#8fa5a0', '#49606a']),
  );
  if (d.chance(0.6)) return textured(subwayTile(), 2, colour, { c2: hex('#b9b4aa'), gloss: 0.5 });
  return textured(marbleTile(), 6, hex('#e2e0dc'), {
    c2: hex('#868685'),
    c3: hex('#cbc3b6'),
    gloss: 0.5,
  });
}

/** Towels on a bar, on a wall that faces -z. */
function towels({ s, st }: Plan, x: number): void {
  bar(s, [x, 4.3, -0.25], [x + 2.2, 4.3, -0.25], 0.04, st.brass);
  box(s, [x + 0.2, 2.5, -0.33], [x + 1.2, 4.36, -0.18], st.linen, { shades: false });
  box(s, [x + 1.25, 2.8, -0.33], [x + 2, 4.36, -0.18], st.accent, { shades: false });
}

function mat({ s, st }: Plan, x: number, z: number, long: number): void {
  softBox(s, [x, 0.01, z], [x + 1.7, 0.1, z + long], 0.05, st.second, { shades: false });
}

/** A free-standing tub under a wide window, a double vanity at the side. */
function tubRoom(p: Plan, wide: Opening): void {
  const { s, st, d, w, dp, right, tile } = p;
  const long = d.range(5.4, 6.4);
  placed(s, right ? [w, 0, dp - 2.2] : [0, 0, dp - 2.2 - long], right ? 90 : -90, () =>
    vanity(s, st, long, p.lamps, true),
  );
  freeTub(s, st, w * 0.5 - (right ? 0.5 : -0.5), dp - 2.2);
  const z = dp - 0.02;
  plate(s, 0, 0, wide.a - 0.4, 4, z, tile);
  plate(s, wide.b + 0.4, 0, w, 4, z, tile);
  plate(s, wide.a - 0.4, 0, wide.b + 0.4, 2.65, z, tile);
  box(s, [0, 4, dp - 0.12], [wide.a - 0.5, 4.14, dp], st.trim, { shades: false });
  box(s, [wide.b + 0.5, 4, dp - 0.12], [w, 4.14, dp], st.trim, { shades: false });
  toilet(s, [right ? 0 : w, 0, dp - 5.2], right ? -90 : 90, st);
  mat(p, right ? w - 3.7 : 2, dp - 2.4 - long * 0.8, long * 0.6);
  art(s, d, st, [right ? 0.02 : w - 0.02, 5.4, dp - 5.2], 1.7, 2.1, right ? -90 : 90);
  plant(s, d, st, [right ? 0.9 : w - 0.9, 0, dp - 1.1], 3.2);
}

/** The vanity and its mirror face the viewer; the tub stands along the window wall. */
function familyBath(p: Plan): void {
  const { s, st, d, w, dp, right, tile } = p;
  const long = d.range(4.4, 5);
  const x0 = right ? w - long - 0.1 : 0.1;
  placed(s, [x0, 0, dp], 0, () => vanity(s, st, long, p.lamps, false));
  const tx = right ? x0 - 1.3 : x0 + long + 1.3;
  toilet(s, [tx, 0, dp], 0, st);
  art(s, d, st, [tx, 5.6, dp - 0.02], 1.5, 1.8);
  const tubLong = 5.2;
  placed(s, right ? [0, 0, 1] : [w, 0, 1 + tubLong], right ? -90 : 90, () =>
    wallTub(s, st, tubLong, tile, true),
  );
  mat(p, right ? x0 + 0.6 : x0 + long - 2.4, dp - 5, 2.6);
  placed(s, [right ? w : 0, 0, right ? dp - 2.6 : 2], right ? 90 : -90, () => towels(p, 0.6));
  plant(s, d, st, [right ? 0.8 : w - 0.8, 0, dp - 0.9], 2.2);
}

/** A walk-in shower or curtained tub across the far wall, the vanity at the side. */
function showerRoom(p: Plan): void {
  const { s, st, d, w, dp, right, tile } = p;
  const long = d.range(4.8, 5.6);
  placed(s, right ? [w, 0, dp - 2.9] : [0, 0, dp - 2.9 - long], right ? 90 : -90, () =>
    vanity(s, st, long, p.lamps, d.chance(0.5)),
  );
  alcove(s, st, w, dp, tile, d.chance(0.65), right);
  toilet(s, [right ? 0 : w, 0, dp - 4.5], right ? -90 : 90, st);
  mat(p, right ? w - 3.7 : 2, dp - 3 - long * 0.8, long * 0.6);
  plant(s, d, st, [right ? 0.9 : w - 0.9, 0, dp - 6.6], 2.6);
}
