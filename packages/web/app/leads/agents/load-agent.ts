import { agentHref, type WireAgentHomes, type WirePublicAgent } from '@homestead/contract/leads';
import {
  type SearchableStatus,
  searchableStatuses,
  underContractStatuses,
} from '@homestead/contract/listings';
import { type Language, language } from '@homestead/contract/platform';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { filterHref, findAttribution, listingHref, readCard } from '#listings';
import { ApiError, apiContext, dateText, moneyText, orNull, siteContext, UNKNOWN } from '#platform';
import { agentMessages } from '../messages/agents.ts';
import { agents } from './agent-client.ts';

/** An agent's page; null where there is none. A former address leads to the current one. */
export async function loadAgent({ context, params, request }: LoaderFunctionArgs) {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const slug = params.slug ?? '';
  const found = await agents.getAgent({ slug }, ask).catch((error: unknown) => {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
    throw error;
  });
  if (!found) return null;
  const agent = found.data;
  if (agent.slug !== slug) throw redirect(agentHref(agent.slug), 301);
  const [homes, attribution] = await Promise.all([
    orNull(() => agents.getAgentHomes({ slug }, ask)),
    findAttribution(ask, context.get(siteContext).brokerage.name),
  ]);
  const { listings = [], underContract = [], sales = [], salesTotal = 0 } = homes?.data ?? {};
  const { listingsTotal = 0, underContractTotal = 0, mlsId = null } = homes?.data ?? {};
  return {
    agent,
    href: agentHref(agent.slug),
    price: priceOf(agent),
    about: aboutIn(language(), agent),
    forSale: {
      cards: listings.map((card) => readCard(card, ask.now)),
      total: listingsTotal,
      href: searchOf(mlsId, forSale),
    },
    underContract: {
      cards: underContract.map((card) => readCard(card, ask.now)),
      total: underContractTotal,
      href: searchOf(mlsId, underContractStatuses),
    },
    sales: sales.map(readSale),
    pins: sales.flatMap((sale) => {
      const { longitude, latitude } = sale;
      if (longitude === null || latitude === null) return [];
      return [{ title: readSale(sale).address, at: [longitude, latitude] as [number, number] }];
    }),
    salesTotal,
    areHomesMissing: homes === null,
    attribution,
  };
}

/** Statuses of an agent's homes that have no buyer yet. */
const forSale = searchableStatuses.filter(
  (status) => !(underContractStatuses as readonly string[]).includes(status),
);

/** The search for all homes of an agent in some statuses. */
const searchOf = (mlsId: string | null, statuses: readonly SearchableStatus[]) =>
  mlsId && filterHref({ listingAgent: { mlsId, name: null }, statuses: [...statuses] });

export type AgentPage = NonNullable<Awaited<ReturnType<typeof loadAgent>>>;

/** What an agent wrote in the page's language, or else in English. */
function aboutIn(wanted: Language, { about, aboutEs }: WirePublicAgent) {
  return wanted === 'es' && aboutEs ? { text: aboutEs, lang: wanted } : { text: about, lang: 'en' };
}

type Price = { priceFromCents: number | null; priceToCents: number | null };

function priceOf({ priceFromCents, priceToCents }: Price): string | null {
  const [from, to] = [priceFromCents, priceToCents].map((cents) => cents && moneyText(cents));
  if (from && to) return agentMessages.priceBetween({ from, to });
  if (from) return agentMessages.priceFrom({ from });
  return to ? agentMessages.priceTo({ to }) : null;
}

/** A closed sale as texts. */
function readSale(sale: WireAgentHomes['sales'][number]) {
  const { closePriceCents, closedOn, listingFirm } = sale;
  const price = closePriceCents === null ? UNKNOWN : moneyText(closePriceCents);
  return {
    href: listingHref(sale.mlsNumber),
    address: [sale.street ?? agentMessages.noAddress(), sale.city].filter(Boolean).join(', '),
    sold: closedOn
      ? agentMessages.soldOn({ price, day: dateText(closedOn) })
      : agentMessages.sold({ price }),
    side: sale.isOfBuyer ? agentMessages.forBuyer() : agentMessages.forSeller(),
    firm: listingFirm && agentMessages.listedBy({ firm: listingFirm }),
  };
}
