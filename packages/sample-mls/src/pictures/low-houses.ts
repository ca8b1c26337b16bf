import type { Style } from './house-plan.ts';

export const ranch: Style = ({ d, block, win, garage, plan, ground: g, main, skirt, home }) => {
  const w = d.range(36, 44);
  const e = g + 9;
  const door = d.range(9, 14);
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 28,
      eave: e,
      roof: main,
      pitch: d.range(0.38, 0.5),
      overhang: 1.8,
      skirt,
      front: [
        { kind: 'door', x: door, y: g, sideLights: d.int(0, 1) },
        win(w - 20, g + 2.6, 6, 4.8),
      ],
    }),
  );
  plan.blocks.push(
    block({
      x0: w - 15,
      x1: w,
      z0: -5,
      z1: 12,
      eave: e,
      roof: main === 'hip' ? 'hip' : 'gable-z',
      pitch: 0.48,
      skirt,
      wall: 'accent',
      gableWindow: false,
      front: [win(w - 7.5, g + 2.2, d.pick([5, 6.4, 7.6]), 5.2)],
    }),
  );
  garage(
    0 - (home.garageBays > 2 ? 37.2 : home.garageBays === 1 ? 12.5 : 20),
    -d.range(4, 9),
    30,
    e,
    main === 'hip' ? 'hip' : 'gable-z',
    0.42,
  );
  plan.porch = {
    x0: 0.3,
    x1: w - 15,
    z0: -5,
    z1: 0,
    floor: g - 0.1,
    top: e - 0.2,
    columns: d.pick(['square', 'tapered', 'timber'] as const),
    roof: 'shed',
  };
  plan.door = { x: door, z: -5, y: g };
  if (home.fireplace) plan.chimney = { x: w - 18, z: 20, top: e + 11, w: 3.6 };
};

export const splitEntry: Style = ({
  d,
  block,
  win,
  garage,
  plan,
  ground: g0,
  main,
  skirt,
  home,
}) => {
  const g = g0 + 0.4;
  const w = d.range(28, 33);
  const e = 14.6 + g;
  const up = g + 7;
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 27,
      eave: e,
      roof: main,
      pitch: 0.42,
      skirt: skirt ? 6.4 : 0,
      front: [
        { kind: 'door', x: 5, y: g + 2.2, sideLights: 1, transom: true },
        win(15, up + 2, 6, 4.8),
        win(25, up + 2, 4.2, 4.4),
        win(15, g + 0.9, 5, 3, { up: 1 }),
        win(25, g + 0.9, 4, 3, { up: 1 }),
      ],
    }),
  );
  const gw = home.garageBays >= 3 ? 37.2 : home.garageBays === 1 ? 12.5 : 20;
  if (home.garageBays > 0) {
    garage(-gw, -2.2, 27, e, d.chance(0.6) ? 'gable-z' : main, 0.5);
    const b = plan.blocks.at(-1)!;
    b.front.push(
      win(b.x0 + (b.x1 - b.x0) * 0.3, up + 2.4, 3.6, 4.2),
      win(b.x0 + (b.x1 - b.x0) * 0.72, up + 2.4, 3.6, 4.2),
    );
  }
  plan.porch = {
    x0: 1.4,
    x1: 8.6,
    z0: -5,
    z1: 0,
    floor: g + 2.1,
    top: e - 2.6,
    columns: 'square',
    roof: 'gable',
  };
  plan.door = { x: 5, z: -5, y: g + 2.2 };
};

export const splitLevel: Style = ({
  d,
  block,
  win,
  garage,
  plan,
  ground: g,
  main,
  skirt,
  home,
}) => {
  const w = d.range(26, 32);
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 27,
      eave: g + 9,
      roof: main,
      pitch: 0.4,
      skirt,
      front: [{ kind: 'door', x: 4.5, y: g, sideLights: 1 }, win(w * 0.62, g + 2.2, 8.4, 5)],
    }),
  );
  const gw = home.garageBays >= 3 ? 37.2 : home.garageBays === 1 ? 15 : 20;
  const front = [win(-gw * 0.28, g + 10.4, 4, 4.2), win(-gw * 0.72, g + 10.4, 4, 4.2)];
  if (home.garageBays > 0) {
    garage(-gw, -1.6, 27, g + 15.6, d.chance(0.5) ? 'gable-z' : main, 0.44);
    const b = plan.blocks.at(-1)!;
    b.front.push(...front);
    b.skirt = skirt ? 8.6 : 0;
  } else {
    plan.blocks.push(
      block({
        x0: -20,
        x1: 0,
        z0: -1.6,
        z1: 26,
        eave: g + 15.6,
        roof: 'gable-z',
        pitch: 0.44,
        front: [win(-10, g + 10.4, 6, 4.2), win(-10, g + 1.8, 6, 4)],
      }),
    );
  }
  plan.porch = {
    x0: 0.2,
    x1: 10,
    z0: -4.5,
    z1: 0,
    floor: g - 0.1,
    top: g + 8.8,
    columns: 'square',
    roof: 'shed',
  };
  plan.door = { x: 4.5, z: -4.5, y: g };
  if (home.fireplace) plan.chimney = { x: w + 0.6, z: 10, top: g + 19, w: 4.2 };
};

export const bungalow: Style = ({ d, block, win, garage, plan, ground, home }) => {
  const g = ground + 1;
  const w = d.range(25, 29);
  const e = g + 9.2;
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 34,
      eave: e,
      roof: 'gable-z',
      pitch: 0.52,
      overhang: 2,
      skirt: 0,
      gableWindow: true,
      front: [{ kind: 'door', x: w * 0.3, y: g }, win(w * 0.7, g + 2, 6.2, 5.2, { across: 3 })],
    }),
  );
  garage(w + 4, 18, 22, g + 7.6, 'gable-z', 0.5);
  plan.porch = {
    x0: w * 0.04,
    x1: w * 0.96,
    z0: -7,
    z1: 0,
    floor: g - 0.1,
    top: e - 1,
    columns: d.pick(['tapered', 'square'] as const),
    roof: 'gable',
  };
  plan.door = { x: w * 0.3, z: -7, y: g };
  if (home.fireplace) plan.chimney = { x: w * 0.97, z: 14, top: e + 11, w: 3 };
};

export const villa: Style = ({ d, block, win, garage, plan, ground: g, skirt, home }) => {
  const w = d.range(24, 28);
  const e = g + 10;
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 34,
      eave: e,
      roof: 'hip',
      pitch: 0.5,
      overhang: 1.6,
      skirt: skirt || 3,
      front: [
        { kind: 'door', x: 5, y: g, sideLights: 1, transom: true },
        win(w * 0.62, g + 2.2, 6.4, 6),
      ],
    }),
  );
  plan.blocks.push(
    block({
      x0: w - 13,
      x1: w,
      z0: -4.5,
      z1: 14,
      eave: e,
      roof: 'gable-z',
      pitch: 0.62,
      wall: 'accent',
      front: [win(w - 6.5, g + 2, 6.6, 6, { across: 3 })],
      gableWindow: d.chance(0.6),
    }),
  );
  garage(
    home.garageBays > 2 ? -37.2 : home.garageBays === 1 ? -12.5 : -20,
    -9,
    30,
    e - 0.4,
    'hip',
    0.5,
    { skirt: 3 },
  );
  plan.porch = {
    x0: 0.4,
    x1: w - 13,
    z0: -4.5,
    z1: 0,
    floor: g - 0.1,
    top: e - 0.2,
    columns: 'tapered',
    roof: 'shed',
  };
  plan.door = { x: 5, z: -4.5, y: g };
};
