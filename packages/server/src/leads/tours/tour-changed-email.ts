import { cut, type Email, instantInWords, layOutEmail, type MailSettings } from '#platform';
import { tourStaffMessages } from '../messages/staff-emails.ts';
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
    ? tourStaffMessages.clientChose({ name, home, at: instantInWords(agreed_at) })
    : state === 'canceled'
      ? tourStaffMessages.clientCanceled({ name, home })
      : tourStaffMessages.clientAsks({ name, home });
  return layOutEmail(settings, {
    kind: 'leads.tour-changed',
    subject: tourStaffMessages.clientChangedSubject({ home: cut(home, 55) }),
    name: null,
    paragraphs: [
      said,
      ...(state === 'requested'
        ? [tourStaffMessages.wantedTimes({ times: times.map(instantInWords).join('; ') })]
        : []),
    ],
    action: { label: tourStaffMessages.seeRequest(), url: answerUrl },
    closing: [tourStaffMessages.linkIsYours()],
    why: tourStaffMessages.why({ firm: settings.brokerage.name }),
  });
}
