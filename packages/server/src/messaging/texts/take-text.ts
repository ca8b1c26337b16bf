import { formatPhone, storedPhone } from '@homestead/contract/platform';
import type { DatabaseTransaction, Services } from '#platform';
import { findConsentState, isStopped, recordConsent } from '../consent/record-consent.ts';
import { textMessages } from '../messages.ts';
import { openMessaging } from '../messaging-services.ts';
import type { Subject } from '../record/message.ts';
import { recordMessage } from '../record/record-message.ts';
import { type Keyword, keywordOf } from './text-keywords.ts';
import { findLastSubject, hasKeywordAnswer } from './text-store.ts';

const BODY_MAX = 10_000;
const kinds = ['transactional', 'marketing'] as const;

/**
 * Stores a text that came in, with what it is about: what the last text to or from the number that
 * is about anything is about, or what another room knows the number by; otherwise it waits for
 * staff. It is nobody's account's, since a number in a profile proves nothing. STOP and START go
 * into the consent ledger; they and HELP are answered, unless the provider says that it has done
 * so, at most once in ten minutes. The first text from a number is its consent to be answered. A
 * text that came before does nothing.
 */
export async function takeText(
  services: Services,
  tx: DatabaseTransaction,
  form: URLSearchParams,
): Promise<void> {
  const messageId = form.get('MessageSid') ?? '';
  const address = storedPhone(form.get('From') ?? '');
  if (!/^\w{1,100}$/.test(messageId) || address === null) return;
  const body = (form.get('Body') ?? '').slice(0, BODY_MAX);
  const ofProvider = (form.get('OptOutType') ?? '').toLowerCase();
  const keyword = keywordOf(ofProvider) ?? keywordOf(body);
  const about =
    (await findLastSubject(tx, address)) ??
    (await openMessaging(services).senders.find(tx, { channel: 'sms', address }));
  const id = await recordMessage(tx, {
    ...{ channel: 'sms', direction: 'in', address, body, messageId, about },
    isAutomatic: keyword !== null,
  });
  if (id === null) return;
  if (!about) await openMessaging(services).unmatched.tell(tx, id);
  if (!keyword) await noteFirstText(tx, address, body);
  else await obey(services, tx, { keyword, address, body, about }, ofProvider);
}

async function noteFirstText(tx: DatabaseTransaction, address: string, body: string) {
  const key = { channel: 'sms', address, kind: 'transactional' } as const;
  if ((await findConsentState(tx, key)).state !== 'missing') return;
  await recordConsent(tx, { ...key, isGranted: true, source: 'message', wording: body });
}

async function obey(
  { settings: { brokerage } }: Services,
  tx: DatabaseTransaction,
  said: { keyword: Keyword; address: string; body: string; about: Subject | null },
  ofProvider: string,
): Promise<void> {
  const { keyword, address, body: wording, about } = said;
  if (
    keyword === 'stop' &&
    (await isStopped(tx, { channel: 'sms', address, kind: 'transactional' }))
  )
    return;
  if (keyword !== 'help') {
    for (const kind of kinds) {
      const isGranted = keyword === 'start';
      await recordConsent(tx, {
        channel: 'sms',
        address,
        kind,
        isGranted,
        source: keyword,
        wording,
      });
    }
  }
  if (ofProvider !== '' || (await hasKeywordAnswer(tx, address))) return;
  const { name: firm, phone } = brokerage;
  const answers: Record<Keyword, () => string> = {
    stop: () => textMessages.stopped({ firm }),
    start: () => textMessages.started({ firm }),
    help: () =>
      phone
        ? textMessages.help({ firm, phone: formatPhone(phone) })
        : textMessages.helpWithoutPhone({ firm }),
  };
  await recordMessage(tx, {
    ...{ channel: 'sms', direction: 'out', address, about, body: answers[keyword]() },
    ...{ purpose: 'keyword', dueAt: new Date() },
  });
}
