import {
  numberedOfferLists,
  offerListNames,
  offerLookupCalls,
  type offerLookupEndpoints,
  type WireOfferDropdowns,
} from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { keptAnswer } from '#desk';
import { readClientChoices } from '#leads/desk';
import { createClient } from '#platform';
import type { OfferChoices } from './offer-sections.ts';

const lookups = createClient<typeof offerLookupEndpoints>(offerLookupCalls, personApi);

const KEPT_MS = 5 * 60_000;
/** The same for everyone: asked once, and again after some minutes or a change of a list. */
const readDropdowns = keptAnswer(() => lookups.getAllOfferDropdownList({}), {
  ...{ keptMs: KEPT_MS, topic: 'reference-lists' },
});

/** What the form of an offer chooses from. */
export async function readOfferChoices(signal: AbortSignal): Promise<OfferChoices> {
  const [clients, { data }] = await Promise.all([readClientChoices(signal), readDropdowns()]);
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

function choicesOf(data: WireOfferDropdowns): OfferChoices['lists'] {
  const lists = offerListNames.map((name) => {
    const choices = data[name].map(({ id, display }) => ({
      value: numberedOfferLists.has(name) ? String(id) : display,
      label: display,
    }));
    return [name, choices];
  });
  return Object.fromEntries(lists) as OfferChoices['lists'];
}
