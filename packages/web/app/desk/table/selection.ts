/** Which rows are selected, and where a selected stretch began. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The row that a stretch is extended from. */
  readonly anchor: string | null;
  /** What was selected before the stretch. */
  readonly kept: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

export const nothingSelected: Selection = { ids: none, anchor: null, kept: none };

/** Selects a row or takes it out; a stretch then begins there. */
export function toggleRow({ ids }: Selection, id: string, isOn = !ids.has(id)): Selection {
  const next = new Set(ids);
  if (isOn) next.add(id);
  else next.delete(id);
  return { ids: next, anchor: id, kept: next };
}

/** Selects all rows, or none if all of them are. */
export function toggleAll(selection: Selection, rows: readonly string[]): Selection {
  const isAll = rows.every((id) => selection.ids.has(id));
  return isAll ? nothingSelected : { ...nothingSelected, ids: new Set(rows) };
}

/**
 * Selects every row from where the stretch began to `to`; without a beginning, it begins at `from`.
 * Going back toward the beginning takes rows out again.
 */
export function extendTo(
  { ids, anchor, kept }: Selection,
  rows: readonly string[],
  { from, to }: { from: string; to: string },
): Selection {
  const begun = anchor !== null && rows.includes(anchor) ? { anchor, kept } : null;
  const { anchor: start, kept: before } = begun ?? { anchor: from, kept: ids };
  const ends = [rows.indexOf(start), rows.indexOf(to)].sort((one, other) => one - other);
  const [first = -1, last = -1] = ends;
  if (first < 0) return { ids, anchor, kept };
  const stretch = rows.slice(first, last + 1);
  return { ids: new Set([...before, ...stretch]), anchor: start, kept: before };
}
