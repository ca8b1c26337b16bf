import { type Email, layOutEmail, type MailSettings, siteLink } from '#platform';
import { emailMessages } from '../messages/emails.ts';

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
    subject: emailMessages.licenseSubject({ when: daysInWords(license.daysLeft) }),
    name: firstName,
    paragraphs: [
      number
        ? emailMessages.licenseTextWithNumber({ number, date })
        : emailMessages.licenseText({ date }),
      emailMessages.licenseEffect(),
    ],
    closing: [emailMessages.licenseClosing()],
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
    subject: emailMessages.licensesSubject({ count: licenses.length }),
    name: firstName,
    paragraphs: licenses.map(lineOf),
    action: { label: emailMessages.seePeople(), url: siteLink(settings, '/usermanagement') },
    closing: [emailMessages.licensesClosing()],
  });
}

function lineOf({ name, number, expiresOn, daysLeft }: LapsingLicense): string {
  const told = { name, date: dateInWords(expiresOn), when: daysInWords(daysLeft) };
  return number
    ? emailMessages.licenseOfWithNumber({ ...told, number })
    : emailMessages.licenseOf(told);
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function dateInWords(date: string): string {
  return dateFormat.format(new Date(`${date}T00:00:00Z`));
}

function daysInWords(days: number): string {
  if (days <= 0) return emailMessages.today();
  return days === 1 ? emailMessages.tomorrow() : emailMessages.inDays({ count: days });
}
