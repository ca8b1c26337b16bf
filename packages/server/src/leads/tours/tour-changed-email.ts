import { type Email, instantInWords, layOutEmail, type MailSettings } from '#platform';
import { tourEmailMessages } from '../messages.ts';
import { homeInWords, homeOf } from './tour-calendar.ts';
import type { TourRow } from './tour-state-store.ts';

/** To the agent or the team: what the client made of their tour. */
export function tourChangedEmail(
  settings: MailSettings,
  tour: Omit<TourRow, 'lead'>,
  answerUrl: string,
): Email {
  const { name, agreed_at, state, times } = tour;
  const home = homeInWords(homeOf(tour));
  const said = agreed_at
    ? tourEmailMessages.clientChose({ name, home, at: instantInWords(agreed_at) })
    : state === 'canceled'
      ? tourEmailMessages.clientCanceled({ name, home })
      : tourEmailMessages.clientAsks({ name, home });
  return layOutEmail(settings, {
    kind: 'leads.tour-changed',
    subject: tourEmailMessages.clientChangedSubject({ home }),
    name: null,
    paragraphs: [
      said,
      ...(state === 'requested'
        ? [tourEmailMessages.wantedTimes({ times: times.map(instantInWords).join('; ') })]
        : []),
    ],
    action: { label: tourEmailMessages.seeRequest(), url: answerUrl },
    closing: [tourEmailMessages.linkIsYours()],
  });
}
