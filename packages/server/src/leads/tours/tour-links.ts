import {
  countLinkTry,
  findSecretLink,
  issueSecretLinks,
  type MailSettings,
  type Queryable,
  type Services,
  siteLink,
} from '#platform';
import { findTeamAddress } from '../inquiries/inquiry-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { findTour, lockTour, type TourRow } from './tour-state-store.ts';

/** What the link opens: one request, for an agent or the team, for 14 days. */
const ANSWER_PURPOSE = 'leads.tour-answer';
const ANSWER_MINUTES = 14 * 24 * 60;

/** The link to the page where a tour request is answered. */
export async function tourAnswerLink(
  settings: MailSettings,
  tx: Queryable,
  { id, role, email }: { id: string; role: 'agent' | 'team'; email: string },
): Promise<string> {
  const link = { purpose: ANSWER_PURPOSE, subject: id, role, email, minutes: ANSWER_MINUTES };
  const [token = ''] = await issueSecretLinks(tx, [link]);
  return siteLink(settings, '/tourreply', {}, { token });
}

/** What a client's link opens: their tour, until after the last day that tours can be for. */
const MY_PURPOSE = 'leads.my-tour';
const MY_MINUTES = 90 * 24 * 60;

/** The link to the client's page of a tour. */
export async function myTourLink(
  settings: MailSettings,
  tx: Queryable,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const link = { purpose: MY_PURPOSE, subject: id, role: 'client', email, minutes: MY_MINUTES };
  const [token = ''] = await issueSecretLinks(tx, [link]);
  return siteLink(settings, '/mytour', {}, { token });
}

/** The tour of a client's link. Refuses (tour-link-refused); also once the person was erased. */
export async function openMyTourLink(
  db: Queryable,
  key: string,
  { isLocked }: { isLocked: boolean },
): Promise<TourRow> {
  const link = await findSecretLink(db, key, { purposes: [MY_PURPOSE], role: 'client' });
  const tour = link && (await (isLocked ? lockTour : findTour)(db, link.subject));
  return tour?.email === link?.email && tour ? tour : refuseLead('tour-link-refused');
}

/** What the link after a tour opens: its rating, for 30 days. */
const RATING_PURPOSE = 'leads.rate-tour';
const RATING_MINUTES = 30 * 24 * 60;

/** The link to the page where the client rates a tour. */
export async function rateTourLink(
  settings: MailSettings,
  tx: Queryable,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const link = { purpose: RATING_PURPOSE, subject: id, email, minutes: RATING_MINUTES };
  const [token = ''] = await issueSecretLinks(tx, [link]);
  return siteLink(settings, '/ratetour', {}, { token });
}

/** The tour of a rating link. Refuses (tour-link-refused); also if it didn't take place. */
export async function openRatingLink(
  db: Queryable,
  key: string,
  { isLocked }: { isLocked: boolean },
): Promise<TourRow> {
  const link = await findSecretLink(db, key, { purposes: [RATING_PURPOSE] });
  const tour = link && (await (isLocked ? lockTour : findTour)(db, link.subject));
  const isOver = tour?.agreed_at && tour.agreed_at < new Date() && tour.email === link?.email;
  return isOver ? tour : refuseLead('tour-link-refused');
}

/** The key of a link as it came, and the IP address. */
export interface LinkTry {
  key: string | null;
  address: string;
}

/** Counts a try of a link. Refuses (tour-link-refused) one without a key. */
export async function countTourLinkTry(
  { throttles }: Services,
  { key, address }: LinkTry,
): Promise<string> {
  if (key === null) return refuseLead('tour-link-refused');
  await countLinkTry(throttles, key, address);
  return key;
}

/**
 * The tour of an answering link, and whose it is; null for the team's. An agent's link ends when
 * someone else works the lead. Refuses (tour-link-refused). `isLocked` holds it until the commit.
 */
export async function openAnswerLink(
  db: Queryable,
  key: string,
  { isLocked }: { isLocked: boolean },
): Promise<{ tour: TourRow; by: string | null }> {
  const link = await findSecretLink(db, key, { purposes: [ANSWER_PURPOSE] });
  const tour = link && (await (isLocked ? lockTour : findTour)(db, link.subject));
  if (!link || !tour) return refuseLead('tour-link-refused');
  if (link.role === 'team') return { tour, by: null };
  const by = tour.lead?.agentId ?? null;
  if (by === null || (await findTeamAddress(db, by)) !== link.email) {
    return refuseLead('tour-link-refused');
  }
  return { tour, by };
}
