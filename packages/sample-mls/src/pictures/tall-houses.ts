import type { Style } from './house-plan.ts';

export const twoStory: Style = ({ d, block, win, garage, plan, ground: g, main, skirt, home }) => {
  const w = d.range(31, 37);
  const e = g + 18.6;
  const bayW = d.range(12.5, 15);
  const door = d.range(5, 7.5);
  const rest = w - bayW;
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 30,
      eave: e,
      roof: main,
      pitch: d.range(0.5, 0.66),
      skirt,
      front: [
        { kind: 'door', x: door, y: g, sideLights: 1, transom: d.chance(0.5) },
        win(rest * 0.72, g + 2.4, 3.4, 5.4),
        win(rest * 0.26, g + 11.8, 3.2, 5),
        win(rest * 0.74, g + 11.8, 3.2, 5),
      ],
    }),
  );
  plan.blocks.push(
    block({
      x0: w - bayW,
      x1: w + 0.02,
      z0: -2.6,
      z1: 14,
      eave: e,
      roof: main === 'hip' && d.chance(0.4) ? 'hip' : 'gable-z',
      pitch: d.range(0.7, 0.95),
      wall: 'accent',
      skirt: 0,
      front: [
        win(w - bayW / 2, g + 2, d.pick([6, 7.4]), 5.8),
        win(w - bayW / 2, g + 11.6, d.pick([3.4, 5.6]), 5.2),
      ],
      gableWindow: d.chance(0.4),
    }),
  );
  const gz = -d.range(5, 9);
  const gw = home.garageBays > 2 ? 37.2 : home.garageBays === 1 ? 12.5 : 20;
  garage(-gw, gz, 26, g + 9.4, d.chance(0.7) ? 'gable-z' : 'hip', 0.6, {
    wall: d.chance(0.5) ? 'accent' : 'wall',
  });
  plan.porch = {
    x0: 0.2,
    x1: rest,
    z0: -6,
    z1: 0,
    floor: g - 0.1,
    top: g + 9.2,
    columns: d.pick(['square', 'round', 'tapered'] as const),
    roof: 'shed',
  };
  plan.door = { x: door, z: -6, y: g };
  if (home.fireplace && d.chance(0.5)) plan.chimney = { x: w - 4, z: 22, top: e + 14, w: 3.4 };
};

export const colonial: Style = ({ d, block, win, garage, plan, ground: g, home, skirt }) => {
  const w = d.range(38, 44);
  const e = g + 18.8;
  const front = [];
  for (let i = 0; i < 5; i++) {
    const x = (w * (i + 0.5)) / 5;
    front.push(win(x, g + 11.8, 3.1, 5.2, { across: 3, shutters: true }));
    if (i !== 2) front.push(win(x, g + 2.2, 3.1, 5.8, { across: 3, shutters: true }));
  }
  front.push({ kind: 'door' as const, x: w / 2, y: g, sideLights: 1, transom: true });
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 30,
      eave: e,
      roof: home.roof === 'hip' ? 'hip' : 'gable-x',
      pitch: 0.62,
      overhang: 1.1,
      skirt: skirt && 2.6,
      front,
    }),
  );
  garage(w, 3, 24, g + 9.5, 'gable-x', 0.55);
  plan.porch = {
    x0: w / 2 - 5.5,
    x1: w / 2 + 5.5,
    z0: -5,
    z1: 0,
    floor: g - 0.1,
    top: g + 9.8,
    columns: 'round',
    roof: 'gable',
  };
  plan.door = { x: w / 2, z: -5, y: g };
  plan.chimney = { x: 1.2, z: 15, top: e + 15, w: 3.8 };
};

export const oneAndHalf: Style = ({ d, block, win, garage, plan, ground: g, skirt, home }) => {
  const w = d.range(33, 38);
  const e = g + 9.4;
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 28,
      eave: e,
      roof: 'gable-x',
      pitch: 0.88,
      overhang: 1.2,
      skirt,
      front: [
        { kind: 'door', x: w / 2, y: g, sideLights: 1 },
        win(w * 0.18, g + 2.2, 5.4, 5.4),
        win(w * 0.82, g + 2.2, 5.4, 5.4),
      ],
    }),
  );
  for (const k of d.chance(0.5) ? [0.2, 0.5, 0.8] : [0.28, 0.72])
    plan.dormers.push({ x: w * k, y: e + 2.4, z: 3.4, w: 5.6 });
  garage(w, 2, 24, g + 9.4, 'gable-z', 0.75);
  plan.porch = {
    x0: 0.3,
    x1: w - 0.3,
    z0: -6.5,
    z1: 0,
    floor: g - 0.1,
    top: e - 0.3,
    columns: d.pick(['square', 'round'] as const),
    roof: 'shed',
  };
  plan.door = { x: w / 2, z: -6.5, y: g };
  if (home.fireplace) plan.chimney = { x: 1, z: 17, top: e + 15, w: 3.6 };
};

export const tudor: Style = ({ d, block, win, garage, plan, ground: g }) => {
  const w = d.range(33, 38);
  const e = g + 15.5;
  plan.timbers = true;
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 28,
      eave: e,
      roof: 'gable-x',
      pitch: 0.92,
      overhang: 0.9,
      wall: 'accent',
      front: [
        win(w * 0.42, g + 2.4, 4.4, 5, { across: 4 }),
        win(w * 0.42, g + 10.4, 4.2, 4.4, { across: 4 }),
      ],
    }),
  );
  plan.blocks.push(
    block({
      x0: w * 0.58,
      x1: w,
      z0: -3.5,
      z1: 12,
      eave: e - 1,
      roof: 'gable-z',
      pitch: 1.15,
      overhang: 0.9,
      wall: 'accent',
      front: [
        win(w * 0.79, g + 2.2, 6, 5.4, { across: 4 }),
        win(w * 0.79, g + 10.2, 4.6, 4.4, { across: 4 }),
      ],
      gableWindow: true,
    }),
  );
  plan.blocks.push(
    block({
      x0: w * 0.08,
      x1: w * 0.31,
      z0: -5.5,
      z1: 4,
      eave: g + 8.6,
      roof: 'gable-z',
      pitch: 1.35,
      overhang: 0.7,
      wall: 'accent',
      front: [{ kind: 'door', x: w * 0.195, y: g }],
    }),
  );
  garage(-23, 4, 24, g + 9.2, 'gable-x', 0.8);
  plan.door = { x: w * 0.195, z: -5.5, y: g };
  plan.chimney = { x: w * 0.47, z: -1.2, top: e + 16, w: 3.8 };
};

export const craftsman: Style = ({ d, block, win, garage, plan, ground, main, home }) => {
  const g = ground + 0.8;
  const w = d.range(30, 36);
  const e = g + 9.6;
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 32,
      eave: e,
      roof: main === 'hip' ? 'gable-x' : 'gable-x',
      pitch: 0.56,
      overhang: 2.4,
      skirt: 2.8,
      front: [
        { kind: 'door', x: w * 0.36, y: g, sideLights: 0 },
        win(w * 0.74, g + 2, 7, 5.2),
        win(w * 0.1 + 1, g + 2, 3.4, 5.2),
      ],
    }),
  );
  plan.dormers.push({ x: w * 0.5, y: e + 2.6, z: 4.4, w: 10 });
  garage(w, 6, 22, g + 8.6, 'gable-z', 0.55);
  plan.porch = {
    x0: 0.2,
    x1: w * 0.92,
    z0: -8,
    z1: 0,
    floor: g - 0.1,
    top: e - 0.4,
    columns: 'tapered',
    roof: 'gable',
  };
  plan.door = { x: w * 0.36, z: -8, y: g };
  if (home.fireplace) plan.chimney = { x: 0.4, z: 12, top: e + 12, w: 3.4 };
};

export const farmhouse: Style = ({ d, block, win, garage, plan, ground: g, home }) => {
  const w = d.range(32, 37);
  const e = g + 17;
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 28,
      eave: e,
      roof: 'gable-x',
      pitch: 0.8,
      overhang: 1,
      front: [
        { kind: 'door', x: w * 0.3, y: g, sideLights: 1, double: d.chance(0.3) },
        win(w * 0.12, g + 2, 3.2, 5.8),
        win(w * 0.5, g + 2, 3.2, 5.8),
        win(w * 0.3, g + 11.2, 5, 4.4),
      ],
    }),
  );
  plan.blocks.push(
    block({
      x0: w * 0.62,
      x1: w + 1,
      z0: -4,
      z1: 12,
      eave: e - 1,
      roof: 'gable-z',
      pitch: 1,
      overhang: 1,
      front: [
        win(w * 0.81, g + 1.6, 7, 6.4, { across: 3 }),
        win(w * 0.81, g + 11, 5.4, 4.8, { across: 2 }),
      ],
      gableWindow: d.chance(0.5),
    }),
  );
  garage(home.garageBays > 2 ? -37.2 : -20, -3, 26, g + 10, 'gable-z', 0.85, { gableWindow: true });
  plan.porch = {
    x0: 0.2,
    x1: w * 0.62,
    z0: -7,
    z1: 0,
    floor: g - 0.1,
    top: g + 9.6,
    columns: 'timber',
    roof: 'shed',
  };
  plan.door = { x: w * 0.3, z: -7, y: g };
};
