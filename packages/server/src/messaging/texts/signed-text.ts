import type { MailSettings } from '#platform';
import { textMessages } from '../messages.ts';

/** A text as it goes out: signed, and the first one to a number says how to stop. */
export function signedText(
  { brokerage }: Pick<MailSettings, 'brokerage'>,
  { content, name, isFirst }: { content: string; name: string; isFirst: boolean },
): string {
  return [
    content.trim(),
    textMessages.signature({ name, firm: brokerage.name }),
    ...(isFirst ? [textMessages.howToStop()] : []),
  ].join('\n');
}
