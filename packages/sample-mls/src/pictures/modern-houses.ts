import type { Style } from './house-plan.ts';

export const contemporary: Style = ({ d, block, win, garage, plan, ground: g }) => {
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

export const prairie: Style = ({ d, block, win, garage, plan, ground: g, home }) => {
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
