import { language, localDate } from '@homestead/contract/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { findPerson, readOwnDetails } from '#accounts';
import { type ListingDetailFacts, listingHref } from '#listings';
import {
  apiContext,
  islandMarkup,
  orNull,
  type Site,
  siteContext,
  staticMarkup,
  visitOrigin,
} from '#platform';
import { type Agent, YourAgent } from './agent/your-agent.tsx';
import { leads } from './client.ts';
import { tourFormMessages } from './messages/tour-form.ts';
import ScheduleTour from './tour/schedule-tour.tsx';
import type { TourFacts } from './tour/tour-rule.ts';

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>;
type Home = Pick<ListingDetailFacts, 'mlsNumber' | 'street' | 'cityLine' | 'status'>;

/** Parts of a home's page about visiting it, as markup; null if they don't apply. */
interface VisitParts {
  tour: string | null;
  agent: string | null;
}

/** Schedule Tour, except for sold homes, and Your Agent, only for signed-in people. */
export async function findVisitParts(args: Asked, home: Home, now: Date): Promise<VisitParts> {
  const site = args.context.get(siteContext);
  const [person, agents] = await Promise.all([findTourPerson(args), findAgents(args)]);
  return {
    tour:
      home.status === 'Closed'
        ? null
        : islandMarkup(ScheduleTour, {
            facts: tourFacts(args.request, home, { person, site, now }),
          }),
    agent: agents && staticMarkup(YourAgent, { agents, brokerage: site.brokerage }),
  };
}

/** The facts that tour request forms need. */
export function tourFacts(
  request: Pick<Request, 'url' | 'headers'>,
  home: Home,
  given: { person: TourFacts['person']; site: Pick<Site, 'area' | 'brokerage'>; now: Date },
): TourFacts {
  const { person, now } = given;
  const { area, brokerage } = given.site;
  const { mlsNumber, street, cityLine } = home;
  return {
    mlsNumber,
    action: `${listingHref(mlsNumber)}/tour`,
    home: street
      ? `${street}, ${cityLine}`
      : tourFormMessages.homeByNumber({ number: mlsNumber, city: cityLine }),
    today: localDate(now),
    person,
    campaign: visitOrigin(request).campaign,
    firm: brokerage.name,
    buyerAgreement: language() === 'es' ? area.buyerAgreementInSpanish : area.buyerAgreement,
  };
}

/**
 * The signed-in person, to prefill their contact details; null for visitors and when the call
 * fails.
 */
export async function findTourPerson(args: Asked): Promise<TourFacts['person']> {
  return orNull(async () => {
    const person = await findPerson(args);
    if (!person) return null;
    const { phone } = await readOwnDetails(args);
    return {
      id: person.id,
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      phone: phone ?? '',
    };
  });
}

/** Who looks after the signed-in person; null for visitors and when the call fails. */
export async function findAgents(args: Asked): Promise<Agent[] | null> {
  return orNull(async () => {
    if (!(await findPerson(args))) return null;
    const { value } = await leads.getMyAgents(
      {},
      { api: args.context.get(apiContext), signal: args.request.signal },
    );
    return value;
  });
}
