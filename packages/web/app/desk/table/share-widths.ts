/** A column as wide as what it shows. */
export interface NaturalWidth {
  width: number;
  /** `title` names the row, `long` may be cut off, `control` never changes its width. */
  kind: 'title' | 'long' | 'plain' | 'control';
}

/** How leftover space is shared, for longer texts further down. */
const weights = { title: 3, long: 3, plain: 1, control: 0 } as const;
/** Long texts get no narrower than this, in pixels. */
const LEAST = 120;

/**
 * Column widths that fill the room: leftover space is shared, or long texts get narrower. If that
 * isn't enough, the columns are wider than the room.
 */
export function shareWidths(columns: readonly NaturalWidth[], room: number): number[] {
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const spare = room - sum(columns.map(({ width }) => width));
  const givenUp = columns.map(({ width, kind }) =>
    kind === 'long' ? Math.max(0, width - LEAST) : 0,
  );
  const parts = spare >= 0 ? columns.map(({ kind }) => weights[kind]) : givenUp;
  const all = sum(parts);
  const shared = spare >= 0 ? spare : -Math.min(-spare, all);
  return columns.map(({ width }, place) =>
    all === 0 ? width : width + (shared * (parts[place] ?? 0)) / all,
  );
}
