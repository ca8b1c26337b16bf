import {
  offerListNames,
  offerLookupCalls,
  type offerLookupEndpoints,
  type WireOfferDropdowns,
} from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { readDealChoices } from '#leads/desk';
import { createClient } from '#platform';
import type { OfferChoices } from './offer-sections.ts';

const lookups = createClient<typeof offerLookupEndpoints>(offerLookupCalls, personApi);

/** What the form of an offer chooses from. */
export async function readOfferChoices(signal: AbortSignal): Promise<OfferChoices> {
  const [people, { data }] = await Promise.all([
    readDealChoices(signal),
    lookups.getAllOfferDropdownList({}, { signal }),
  ]);
  return { ...people, lists: choicesOf(data) };
}

/** Surveys and sale contingencies are numbers in an offer, all others texts. */
function choicesOf(data: WireOfferDropdowns): OfferChoices['lists'] {
  const lists = offerListNames.map((name) => {
    const isNumber = name === 'surveys' || name === 'saleContingencies';
    const choices = data[name].map(({ id, display }) => ({
      value: isNumber ? String(id) : display,
      label: display,
    }));
    return [name, choices];
  });
  return Object.fromEntries(lists) as OfferChoices['lists'];
}
