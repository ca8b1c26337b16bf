import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Api, orNull } from '#platform';
import { listings } from '../client.ts';
import { filterMessages } from '../messages/filters.ts';
import {
  type CommuteAddress,
  type FilterOptions,
  MAX_OFFERED,
  type OptionListName,
  optionLists,
} from './filter-options.ts';

type PaymentTerms = AnswerOf<typeof listingEndpoints.getPaymentTerms>;

interface Ask {
  api: Api;
  /** The person's saved addresses; another room finds them. */
  commutes: Promise<CommuteAddress[] | null>;
  signal?: AbortSignal | undefined;
}

/** What the filters offer, from the API; empty lists if it doesn't answer. */
export async function findFilterOptions(ask: Ask): Promise<FilterOptions> {
  const { api, signal } = ask;
  const [wire, terms, commutes] = await Promise.all([
    orNull(() => listings.getOptionLists({ most: MAX_OFFERED }, { api, signal })),
    orNull(() => listings.getPaymentTerms({}, { api, signal })),
    ask.commutes,
  ]);
  const listOf = (name: (typeof optionLists)[OptionListName]) => {
    const counts = wire?.counts[name] ?? {};
    return (wire?.[name] ?? [])
      .filter((value) => value.trim() !== '')
      .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  };
  const lists = Object.entries(optionLists).map(([field, name]) => [field, listOf(name)]);
  return {
    lists: Object.fromEntries(lists),
    terms: terms && termsText(terms),
    commutes,
    hasSold: wire?.status.includes('Closed') ?? false,
    isWhole: wire !== null,
  };
}

function termsText(terms: PaymentTerms): string {
  return filterMessages.terms({
    down: terms.downPercent,
    years: terms.years,
    rate: terms.ratePercent,
  });
}
