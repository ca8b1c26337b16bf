import { localDate } from '#platform';

interface Foldable {
  readonly kind: string;
  readonly at: string;
}

/** An entry of a timeline; `folded` has it and the ones that it stands for, newest first. */
type Folded<Entry> = Entry & { folded: Entry[] | null };

/** What happens again and again: many times a day, or from month to month. */
const foldedKinds: ReadonlyMap<string, 'of a day' | 'of any day'> = new Map([
  ['viewed-home', 'of a day'],
  ['searched', 'of a day'],
  ['value-update-sent', 'of any day'],
]);

/**
 * The entries of a timeline, in which neighbors of one foldable kind, and of one local day where
 * the kind asks for that, are one item. What is folded already is folded with its neighbors, so
 * pages can be put together. The order stays.
 */
export function foldTimeline<Entry extends Foldable>(
  items: readonly (Entry & { folded?: Entry[] | null })[],
): Folded<Entry>[] {
  const folded: Folded<Entry>[] = [];
  for (const { folded: within, ...item } of items) {
    const entries = within ?? [item as unknown as Entry];
    const last = folded.at(-1);
    if (last && last.kind === item.kind && areFolded(last, item)) {
      last.folded = [...(last.folded ?? [withoutFold(last)]), ...entries];
    } else {
      folded.push({ ...(item as unknown as Entry), folded: within ?? null });
    }
  }
  return folded;
}

/** Whether entries of a kind are one item on one day only. */
export const foldsByDay = ({ kind }: Pick<Foldable, 'kind'>) =>
  foldedKinds.get(kind) === 'of a day';

function areFolded(one: Foldable, other: Foldable): boolean {
  if (!foldsByDay(one)) return foldedKinds.has(one.kind);
  return localDate(new Date(one.at)) === localDate(new Date(other.at));
}

function withoutFold<Entry>({ folded: _folded, ...entry }: Folded<Entry>): Entry {
  return entry as unknown as Entry;
}
