import type { WireRatedTour } from '@homestead/contract/leads';
import { localArea } from '@homestead/contract/platform';
import { notify } from '#messaging';
import {
  type DatabaseTransaction,
  type Email,
  instantInWords,
  layOutEmail,
  type MailSettings,
  messageMorning,
  type Queryable,
  recordEvent,
  type Services,
  workThroughRows,
} from '#platform';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { inquiryMoved } from '../lead-events.ts';
import { tourEmailMessages } from '../messages/tour-emails.ts';
import { tourRated } from '../notifications/staff-notifications.ts';
import { TOURS_PATH } from '../notifications/tell-lead.ts';
import { homeFacts } from '../notifications/tour-facts.ts';
import { refuseLead } from '../refuse-lead.ts';
import { homeInShort, homeInWords, homeOf } from './tour-calendar.ts';
import { type TourClient, writeToClient } from './tour-client.ts';
import { rateTourLink } from './tour-links.ts';
import {
  findTourRating,
  lockToursToRate,
  storeTourRating,
  takeRatingQuestion,
} from './tour-rating-store.ts';
import { isErased } from './tour-request-store.ts';
import { findTour, type TourRow } from './tour-state-store.ts';

export const RATING_JOB = 'leads.ask-for-ratings';

/** Asks the clients of tours that took place for a rating, each once, outside of quiet hours. */
export async function askForRatings(
  services: Services,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  if (messageMorning(now, [localArea().timeZone]) === null) return 0;
  return workThroughRows(
    services,
    {
      job: RATING_JOB,
      select: (tx, limit) => lockToursToRate(tx, { job: RATING_JOB, now, limit }),
      work: (tx, id) => ask(services, tx, id),
    },
    signal,
  );
}

async function ask(
  { mail, settings }: Services,
  tx: DatabaseTransaction,
  id: string,
): Promise<void> {
  await takeRatingQuestion(tx, id);
  const tour = await findTour(tx, id);
  if (!tour?.agreed_at || isErased(tour)) return;
  const draft = await writeToClient(settings, tx, tour, async (client) =>
    rateTourEmail(settings, tour, { ...client, url: await rateTourLink(settings, tx, tour) }),
  );
  await mail.queue(tx, { ...draft, to: tour.email });
}

/** To the client, after a tour. */
export function rateTourEmail(
  settings: MailSettings,
  tour: Pick<TourRow, 'listing_key' | 'mls_number' | 'home_address' | 'agreed_at'>,
  { name, home: shown, url }: TourClient & { url: string },
): Email {
  const home = homeInWords(homeOf(tour));
  const at = tour.agreed_at ? instantInWords(tour.agreed_at) : '';
  return layOutEmail(settings, {
    kind: 'leads.tour-rating',
    subject: tourEmailMessages.rateSubject({ home: homeInShort(homeOf(tour)) }),
    name,
    paragraphs: [tourEmailMessages.rate({ home, at }), tourEmailMessages.rateWhoSees()],
    home: shown,
    action: { label: tourEmailMessages.rateNow(), url },
    closing: [],
    why: tourEmailMessages.whyClient({ firm: settings.brokerage.name }),
  });
}

/**
 * Rates a locked tour, or changes its rating, in the caller's transaction. The first rating goes on
 * the lead's timeline. Refuses (tour-rating-closed) a change after 14 days.
 */
export async function rateTour(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  tour: TourRow,
  rating: { stars: number; liked: string; comment?: string | undefined },
): Promise<void> {
  const { stars, liked, comment = '' } = rating;
  const stored = await storeTourRating(tx, tour.id, { stars, liked, comment: comment.trim() });
  if (!stored) refuseLead('tour-rating-closed');
  if (!tour.lead) return;
  const leadId = tour.lead.id;
  if (stored === 'new') {
    const facts = { tourRequestId: tour.id, stars, liked };
    await noteActivity(tx, { leadId, kind: 'tour-rated', facts });
    await tellAgent(services, tx, tour, stars);
  }
  await recordEvent(tx, inquiryMoved, { leadId });
}

async function tellAgent(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  tour: TourRow,
  stars: number,
): Promise<void> {
  const { lead } = tour;
  if (!lead?.agentId) return;
  await notify(services, tx, {
    ...{ type: tourRated, to: [lead.agentId], event: `rating:${tour.id}`, path: TOURS_PATH },
    ...{
      about: { kind: 'lead', id: lead.id },
      facts: { name: tour.name, ...homeFacts(tour), stars },
    },
  });
}

/** A tour that took place, with its rating, as its client sees it. */
export async function presentRatedTour(db: Queryable, tour: TourRow): Promise<WireRatedTour> {
  const rating = await findTourRating(db, tour.id);
  return {
    mlsNumber: tour.mls_number,
    homeAddress: tour.home_address,
    agreedAt: tour.agreed_at?.toISOString() ?? '',
    rating: rating && {
      stars: rating.stars,
      liked: rating.liked as 'yes' | 'no' | 'unsure',
      comment: rating.comment,
      ratedAt: rating.rated_at.toISOString(),
    },
    isChangeable: rating?.isChangeable ?? true,
  };
}
