import { NOTIFICATION_SETTINGS_PATH } from '@homestead/contract/messaging';
import { type Email, layOutEmail, type MailSettings, siteLink } from '#platform';
import { notificationMessages } from '../messages.ts';

/** A notification as an email, for who wants one right away; `text` is what happened. */
export function notificationEmail(
  settings: MailSettings,
  { key, text, path, firstName }: { key: string; text: string; path: string; firstName: string },
): Email {
  return layOutEmail(settings, {
    kind: `messaging.${key}`,
    subject: text,
    heading: notificationMessages.other(),
    name: firstName || null,
    paragraphs: [text],
    action: { label: notificationMessages.open(), url: siteLink(settings, path) },
    closing: [],
    why: notificationMessages.why(),
    stop: {
      label: notificationMessages.change(),
      url: siteLink(settings, NOTIFICATION_SETTINGS_PATH),
    },
  });
}
