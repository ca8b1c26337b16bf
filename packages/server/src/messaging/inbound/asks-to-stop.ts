import type { InboundMail } from './parse-mail.ts';

const WORDS: ReadonlySet<string> = new Set([
  ...['stop', 'stopall', 'please stop', 'opt out', 'optout', 'revoke'],
  ...['unsubscribe', 'unsubscribe me', 'please unsubscribe', 'please unsubscribe me'],
  ...['remove me', 'please remove me', 'stop emailing me', 'take me off your list'],
  ...['no more emails', 'no more emails please'],
  ...['baja', 'dar de baja', 'darme de baja', 'deme de baja', 'cancelar suscripción'],
  ...['no más correos', 'no quiero más correos'],
]);

/** What programs for email put below a short answer. */
const FOOTER = /^(sent from my |get outlook for |enviado desde |obtener outlook para )/i;
const REPLY = /^\s*((re|aw|rv|fw|fwd)\s*:\s*)+/i;

/**
 * Whether an email only asks for no more emails (CAN-SPAM, 15 U.S.C. 7704). Words such as "cancel"
 * and "end" don't count, since they also answer an email about a tour. Email programs that
 * unsubscribe by email put the word in the subject and leave the body empty.
 */
export function asksToStop({
  subject,
  body,
  isAutomatic,
}: Pick<InboundMail, 'subject' | 'body' | 'isAutomatic'>): boolean {
  if (isAutomatic) return false;
  const said = plain(body);
  return WORDS.has(said === '' ? plain(subject.replace(REPLY, '')) : said);
}

const plain = (text: string) =>
  text
    .slice(0, 500)
    .split('\n')
    .filter((line) => !FOOTER.test(line.trim()))
    .join(' ')
    .toLowerCase()
    .replace(/[.,;:!"'“”‘’<>*_-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
