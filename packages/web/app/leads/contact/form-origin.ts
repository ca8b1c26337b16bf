import type { ConsentBox, leadEndpoints } from '@homestead/contract/leads';
import { type InputOf, language } from '@homestead/contract/platform';
import { visitOrigin } from '#platform';
import { checkedBoxes } from './consent-fields.ts';

type Origin = Pick<
  InputOf<typeof leadEndpoints.saveContact>,
  'page' | 'campaign' | 'language' | ConsentBox
>;

/** Where a form was sent from, and which of its boxes were checked. */
export function formOrigin(
  request: Pick<Request, 'url' | 'headers'>,
  typed: Readonly<Partial<Record<string, string>>>,
): Origin {
  return { ...visitOrigin(request), language: language(), ...checkedBoxes(typed) };
}
