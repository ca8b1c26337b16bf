import {
  type ListingFileFieldKey,
  listedOfferCalls,
  type listedOfferEndpoints,
  listingFileCalls,
  type listingFileEndpoints,
  listingFileFieldKeys,
  listingFileFields,
  listingFileSections,
  listingLinkCalls,
  type listingLinkEndpoints,
  type OfferFieldKind,
  type WireListingFile,
} from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import type { Choice, FieldHints, FormSection } from '#desk';
import { findHomes, findLeads } from '#leads/desk';
import { createClient } from '#platform';
import { listingDeskMessages } from '../messages/listing-files.ts';
import { choicesWith, type OfferChoices, yesOrNo } from '../offer-sections.ts';

export const listingFiles = createClient<typeof listingFileEndpoints>(listingFileCalls, personApi);
export const listedOffers = createClient<typeof listedOfferEndpoints>(listedOfferCalls, personApi);
export const listingLinks = createClient<typeof listingLinkEndpoints>(listingLinkCalls, personApi);

const kinds: Partial<Record<OfferFieldKind, FieldHints['kind']>> = {
  money: 'dollars',
  date: 'date',
};
const hints: Partial<Record<ListingFileFieldKey, () => string>> = {
  feesCents: listingDeskMessages.feesHint,
  payoffCents: listingDeskMessages.payoffHint,
  taxPaidThroughYear: listingDeskMessages.taxPaidHint,
};

/** The fields of a listing file's form by its sections; `file` is null for a new one. */
export function listingSections(
  choices: OfferChoices,
  file: Pick<WireListingFile, 'terms' | 'seller' | 'agent' | 'coAgent'> | null,
): FormSection[] {
  const nameOf = (one: WireListingFile['agent'] | undefined) =>
    one ? `${one.firstName} ${one.lastName}`.trim() : undefined;
  const held = file?.terms;
  const choicesOf: Partial<Record<ListingFileFieldKey, readonly Choice[]>> = {
    agentId: choicesWith(choices.agents, held?.agentId ?? null, nameOf(file?.agent)),
    coAgentId: choicesWith(choices.agents, held?.coAgentId ?? null, nameOf(file?.coAgent)),
    county: choicesWith(choices.lists.counties, held?.county ?? null),
    stateOrProvince: choicesWith(choices.lists.states, held?.stateOrProvince ?? null),
    sid: choicesWith(choices.lists.sids, held?.sid ?? null),
    taxHalfPaid: yesOrNo(),
  };
  return Object.entries(listingFileSections).map(([section, title]) => ({
    title,
    fields: listingFileFieldKeys
      .filter((key) => listingFileFields[key].section === section)
      .map((key): FieldHints => {
        if (key === 'listingId') {
          const own = choicesWith([], held?.listingId ?? null);
          return { name: key, kind: 'choice', find: findHomes, choices: own };
        }
        if (key === 'sellerLeadId') {
          const seller = file?.seller ?? listingDeskMessages.unnamed();
          const own = choicesWith(choices.clients, held?.sellerLeadId ?? null, seller);
          return { name: key, kind: 'choice', find: findLeads, choices: own };
        }
        const kind = kinds[listingFileFields[key].kind];
        const offered = choicesOf[key];
        const hint = hints[key];
        return {
          name: key,
          ...(kind && { kind }),
          ...(offered && { choices: offered }),
          ...(hint && { hint: hint() }),
        };
      }),
  }));
}
