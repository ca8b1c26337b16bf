import { type Email, layOutEmail, type MailSettings } from './layout.ts';
import { siteLink } from './site-link.ts';

/** A license that expires soon; dates are YYYY-MM-DD. */
export interface LapsingLicense {
  name: string;
  number: string | null;
  expiresOn: string;
  daysLeft: number;
}

/** To the person whose license expires soon. */
export function licenseExpiringEmail(
  settings: MailSettings,
  facts: { firstName: string; license: LapsingLicense },
): Email {
  const { firstName, license } = facts;
  return layOutEmail(settings, {
    kind: 'accounts.license-expiring',
    subject: `Your license expires ${daysInWords(license.daysLeft)}`,
    name: firstName,
    paragraphs: [
      `Your real-estate license${license.number ? ` ${license.number}` : ''} expires on ${dateInWords(license.expiresOn)}.`,
      'Once it has expired, no work can be given to you until it is renewed.',
    ],
    closing: ['When you have renewed it, tell the office the new date.'],
  });
}

/** To those who look after people: all licenses that expire soon. */
export function licensesExpiringEmail(
  settings: MailSettings,
  facts: { firstName: string; licenses: readonly LapsingLicense[] },
): Email {
  const { firstName, licenses } = facts;
  const count = licenses.length;
  return layOutEmail(settings, {
    kind: 'accounts.licenses-expiring',
    subject: count === 1 ? 'A license expires soon' : `${count} licenses expire soon`,
    name: firstName,
    paragraphs: licenses.map(
      ({ name, number, expiresOn, daysLeft }) =>
        `${name}${number ? ` (${number})` : ''}: ${dateInWords(expiresOn)}, ${daysInWords(daysLeft)}.`,
    ),
    action: { label: 'See the people', url: siteLink(settings, '/usermanagement') },
    closing: ['Enter the new date once a license is renewed; the warnings stop then.'],
  });
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function dateInWords(date: string): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}

function daysInWords(days: number): string {
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
