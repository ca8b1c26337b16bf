import { dim, hex } from './colour.ts';
import type { HomeMaterials } from './home-materials.ts';
import { face, placed, type Scene } from './scene.ts';
import { bar, box } from './solids.ts';
import { paint } from './surface.ts';
import type { Vec } from './vector.ts';

export type WindowMake = {
  /** Panes across and up each sash; 1 by 1 is a plain pane. */
  across?: number;
  up?: number;
  shutters?: boolean;
  /** Lit from inside, 0 to 1. */
  lit?: number;
  seed?: number;
  /** Flat lintel or stone sill. */
  sill?: boolean;
  trim?: number;
};

/** A window in a wall that faces -z, its lower left corner at `at`. */
export function window(
  s: Scene,
  m: HomeMaterials,
  at: Vec,
  w: number,
  h: number,
  make: WindowMake = {},
): void {
  placed(s, at, 0, () => {
    const trim = make.trim ?? 0.36;
    const thin = { shades: false, skip: 'back' };
    const glass = paint([0.1, 0.1, 0.1], {
      kind: 'window',
      span: [w, h],
      glow: make.lit ?? 0.5,
      seed: make.seed ?? at[0] * 3.3 + at[1],
    });
    face(
      s,
      [
        [0, 0, -0.03],
        [w, 0, -0.03],
        [w, h, -0.03],
        [0, h, -0.03],
      ],
      glass,
      { casts: false },
    );
    box(s, [-trim, -trim * 0.7, -0.14], [0, h + trim, 0], m.trim, thin);
    box(s, [w, -trim * 0.7, -0.14], [w + trim, h + trim, 0], m.trim, thin);
    box(s, [-trim - 0.12, h, -0.24], [w + trim + 0.12, h + trim * 1.25, 0], m.trim, thin);
    box(s, [-trim - 0.12, -trim * 0.8, -0.34], [w + trim + 0.12, 0, 0], m.trim, thin);
    const across = make.across ?? 2;
    const up = make.up ?? 2;
    const sash = 0.15;
    for (const [a, b] of [
      [
        [0, 0],
        [w, sash],
      ],
      [
        [0, h - sash],
        [w, h],
      ],
      [
        [0, 0],
        [sash, h],
      ],
      [
        [w - sash, 0],
        [w, h],
      ],
    ] as const) {
      box(s, [a[0], a[1], -0.09], [b[0], b[1], 0], m.sash, thin);
    }
    for (let i = 1; i < across; i++) {
      const x = (w * i) / across;
      box(s, [x - 0.05, 0, -0.07], [x + 0.05, h, 0], m.sash, thin);
    }
    for (let i = 1; i < up; i++) {
      const y = (h * i) / up;
      const k = up % 2 === 0 && i === up / 2 ? 0.09 : 0.05;
      box(s, [0, y - k, -0.08], [w, y + k, 0], m.sash, thin);
    }
    if (make.shutters) {
      const sw = Math.min(1.5, w * 0.42);
      for (const x of [-trim - sw - 0.05, w + trim + 0.05]) {
        box(s, [x, -0.2, -0.16], [x + sw, h + 0.2, 0], m.shutter, thin);
        for (const [y0, y1] of [
          [0.15, h * 0.46],
          [h * 0.52, h - 0.1],
        ] as const) {
          face(
            s,
            [
              [x + 0.2, y0, -0.17],
              [x + sw - 0.2, y0, -0.17],
              [x + sw - 0.2, y1, -0.17],
              [x + 0.2, y1, -0.17],
            ],
            paint(dim(m.shutter.c1, 0.62)),
            { casts: false },
          );
        }
      }
    }
  });
}

/** A panelled entrance door with glass, side lights and lanterns; `at` is the middle of its threshold. */
export function entry(
  s: Scene,
  m: HomeMaterials,
  at: Vec,
  make: { sideLights?: number; transom?: boolean; double?: boolean; lit?: number } = {},
): void {
  placed(s, at, 0, () => {
    const w = make.double ? 2.9 : 1.55;
    const h = 6.9;
    const thin = { shades: false, skip: 'back' };
    const side = make.sideLights ?? 0;
    const full = w + (side > 0 ? 1.5 : 0);
    box(s, [-full - 0.5, 0, -0.22], [-full, h + 0.5, 0], m.trim, thin);
    box(s, [full, 0, -0.22], [full + 0.5, h + 0.5, 0], m.trim, thin);
    const head = make.transom ? h + 1.6 : h;
    box(s, [-full - 0.65, head, -0.34], [full + 0.65, head + 0.75, 0], m.trim, thin);
    const glass = (gw: number, gh: number, seed: number) =>
      paint([0.1, 0.1, 0.1], { kind: 'window', span: [gw, gh], glow: make.lit ?? 0.9, seed });
    if (make.transom) {
      placed(s, [-full, h + 0.15, 0], 0, () => {
        face(
          s,
          [
            [0, 0, -0.03],
            [2 * full, 0, -0.03],
            [2 * full, 1.3, -0.03],
            [0, 1.3, -0.03],
          ],
          glass(2 * full, 1.3, 4.2),
        );
      });
      box(s, [-full, h, -0.16], [full, h + 0.18, 0], m.trim, thin);
    }
    for (const x of side > 0 ? [-full, w + 0.2] : []) {
      placed(s, [x, 1.2, 0], 0, () => {
        face(
          s,
          [
            [0, 0, -0.03],
            [1.3, 0, -0.03],
            [1.3, h - 1.5, -0.03],
            [0, h - 1.5, -0.03],
          ],
          glass(1.3, h - 1.5, x),
        );
      });
      box(s, [x, 0, -0.1], [x + 1.3, 1.2, 0], m.trim, thin);
    }
    const leaf = (x0: number, x1: number) => {
      box(s, [x0, 0.1, -0.1], [x1, h, 0], m.door, thin);
      const dark = paint(dim(m.door.c1, 0.6));
      const cw = (x1 - x0 - 0.9) / 2;
      for (const x of [x0 + 0.3, x0 + 0.6 + cw]) {
        box(s, [x, 0.7, -0.11], [x + cw, 3, 0], dark, thin);
      }
      placed(s, [x0 + 0.35, 3.5, -0.12], 0, () => {
        const gw = x1 - x0 - 0.7;
        face(
          s,
          [
            [0, 0, 0],
            [gw, 0, 0],
            [gw, 2.9, 0],
            [0, 2.9, 0],
          ],
          glass(gw, 2.9, 1.7),
        );
      });
      bar(
        s,
        [x1 - 0.25, 3.1, -0.25],
        [x1 - 0.25, 4, -0.25],
        0.05,
        paint(hex('#c9a96a'), { gloss: 0.6 }),
      );
    };
    if (make.double) {
      leaf(-w, -0.04);
      leaf(0.04, w);
    } else leaf(-w, w);
    for (const x of [-full - 1.3, full + 1.3]) lantern(s, m, [x, 5.6, -0.1]);
  });
}

/** A wall lantern. */
export function lantern(s: Scene, m: HomeMaterials, [x, y, z]: Vec): void {
  box(s, [x - 0.17, y, z - 0.45], [x + 0.17, y + 0.75, z - 0.12], m.lamp, {
    shades: false,
    casts: false,
  });
  box(s, [x - 0.24, y + 0.75, z - 0.52], [x + 0.24, y + 0.92, z], m.metal, { shades: false });
  box(s, [x - 0.22, y - 0.1, z - 0.5], [x + 0.22, y, z], m.metal, { shades: false });
}

/** A sectional garage door, its lower left corner at `at`. */
export function garageDoor(s: Scene, m: HomeMaterials, at: Vec, w: number, style: number): void {
  placed(s, at, 0, () => {
    const h = 7.6;
    const thin = { shades: false, skip: 'back' };
    box(s, [-0.5, 0, -0.14], [0, h + 0.5, 0], m.trim, thin);
    box(s, [w, 0, -0.14], [w + 0.5, h + 0.5, 0], m.trim, thin);
    box(s, [-0.6, h, -0.2], [w + 0.6, h + 0.6, 0], m.trim, thin);
    const panel = m.garageDoor;
    const dark = paint(dim(panel.c1, 0.55));
    face(
      s,
      [
        [0, 0, 0.0],
        [w, 0, 0.0],
        [w, h, 0.0],
        [0, h, 0.0],
      ],
      dark,
    );
    const rows = 4;
    const columns = Math.max(2, Math.round(w / 2));
    for (let r = 0; r < rows; r++) {
      const y0 = (r * h) / rows + 0.05;
      const y1 = ((r + 1) * h) / rows - 0.04;
      box(s, [0.04, y0, -0.05], [w - 0.04, y1, 0], panel, thin);
      const glazed = r === rows - 1 && style !== 1;
      for (let c = 0; c < columns; c++) {
        if (style === 2 && !glazed) continue;
        const x0 = (c * w) / columns + 0.22;
        const x1 = ((c + 1) * w) / columns - 0.22;
        if (glazed) {
          placed(s, [x0, y0 + 0.3, -0.06], 0, () => {
            const gh = y1 - y0 - 0.6;
            face(
              s,
              [
                [0, 0, 0],
                [x1 - x0, 0, 0],
                [x1 - x0, gh, 0],
                [0, gh, 0],
              ],
              paint([0.1, 0.1, 0.1], {
                kind: 'window',
                span: [x1 - x0, gh],
                glow: 0.25,
                seed: c * 0.13,
              }),
              { casts: false },
            );
          });
        } else {
          // A raised panel: a dark lower lip and a light field.
          face(
            s,
            [
              [x0, y0 + 0.26, -0.055],
              [x1, y0 + 0.26, -0.055],
              [x1, y1 - 0.26, -0.055],
              [x0, y1 - 0.26, -0.055],
            ],
            paint(dim(panel.c1, 0.7)),
            { casts: false },
          );
          face(
            s,
            [
              [x0 + 0.07, y0 + 0.36, -0.06],
              [x1 - 0.07, y0 + 0.36, -0.06],
              [x1 - 0.07, y1 - 0.3, -0.06],
              [x0 + 0.07, y1 - 0.3, -0.06],
            ],
            panel,
            { casts: false },
          );
        }
      }
    }
  });
}
