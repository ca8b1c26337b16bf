import type { Style } from './house-plan.ts';

export const townhouse: Style = ({ d, block, win, plan, ground: g, main, home }) => {
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

export const condo: Style = ({ d, block, win, plan, ground: g }) => {
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

export const multiFamily: Style = ({ d, block, win, plan, ground: g, main, old }) => {
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
