import { type ReportSubject, reportSubjects } from '@homestead/contract/listings';
import { type Email, layOutEmail, type MailSettings, siteLink } from '#platform';
import { reportEmailMessages } from '../messages.ts';

/** A report as the broker reads it. */
interface ReportFacts {
  mlsNumber: string;
  /** "5011 Chicago St, Omaha"; null where neither is known. */
  place: string | null;
  about: ReportSubject;
  message: string;
  /** Who wrote it, as far as they said: a name, an email, both or neither. */
  from: { name: string | null; email: string | null };
}

/** To the broker: a visitor says that something on a home's page is wrong. */
export function listingReportEmail(settings: MailSettings, report: ReportFacts): Email {
  const { mlsNumber: number, place, about, message, from } = report;
  const told = { number, about: reportSubjects[about].toLowerCase() };
  const who = [from.name, from.email].filter(Boolean).join(', ');
  return layOutEmail(settings, {
    kind: 'listings.home-reported',
    subject: reportEmailMessages.subject({ number }),
    name: null,
    paragraphs: [
      place
        ? reportEmailMessages.textWithPlace({ ...told, place })
        : reportEmailMessages.text(told),
      reportEmailMessages.theyWrote({ message }),
      who ? reportEmailMessages.from({ who }) : reportEmailMessages.anonymous(),
    ],
    action: {
      label: reportEmailMessages.seePage(),
      url: siteLink(settings, `/singleproduct/${encodeURIComponent(number)}`),
    },
    closing: [reportEmailMessages.closing()],
    why: reportEmailMessages.why({ firm: settings.brokerage.name }),
  });
}
