import type { MailingList } from '@homestead/contract/leads';
import { type Email, layOutEmail, type MailSettings, siteLink } from '#platform';
import { listEmailMessages } from '../messages/list-emails.ts';

const confirmations = {
  newsletter: {
    subject: listEmailMessages.confirmSubject,
    text: listEmailMessages.confirmLead,
  },
  app: { subject: listEmailMessages.confirmAppSubject, text: listEmailMessages.confirmApp },
} as const satisfies Record<MailingList, object>;

/** Asks for the confirmation of a sign-up; includes nothing that was typed (R-72). */
export function confirmListEmail(settings: MailSettings, list: MailingList, token: string): Email {
  const firm = settings.brokerage.name;
  return layOutEmail(settings, {
    kind: 'leads.list-confirm',
    subject: confirmations[list].subject({ firm }),
    name: null,
    paragraphs: [confirmations[list].text({ firm })],
    action: {
      label: listEmailMessages.confirm(),
      url: siteLink(settings, '/newsletter/confirm', {}, { token }),
    },
    closing: [listEmailMessages.ignore()],
    why: listEmailMessages.whyAsked({ firm }),
  });
}

const welcomes = {
  newsletter: {
    subject: listEmailMessages.welcomeSubject,
    text: listEmailMessages.welcome,
  },
  app: { subject: listEmailMessages.appSubject, text: listEmailMessages.app },
} as const satisfies Record<MailingList, object>;

/** To someone who is on a list now, with the way out: a link, and one click (RFC 8058). */
export function listWelcomeEmail(settings: MailSettings, list: MailingList, token: string): Email {
  const firm = settings.brokerage.name;
  return {
    ...layOutEmail(settings, {
      kind: `leads.list-welcome-${list}`,
      subject: welcomes[list].subject({ firm }),
      name: null,
      paragraphs: [welcomes[list].text({ firm })],
      closing: [],
      why: listEmailMessages.why({ firm }),
      stop: {
        label: listEmailMessages.leave(),
        url: siteLink(settings, '/newsletter/stop', {}, { token }),
      },
    }),
    headers: {
      'List-Unsubscribe': `<${siteLink(settings, `/newsletter/one-click/${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
