import { localDate } from '#platform';

interface Foldable {
  readonly kind: string;
  readonly at: string;
}

/** An entry of a timeline; `folded` has it and the ones that it stands for, newest first. */
type Folded<Entry> = Entry & { folded: Entry[] | null };

/** What a person does many times a day. */
const foldedKinds: ReadonlySet<string> = new Set(['viewed-home']);

/** Whether entries of a kind are shown as one. */
export const isFolded = (kind: string): boolean => foldedKinds.has(kind);

/**
 * The entries of a timeline, in which neighbors of one foldable kind and one local day are one
 * item. What is folded already is folded with its neighbors, so pages can be put together. The
 * order stays.
 */
export function foldTimeline<Entry extends Foldable>(
  items: readonly (Entry & { folded?: Entry[] | null })[],
): Folded<Entry>[] {
  const folded: Folded<Entry>[] = [];
  for (const { folded: within, ...item } of items) {
    const entries = within ?? [item as unknown as Entry];
    const last = folded.at(-1);
    if (last && isFolded(item.kind) && last.kind === item.kind && isSameDay(last, item)) {
      last.folded = [...(last.folded ?? [withoutFold(last)]), ...entries];
    } else {
      folded.push({ ...(item as unknown as Entry), folded: within ?? null });
    }
  }
  return folded;
}

const isSameDay = (one: Foldable, other: Foldable) =>
  localDate(new Date(one.at)) === localDate(new Date(other.at));

function withoutFold<Entry>({ folded: _folded, ...entry }: Folded<Entry>): Entry {
  return entry as unknown as Entry;
}
