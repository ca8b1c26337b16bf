import type { Tools } from './house-plan.ts';
import type { HomeStyle } from './picture-facts.ts';

type Style = (t: Tools) => void;

const ranch: Style = ({ d, block, win, garage, plan, ground: g, main, skirt, home }) => {
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

const twoStory: Style = ({ d, block, win, garage, plan, ground: g, main, skirt, home }) => {
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

const colonial: Style = ({ d, block, win, garage, plan, ground: g, home, skirt }) => {
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

const splitEntry: Style = ({ d, block, win, garage, plan, ground: g0, main, skirt, home }) => {
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

const splitLevel: Style = ({ d, block, win, garage, plan, ground: g, main, skirt, home }) => {
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

const oneAndHalf: Style = ({ d, block, win, garage, plan, ground: g, skirt, home }) => {
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

const tudor: Style = ({ d, block, win, garage, plan, ground: g }) => {
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

const craftsman: Style = ({ d, block, win, garage, plan, ground, main, home }) => {
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

const bungalow: Style = ({ d, block, win, garage, plan, ground, home }) => {
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

const contemporary: Style = ({ d, block, win, garage, plan, ground: g }) => {
  const w = d.range(33, 38);
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 28,
      eave: g + 10.6,
      roof: 'flat',
      pitch: 0,
      overhang: 2.4,
      wall: 'wall',
      front: [
        { kind: 'door', x: 5.4, y: g, sideLights: 1, transom: true },
        win(w * 0.6, g + 0.6, 15, 8.8, { across: 5, up: 1 }),
      ],
    }),
  );
  plan.blocks.push(
    block({
      x0: w * 0.2,
      x1: w + 4,
      z0: -3,
      z1: 24,
      floor: g + 11.5,
      eave: g + 21.4,
      roof: 'flat',
      pitch: 0,
      overhang: 1.6,
      wall: 'accent',
      front: [
        win(w * 0.42, g + 13.6, 6, 5.8, { across: 2, up: 1 }),
        win(w * 0.82, g + 13.4, 10, 6.2, { across: 3, up: 1 }),
      ],
    }),
  );
  garage(-21.6, -5, 28, g + 10, 'flat', 0, {
    overhang: 1.2,
    wall: d.chance(0.5) ? 'accent' : 'gable',
  });
  plan.porch = {
    x0: 0.5,
    x1: 10,
    z0: -6,
    z1: 0,
    floor: g - 0.1,
    top: g + 9.6,
    columns: 'timber',
    roof: 'flat',
  };
  plan.door = { x: 5.4, z: -6, y: g };
};

const prairie: Style = ({ d, block, win, garage, plan, ground: g, home }) => {
  const w = d.range(33, 38);
  const e = g + 18.4;
  const band = (x0: number, y: number, n: number, h: number) =>
    Array.from({ length: n }, (_, i) =>
      win(x0 + i * 3.5, y, 2.7, h, { across: 2, up: 3, shutters: false }),
    );
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 30,
      eave: e,
      roof: 'hip',
      pitch: 0.3,
      overhang: 3.6,
      wall: 'accent',
      front: [
        ...band(w * 0.22, g + 11.8, 3, 5),
        ...band(w * 0.66, g + 11.8, 3, 5),
        ...band(w * 0.6, g + 2, 4, 5.6),
        { kind: 'door', x: w * 0.2, y: g, sideLights: 1 },
      ],
    }),
  );
  plan.blocks.push(
    block({
      x0: w,
      x1: w + 15,
      z0: 3,
      z1: 24,
      eave: g + 9.6,
      roof: 'hip',
      pitch: 0.3,
      overhang: 3,
      wall: 'accent',
      front: band(w + 4, g + 2, 3, 5.4),
    }),
  );
  if (home.garageBays > 0)
    garage(home.garageBays > 2 ? -37 : -20.6, 4, 24, g + 9.4, 'hip', 0.3, {
      overhang: 2.8,
      wall: 'accent',
    });
  plan.porch = {
    x0: 0,
    x1: w * 0.44,
    z0: -7,
    z1: 0,
    floor: g - 0.1,
    top: g + 9.6,
    columns: 'square',
    roof: 'flat',
  };
  plan.door = { x: w * 0.2, z: -7, y: g };
  plan.chimney = { x: w * 0.52, z: 12, top: e + 8, w: 5 };
};

const farmhouse: Style = ({ d, block, win, garage, plan, ground: g, home }) => {
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

const townhouse: Style = ({ d, block, win, plan, ground: g, main, home }) => {
  const n = 3;
  const w = 22;
  const e = g + 19;
  for (let i = 0; i < n; i++) {
    const x = i * w;
    const z = i % 2 === 0 ? 0 : -2.5;
    const wide = home.garageBays > 1;
    const front = [
      home.garageBays > 0
        ? { kind: 'garage' as const, x: x + 1.6, w: wide ? 12 : 8.6, style: 0 }
        : win(x + 6.5, g + 2, 6, 5.6),
      { kind: 'door' as const, x: x + 18.4, y: g * 0.6, transom: true },
      win(x + 5.6, g + 11.6, 3.4, 5),
      win(x + 15.6, g + 11.6, 3.4, 5),
    ];
    plan.blocks.push(
      block({
        x0: x,
        x1: x + w + 0.02,
        z0: z,
        z1: 34,
        eave: e + (i % 2) * 0.7,
        roof: i % 2 === 1 ? 'gable-z' : main === 'flat' ? 'flat' : 'gable-x',
        pitch: i % 2 ? 0.8 : 0.5,
        wall: i % 2 ? 'accent' : 'wall',
        skirt: i % 2 ? 0 : 3.4,
        front,
        gableWindow: i % 2 === 1,
        overhang: 1,
      }),
    );
  }
  plan.door = { x: w + 18.4, z: -2.5, y: g * 0.6 };
  plan.drive = { x0: w + 2, x1: w + (home.garageBays > 1 ? 13.4 : 10), z: -2.5 };
  if (d.chance(0.4)) plan.chimney = { x: w * 2, z: 12, top: e + 11, w: 2.6 };
};

const condo: Style = ({ d, block, win, plan, ground: g }) => {
  const w = 66;
  const floors = d.int(3, 4);
  const e = g + floors * 10.2;
  for (const [x0, x1, z0, wall] of [
    [0, 20, 0, 'wall'],
    [20, 46, -3, 'accent'],
    [46, w, 0, 'wall'],
  ] as const) {
    const front = [];
    for (let f = 0; f < floors; f++) {
      const y = g + f * 10.2 + 1.4;
      const middle = (x0 + x1) / 2;
      if (wall === 'accent' && f === 0)
        front.push({
          kind: 'door' as const,
          x: middle,
          y: g,
          double: true,
          sideLights: 1,
          transom: true,
        });
      else if (wall === 'accent')
        front.push(
          win(middle - 7, y, 4, 6.2, { up: 1 }),
          win(middle, y, 5.6, 6.2, { up: 1 }),
          win(middle + 7, y, 4, 6.2, { up: 1 }),
        );
      else {
        front.push(
          win(middle - 3.4, y, 6.4, 7, { across: 2, up: 1 }),
          win(middle + 5.4, y + 1, 3.4, 5, { up: 1 }),
        );
        if (f > 0)
          plan.balconies.push({ x0: middle - 7.6, x1: middle + 2.4, y: g + f * 10.2 + 0.4, z: z0 });
      }
    }
    plan.blocks.push(
      block({
        x0,
        x1: x1 + 0.02,
        z0,
        z1: 40,
        eave: e + (wall === 'accent' ? 2.4 : 0),
        roof: 'flat',
        pitch: 0,
        overhang: 1.2,
        wall,
        skirt: wall === 'wall' ? 9.6 : 0,
        front,
      }),
    );
  }
  plan.porch = {
    x0: 27,
    x1: 39,
    z0: -10,
    z1: -3,
    floor: g - 0.3,
    top: g + 10.4,
    columns: 'square',
    roof: 'flat',
  };
  plan.door = { x: 33, z: -10, y: g };
};

const villa: Style = ({ d, block, win, garage, plan, ground: g, skirt, home }) => {
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

const multiFamily: Style = ({ d, block, win, plan, ground: g, main, old }) => {
  const w = d.range(40, 46);
  const e = g + 19.4;
  const front = [];
  for (const k of [0.13, 0.31, 0.69, 0.87])
    front.push(win(w * k, g + 11.8, 3.6, 5.2), win(w * k, g + 2.2, 3.6, 5.4));
  front.push(
    { kind: 'door' as const, x: w / 2 - 3, y: g },
    { kind: 'door' as const, x: w / 2 + 3, y: g },
    win(w / 2, g + 12.2, 3, 4.6),
  );
  plan.blocks.push(
    block({
      x0: 0,
      x1: w,
      z0: 0,
      z1: 36,
      eave: e,
      roof: old ? 'hip' : main,
      pitch: 0.42,
      skirt: 3.4,
      front,
      overhang: 1.8,
    }),
  );
  plan.porch = {
    x0: w / 2 - 8,
    x1: w / 2 + 8,
    z0: -7,
    z1: 0,
    floor: g - 0.1,
    top: g + 9.6,
    columns: 'square',
    roof: d.chance(0.5) ? 'gable' : 'flat',
  };
  plan.door = { x: w / 2, z: -7, y: g };
};

/** How each style lays its blocks out. */
export const STYLES: Record<Exclude<HomeStyle, 'land'>, Style> = {
  ranch,
  'two-story': twoStory,
  'split-entry': splitEntry,
  'split-level': splitLevel,
  'one-and-half': oneAndHalf,
  tudor,
  craftsman,
  bungalow,
  contemporary,
  prairie,
  colonial,
  townhouse,
  condo,
  villa,
  farmhouse,
  'multi-family': multiFamily,
};
