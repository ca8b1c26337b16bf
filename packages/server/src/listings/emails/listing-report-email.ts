import { type ReportSubject, reportSubjects } from '@homestead/contract/listings';
import { type Email, layOutEmail, type MailSettings, siteLink } from '#accounts';

/** A report as the broker reads it. */
export interface ReportFacts {
  mlsNumber: string;
  /** "5011 Chicago St, Omaha"; null where neither is known. */
  place: string | null;
  about: ReportSubject;
  message: string;
  /** Who wrote it, as far as they told: a name, an e-mail, both or neither. */
  from: { name: string | null; email: string | null };
}

/** To the broker: somebody says that something on a home's page is wrong. */
export function listingReportEmail(settings: MailSettings, report: ReportFacts): Email {
  const { mlsNumber, place, about, message, from } = report;
  const who = [from.name, from.email].filter(Boolean).join(', ');
  return layOutEmail(settings, {
    kind: 'listings.home-reported',
    subject: `Something looks wrong: MLS ${mlsNumber}`,
    name: null,
    paragraphs: [
      `Somebody looked at ${place ? `${place} (MLS ${mlsNumber})` : `MLS ${mlsNumber}`} and says that this is wrong: ${reportSubjects[about].toLowerCase()}.`,
      `They wrote: “${message}”`,
      who ? `It comes from ${who}.` : 'They left neither a name nor an address.',
    ],
    action: {
      label: 'See the page',
      url: siteLink(settings, `/singleproduct/${encodeURIComponent(mlsNumber)}`),
    },
    closing: ['The page shows what the MLS says: the listing firm can correct it there.'],
  });
}
