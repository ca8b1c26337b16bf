import { nameIn } from './full-name.ts';
import type { RecordKind } from './record-history.ts';

const list = new Intl.ListFormat('en-US', { type: 'unit' });

/** A history whose columns with ids, texts or numbers, show names. */
export function withNames<Row>(
  kind: RecordKind<Row>,
  {
    people: personColumns,
    others = [],
    names = new Map(),
  }: {
    people: readonly string[];
    others?: readonly string[];
    names?: ReadonlyMap<string, string>;
  },
): RecordKind<Row> {
  const idsIn = (value: unknown) =>
    [value].flat().flatMap((id) => (['string', 'number'].includes(typeof id) ? String(id) : []));
  return {
    ...kind,
    peopleIn: ({ before, after }) =>
      personColumns.flatMap((column) => [...idsIn(before[column]), ...idsIn(after[column])]),
    describe: (change, people) =>
      kind.describe(change, people).map((shown) => {
        const nameOf = personColumns.includes(shown.field)
          ? (id: string) => nameIn(people, id)
          : others.includes(shown.field) && ((id: string) => names.get(id) ?? '');
        if (!nameOf) return shown;
        const textOf = (value: unknown) => list.format(idsIn(value).map(nameOf));
        return {
          ...shown,
          before: textOf(change.before[shown.field]),
          after: textOf(change.after[shown.field]),
        };
      }),
  };
}
