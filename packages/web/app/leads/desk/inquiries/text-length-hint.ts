import { TEXT_MAX, textSegments } from '@homestead/contract/messaging';
import { textMessages } from '../messages/texts.ts';

/** How much room a text has left, and how many segments its words alone take. */
export function textLengthHint(value: string | boolean): string {
  const text = String(value);
  return textMessages.length({ left: TEXT_MAX - text.length, count: textSegments(text) });
}
