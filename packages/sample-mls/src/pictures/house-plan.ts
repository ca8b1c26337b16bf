import type { Home } from './picture-facts.ts';
import type { Dice } from './random.ts';
import type { RoofKind } from './roof.ts';

/** One block of a house: its walls and the roof on it. */
export type PlanBlock = {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  /** Floor of its lowest windows above the ground. */
  floor: number;
  eave: number;
  roof: RoofKind;
  pitch: number;
  overhang: number;
  wall: 'wall' | 'accent' | 'gable';
  /** Height of a stone or brick skirt, 0 for none. */
  skirt: number;
  /** What its front shows, left to right. */
  front: PlanFront[];
  gableWindow: boolean;
};

export type PlanFront =
  | {
      kind: 'window';
      x: number;
      y: number;
      w: number;
      h: number;
      across?: number;
      up?: number;
      shutters?: boolean;
    }
  | { kind: 'door'; x: number; y: number; sideLights?: number; transom?: boolean; double?: boolean }
  | { kind: 'garage'; x: number; w: number; style: number };

export type HousePlan = {
  blocks: PlanBlock[];
  porch: {
    x0: number;
    x1: number;
    z0: number;
    z1: number;
    floor: number;
    top: number;
    columns: 'square' | 'tapered' | 'round' | 'timber';
    roof: 'shed' | 'gable' | 'flat' | 'none';
  } | null;
  chimney: { x: number; z: number; top: number; w: number } | null;
  dormers: { x: number; y: number; z: number; w: number }[];
  door: { x: number; z: number; y: number };
  drive: { x0: number; x1: number; z: number } | null;
  balconies: { x0: number; x1: number; y: number; z: number }[];
  timbers: boolean;
  left: number;
  right: number;
  top: number;
};

/** A block as a style states it; the rest has defaults. */
export type BlockDraft = Omit<Partial<PlanBlock>, 'front'> & {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  eave: number;
  front?: PlanFront[];
};

/** What a style lays its house out with. */
export type Tools = {
  home: Home;
  d: Dice;
  block: (b: BlockDraft) => PlanBlock;
  win: (x: number, y: number, w: number, h: number, more?: object) => PlanFront;
  garage: (
    x0: number,
    z0: number,
    depth: number,
    eave: number,
    roof: RoofKind,
    pitch: number,
    more?: Partial<PlanBlock>,
  ) => number;
  plan: HousePlan;
  ground: number;
  main: RoofKind;
  skirt: number;
  garageWide: number;
  old: boolean;
};

/** Adds a style's blocks and features to the plan. */
export type Style = (t: Tools) => void;
