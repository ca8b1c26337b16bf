import {
  type DatabaseTransaction,
  type Email,
  instantInWords,
  layOutEmail,
  type MailSettings,
  type Services,
  serviceArea,
} from '#platform';
import { tourEmailMessages } from '../messages.ts';
import { homeInWords, homeOf, tourUpdates } from './tour-calendar.ts';
import { myTourLink } from './tour-links.ts';
import type { TourRow } from './tour-state-store.ts';

/** Tells the client by email what became of their tour, with updated calendar files. */
export async function tellClient(
  { mail, settings }: Services,
  tx: DatabaseTransaction,
  { before, after }: { before: TourRow; after: TourRow },
): Promise<void> {
  const myTourUrl = await myTourLink(settings, tx, after);
  await mail.queue(tx, {
    ...tourAnsweredEmail(settings, after, myTourUrl),
    to: after.email,
    attachments: tourUpdates(settings, { before, after }),
  });
}

/** To the client: a time is confirmed, others are proposed, or the tour is declined or canceled. */
export function tourAnsweredEmail(
  settings: MailSettings,
  tour: Omit<TourRow, 'lead' | 'times'>,
  myTourUrl: string,
): Email {
  const home = homeInWords(homeOf(tour));
  const agreement = serviceArea().buyerAgreement;
  return layOutEmail(settings, {
    kind: `leads.tour-${tour.state}`,
    subject: subjectOf(tour),
    name: null,
    paragraphs: [
      ...sayingOf(settings, tour, home),
      ...(tour.state === 'confirmed' && agreement ? [agreement.forVisitors] : []),
    ],
    action: { label: tourEmailMessages.seeTour(), url: myTourUrl },
    closing: [],
  });
}

function subjectOf({ state, agreed_at }: Pick<TourRow, 'state' | 'agreed_at'>): string {
  if (agreed_at) return tourEmailMessages.confirmedSubject({ at: instantInWords(agreed_at) });
  if (state === 'proposed') return tourEmailMessages.proposedSubject();
  if (state === 'requested') return tourEmailMessages.askedSubject();
  return state === 'declined'
    ? tourEmailMessages.declinedSubject()
    : tourEmailMessages.canceledSubject();
}

function sayingOf(
  settings: MailSettings,
  { state, agreed_at, proposed, kind, video_link: link, reason }: Omit<TourRow, 'lead' | 'times'>,
  home: string,
): string[] {
  const firm = settings.brokerage.name;
  if (agreed_at) {
    const facts = { home, at: instantInWords(agreed_at) };
    return kind === 'video-chat'
      ? [
          tourEmailMessages.confirmedVideoChat(facts),
          ...(link ? [tourEmailMessages.videoChatAt({ link })] : []),
        ]
      : [tourEmailMessages.confirmedInPerson(facts)];
  }
  if (state === 'proposed') {
    const times = proposed.map(instantInWords).join('; ');
    return [tourEmailMessages.proposed({ home, firm }), tourEmailMessages.proposedTimes({ times })];
  }
  if (state === 'declined') {
    return [tourEmailMessages.declined({ home, firm }), tourEmailMessages.reason({ reason })];
  }
  if (state === 'requested') return [tourEmailMessages.asked({ home, firm })];
  return [tourEmailMessages.canceled({ home })];
}
