import type { WireComparison } from '@homestead/contract/leads';
import { instantText } from '#platform';
import { duplicateMessages } from '../messages/duplicates.ts';
import { valueText } from './value-text.ts';

/** What tells two people of one name apart, the first that both have. */
const telling: readonly string[] = ['email', 'phone', 'city', 'leadRole'];

/** What two compared leads are called: by their names, and by more where these are alike. */
export function comparedNames({
  leads,
  fields,
}: Pick<WireComparison, 'leads' | 'fields'>): [string, string] {
  const [one = '', other = ''] = leads.map(({ name }) => name);
  if (one !== other) return [one, other];
  const field = telling
    .flatMap((name) => fields.find((each) => each.field === name) ?? [])
    .find(({ values: [first, second] }) => first && second && first !== second);
  const about = ([0, 1] as const).map((side) => {
    if (field) return valueText(field, side);
    const createdOn = leads[side]?.createdOn;
    return createdOn ? duplicateMessages.since({ at: instantText(createdOn) }) : null;
  });
  const named = about.map((text, side) =>
    text
      ? duplicateMessages.named({ name: one, about: text })
      : duplicateMessages.numbered({ name: one, number: side + 1 }),
  );
  return [named[0] ?? one, named[1] ?? other];
}
