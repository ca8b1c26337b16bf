import {
  type DatabaseTransaction,
  type Email,
  instantInWords,
  layOutEmail,
  type MailSettings,
  type Services,
  shortInstant,
} from '#platform';
import { tourEmailMessages } from '../messages/tour-emails.ts';
import { buyerAgreement } from './buyer-agreement.ts';
import { homeInShort, homeInWords, homeOf, tourUpdates } from './tour-calendar.ts';
import { type TourClient, writeToClient } from './tour-client.ts';
import { myTourLink } from './tour-links.ts';
import type { TourRow, TourState } from './tour-state-store.ts';

/** Tells the client by email what became of their tour, with updated calendar files. */
export async function tellClient(
  { mail, settings }: Services,
  tx: DatabaseTransaction,
  { before, after }: { before: TourRow; after: TourRow },
): Promise<void> {
  const draft = await writeToClient(settings, tx, after, async (client) => ({
    ...tourAnsweredEmail(settings, after, {
      ...client,
      myTourUrl: await myTourLink(settings, tx, after),
    }),
    // The client’s calendar gets the time once it counts for them.
    attachments: after.agreement_envelope_id ? [] : tourUpdates(settings, { before, after }),
  }));
  await mail.queue(tx, { ...draft, to: after.email });
}

/** To the client: a time is confirmed, others are proposed, or the tour is declined or canceled. */
export function tourAnsweredEmail(
  settings: MailSettings,
  tour: AnsweredTour,
  { name, home, myTourUrl }: TourClient & { myTourUrl: string },
): Email {
  const firm = settings.brokerage.name;
  const waits = tour.agreement_envelope_id !== null;
  const link = tour.agreed_at && !waits ? tour.video_link : null;
  const seeTour = {
    label: tour.state === 'proposed' ? tourEmailMessages.chooseTime() : tourEmailMessages.seeTour(),
    url: myTourUrl,
  };
  return layOutEmail(settings, {
    kind: waits ? 'leads.tour-to-sign' : `leads.tour-${tour.state}`,
    ...subjectOf(tour),
    name,
    paragraphs: [
      ...sayingOf(settings, tour, homeInWords(homeOf(tour))),
      ...(tour.state === 'confirmed' && !waits ? buyerAgreement() : []),
    ],
    home,
    ...(link
      ? {
          action: { label: tourEmailMessages.joinVideoChat(), url: link },
          secondAction: seeTour,
        }
      : { action: seeTour }),
    closing: [],
    why: tourEmailMessages.whyClient({ firm }),
  });
}

type AnsweredTour = Omit<TourRow, 'lead' | 'times'>;

type Says = (values: { home: string; at: string }) => string;

const subjects: Record<TourState, readonly [subject: Says, heading: () => string]> = {
  confirmed: [tourEmailMessages.confirmedSubject, tourEmailMessages.confirmedHeading],
  proposed: [tourEmailMessages.proposedSubject, tourEmailMessages.proposedHeading],
  requested: [tourEmailMessages.askedSubject, tourEmailMessages.askedHeading],
  declined: [tourEmailMessages.declinedSubject, tourEmailMessages.declinedHeading],
  canceled: [tourEmailMessages.canceledSubject, tourEmailMessages.canceledHeading],
};

function subjectOf(tour: AnsweredTour): { subject: string; heading: string } {
  if (tour.agreed_at && tour.agreement_envelope_id) {
    const facts = { home: homeInShort(homeOf(tour)), at: shortInstant(tour.agreed_at) };
    const heading = tourEmailMessages.toSignHeading();
    return { subject: tourEmailMessages.toSignSubject(facts), heading };
  }
  const [subject, heading] = subjects[tour.agreed_at ? 'confirmed' : (tour.state as TourState)];
  const at = tour.agreed_at ? shortInstant(tour.agreed_at) : '';
  return { subject: subject({ home: homeInShort(homeOf(tour)), at }), heading: heading() };
}

function sayingOf(
  settings: MailSettings,
  { state, agreed_at, proposed, kind, reason, agreement_envelope_id: envelope }: AnsweredTour,
  home: string,
): string[] {
  const firm = settings.brokerage.name;
  if (agreed_at) {
    const facts = { home, at: instantInWords(agreed_at) };
    if (envelope)
      return [tourEmailMessages.toSign({ ...facts, firm }), tourEmailMessages.toSignHow()];
    return kind === 'video-chat'
      ? [tourEmailMessages.confirmedVideoChat(facts)]
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
