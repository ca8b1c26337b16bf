import {
  offerListNames,
  offerLookupCalls,
  type offerLookupEndpoints,
  type WireOfferDropdowns,
} from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { readClientChoices } from '#leads/desk';
import { createClient } from '#platform';
import type { OfferChoices } from './offer-sections.ts';

const lookups = createClient<typeof offerLookupEndpoints>(offerLookupCalls, personApi);

/** What the form of an offer chooses from. */
export async function readOfferChoices(signal: AbortSignal): Promise<OfferChoices> {
  const [clients, { data }] = await Promise.all([
    readClientChoices(signal),
    lookups.getAllOfferDropdownList({}, { signal }),
  ]);
  const asChoice = ({ id, display }: { id: string; display: string }) => ({
    value: id,
    label: display,
  });
  return {
    clients,
    agents: data.agents.map(asChoice),
    lenders: data.lenders.map(asChoice),
    lists: choicesOf(data),
  };
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
