import { type Email, layOutEmail, type MailSettings, siteLink } from '#platform';
import { licenseEmailMessages } from '../messages/emails.ts';

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
  const { number } = license;
  const date = dateInWords(license.expiresOn);
  return layOutEmail(settings, {
    kind: 'accounts.license-expiring',
    subject: licenseEmailMessages.licenseSubject({ when: daysInWords(license.daysLeft) }),
    name: firstName,
    paragraphs: [
      number
        ? licenseEmailMessages.licenseTextWithNumber({ number, date })
        : licenseEmailMessages.licenseText({ date }),
      licenseEmailMessages.licenseEffect(),
    ],
    why: licenseEmailMessages.why({ firm: settings.brokerage.name }),
    closing: [licenseEmailMessages.licenseClosing()],
  });
}

/** To those who manage people: all licenses that expire soon. */
export function licensesExpiringEmail(
  settings: MailSettings,
  facts: { firstName: string; licenses: readonly LapsingLicense[] },
): Email {
  const { firstName, licenses } = facts;
  return layOutEmail(settings, {
    kind: 'accounts.licenses-expiring',
    subject: licenseEmailMessages.licensesSubject({ count: licenses.length }),
    name: firstName,
    paragraphs: licenses.map(lineOf),
    action: { label: licenseEmailMessages.seePeople(), url: siteLink(settings, '/usermanagement') },
    why: licenseEmailMessages.why({ firm: settings.brokerage.name }),
    closing: [licenseEmailMessages.licensesClosing()],
  });
}

function lineOf({ name, number, expiresOn, daysLeft }: LapsingLicense): string {
  const told = { name, date: dateInWords(expiresOn), when: daysInWords(daysLeft) };
  return number
    ? licenseEmailMessages.licenseOfWithNumber({ ...told, number })
    : licenseEmailMessages.licenseOf(told);
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function dateInWords(date: string): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}

function daysInWords(days: number): string {
  if (days <= 0) return licenseEmailMessages.today();
  return days === 1
    ? licenseEmailMessages.tomorrow()
    : licenseEmailMessages.inDays({ count: days });
}
