/** Columns by their ids: which ones show, and where. */
interface Known {
  id: string;
  isExtra?: true | undefined;
}

/** The columns that are chosen, in that order; the first of all names the row and stays first. */
export function orderColumns(
  columns: readonly Known[],
  chosen: readonly string[] | null,
): string[] {
  const usual = columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id);
  const known = new Set(columns.map(({ id }) => id));
  const [first] = columns;
  const named = (chosen ?? usual).filter((id) => known.has(id) && id !== first?.id);
  return [...(first ? [first.id] : []), ...new Set(named)];
}

/** With one column more: in its usual place, or last once the order was changed. */
export function withColumn(
  columns: readonly Known[],
  shown: readonly string[],
  id: string,
): string[] {
  const inOrder = (ids: readonly string[]) =>
    columns.filter((column) => ids.includes(column.id)).map((column) => column.id);
  const added = [...shown, id];
  return inOrder(shown).join() === shown.join() ? inOrder(added) : added;
}

/** With one column moved by a step; the first one stays first. */
export function moveColumn(shown: readonly string[], id: string, step: 1 | -1): string[] {
  const from = shown.indexOf(id);
  const to = from + step;
  if (from < 1 || to < 1 || to >= shown.length) return [...shown];
  const next = shown.filter((one) => one !== id);
  next.splice(to, 0, id);
  return next;
}
