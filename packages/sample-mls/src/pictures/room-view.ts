import { aimCamera } from './camera.ts';
import type { Home } from './picture-facts.ts';
import { type Dice, dice, mix } from './random.ts';
import { buildRoom, indoorsOf, type Opening, type Room } from './room-shell.ts';
import { type RoomStyle, roomStyle } from './room-style.ts';
import { newScene, type Scene } from './scene.ts';
import { disc } from './solids.ts';
import type { Surface } from './surface.ts';
import type { Vec } from './vector.ts';
import type { Lamp, View } from './view.ts';

export type Start = { s: Scene; d: Dice; st: RoomStyle; lamps: Lamp[]; right: boolean };

type Shell = {
  w: number;
  dp: number;
  h: number;
  floor: Surface;
  back?: Opening[];
  side?: Opening[];
  feature?: Surface;
  wall?: Surface;
};

/** Builds a room, furnishes it and points the camera from the side across from its windows. */
export function roomView(
  home: Home,
  salt: number,
  variant: number,
  width: number,
  height: number,
  shell: (t: Start) => Shell,
  furnish: (t: Start, r: Shell) => void,
): View {
  const d = dice(mix(home.seed, salt, variant));
  const t: Start = {
    s: newScene(),
    d,
    st: roomStyle(home, salt + variant),
    lamps: [],
    right: d.chance(0.5),
  };
  const r = shell(t);
  const { st, right } = t;
  const room: Room = {
    w: r.w,
    d: r.dp,
    h: r.h,
    wall: r.wall ?? st.wall,
    floor: r.floor,
    ceiling: st.ceiling,
    trim: st.trim,
    sash: st.sash,
    back: r.back ?? [],
    left: right ? [] : (r.side ?? []),
    right: right ? (r.side ?? []) : [],
    ...(r.feature ? { feature: r.feature } : {}),
  };
  const panels = buildRoom(t.s, room);
  furnish(t, r);
  const eye = right ? r.w * d.range(0.12, 0.3) : r.w * d.range(0.7, 0.88);
  const camera = aimCamera(
    {
      eye: [eye, d.range(4.5, 5.1), -d.range(2.6, 4)],
      target: [r.w / 2 + (right ? 0.5 : -0.5), 3.8, r.dp * 0.7],
      angle: d.range(61, 67),
      horizon: 0.44,
    },
    width,
    height,
  );
  return {
    scene: t.s,
    camera,
    bearing: right ? d.range(72, 118) : d.range(-118, -72),
    indoors: indoorsOf(room, panels, t.lamps, home.timeOfDay === 'dusk' ? 1 : 2.4),
    centre: [r.w / 2, 4, r.dp / 2 - 1],
    radius: 16,
    exposure: 1,
  };
}

export function cans({ s, st, lamps }: Start, r: Shell, power: number): void {
  for (const x of [r.w * 0.28, r.w * 0.72]) {
    for (const z of [2.5, r.dp * 0.55, r.dp - 2.5]) {
      disc(s, x, r.h - 0.02, z, 0.26, st.glow);
      lamps.push({ at: [x, r.h - 0.5, z], power, colour: [1, 0.87, 0.7] });
    }
  }
}

export const against = (t: Start, r: Shell): Vec => (t.right ? [0, 0, 0] : [r.w, 0, r.dp]);
