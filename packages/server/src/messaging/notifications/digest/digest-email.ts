import { NOTIFICATION_SETTINGS_PATH } from '@homestead/contract/messaging';
import { type Email, instantInWords, layOutEmail, type MailSettings, siteLink } from '#platform';
import { notificationMessages } from '../../messages.ts';

/** Beyond this many of a kind, the rest is counted and linked. */
const MOST = 10;

export interface DigestFacts {
  firstName: string;
  /** Of the link that ends the daily emails. */
  key: string;
  /** The page with all notifications. */
  listPath: string;
  news: readonly { label: string; text: string; path: string; at: Date }[];
}

/** The daily email, in the language of the moment: what someone hasn't read, by kind. */
export function digestEmail(settings: MailSettings, facts: DigestFacts): Email {
  const { firstName, key, listPath, news } = facts;
  const all = siteLink(settings, listPath);
  return {
    ...layOutEmail(settings, {
      kind: 'messaging.digest',
      subject: notificationMessages.digestSubject({ count: news.length }),
      name: firstName || null,
      paragraphs: [notificationMessages.digestText({ count: news.length })],
      lists: [...Map.groupBy(news, ({ label }) => label)].map(([heading, some]) => ({
        heading,
        items: some.slice(0, MOST).map(({ text, path, at }) => ({
          ...{ label: text, url: siteLink(settings, path), text: instantInWords(at) },
        })),
        ...(some.length > MOST && {
          more: { label: notificationMessages.digestMore({ count: some.length - MOST }), url: all },
        }),
      })),
      action: { label: notificationMessages.digestAll(), url: all },
      closing: [],
      why: notificationMessages.digestWhy(),
      stop: {
        label: notificationMessages.digestStop(),
        url: siteLink(settings, NOTIFICATION_SETTINGS_PATH),
      },
    }),
    headers: {
      'List-Unsubscribe': `<${siteLink(settings, `${ONE_CLICK_PATH}/${key}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Where email programs end the daily emails. */
export const ONE_CLICK_PATH = '/unsubscribe/daily-email';
