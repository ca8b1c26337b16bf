import type { MergeField, WireComparison } from '@homestead/contract/leads';

type Field = WireComparison['fields'][number];
/** Which of the two leads a value comes from. */
export type Side = 0 | 1;
export type Choices = Readonly<Partial<Record<MergeField, Side>>>;

/** A sub-source belongs to its source. */
const together: readonly MergeField[] = ['sourceId', 'subSourceId'];

export const isSameInBoth = ({ values: [one, other] }: Field): boolean =>
  (one ?? '') === (other ?? '');

/** The survivor's values, and the other's where it has none and may take them. */
export function suggestChoices(fields: readonly Field[], survivor: Side): Choices {
  const isEmpty = ({ values }: Field) => (values[survivor] ?? '') === '';
  const other: Side = survivor === 0 ? 1 : 0;
  const suggested: Choices = Object.fromEntries(
    fields.map((field) => {
      const takes = isEmpty(field) && !isSameInBoth(field) && field.mayTake[survivor] === true;
      return [field.field, takes ? other : survivor];
    }),
  );
  // Where the survivor has a source, the other's sub-source doesn't belong to it.
  const { sourceId = survivor } = suggested;
  return 'subSourceId' in suggested ? { ...suggested, subSourceId: sourceId } : suggested;
}

/** The choices after one more; fields that belong together follow. */
export function choose(choices: Choices, field: MergeField, side: Side): Choices {
  const fields = together.includes(field) ? together.filter((one) => one in choices) : [field];
  return { ...choices, ...Object.fromEntries(fields.map((one) => [one, side])) };
}

/** The fields that the survivor takes from the other lead. */
export function taken(
  fields: readonly Field[],
  { choices, survivor }: { choices: Choices; survivor: Side },
): MergeField[] {
  return fields
    .filter((field) => !isSameInBoth(field) && (choices[field.field] ?? survivor) !== survivor)
    .map(({ field }) => field);
}
