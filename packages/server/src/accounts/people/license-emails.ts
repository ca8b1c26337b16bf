import { type Email, layOutEmail, type MailSettings, siteLink } from '#platform';
import { licenseEmailMessages } from '../messages/emails.ts';

/** What a person needs and renews: a license, or insurance against errors and omissions. */
export type LapsingKind = 'license' | 'eo';

/** Something that expires soon; dates are YYYY-MM-DD. */
export interface LapsingLicense {
  kind: LapsingKind;
  name: string;
  number: string | null;
  expiresOn: string;
  daysLeft: number;
}

const words = {
  license: {
    mail: 'accounts.license-expiring',
    list: 'accounts.licenses-expiring',
    subject: licenseEmailMessages.licenseSubject,
    text: licenseEmailMessages.licenseText,
    textWithNumber: licenseEmailMessages.licenseTextWithNumber,
    effect: licenseEmailMessages.licenseEffect,
    listSubject: licenseEmailMessages.licensesSubject,
    listClosing: licenseEmailMessages.licensesClosing,
  },
  eo: {
    mail: 'accounts.license-eo-expiring',
    list: 'accounts.licenses-eo-expiring',
    subject: licenseEmailMessages.eoSubject,
    text: licenseEmailMessages.eoText,
    textWithNumber: licenseEmailMessages.eoTextWithNumber,
    effect: licenseEmailMessages.eoEffect,
    listSubject: licenseEmailMessages.eosSubject,
    listClosing: licenseEmailMessages.eosClosing,
  },
} as const;

/** To the person whose license or insurance expires soon. */
export function licenseExpiringEmail(
  settings: MailSettings,
  facts: { firstName: string; license: LapsingLicense },
): Email {
  const { firstName, license } = facts;
  const { number } = license;
  const say = words[license.kind];
  const date = dateInWords(license.expiresOn);
  return layOutEmail(settings, {
    kind: say.mail,
    subject: say.subject({ when: daysInWords(license.daysLeft) }),
    name: firstName,
    paragraphs: [number ? say.textWithNumber({ number, date }) : say.text({ date }), say.effect()],
    why: licenseEmailMessages.why({ firm: settings.brokerage.name }),
    closing: [licenseEmailMessages.licenseClosing()],
  });
}

/** To those who manage people: all licenses, or all insurance, that expires soon. */
export function licensesExpiringEmail(
  settings: MailSettings,
  facts: { firstName: string; kind: LapsingKind; licenses: readonly LapsingLicense[] },
): Email {
  const { firstName, kind, licenses } = facts;
  return layOutEmail(settings, {
    kind: words[kind].list,
    subject: words[kind].listSubject({ count: licenses.length }),
    name: firstName,
    paragraphs: licenses.map(lineOf),
    action: { label: licenseEmailMessages.seePeople(), url: siteLink(settings, '/usermanagement') },
    why: licenseEmailMessages.why({ firm: settings.brokerage.name }),
    closing: [words[kind].listClosing()],
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
