import type { DatabaseTransaction } from '#platform';
import { recordConsent } from '../consent/record-consent.ts';
import { textMessages } from '../messages.ts';
import { noteFailure } from '../record/note-failure.ts';
import { STOPPED_CODE } from './deliver-texts.ts';
import { settleText, type TextFate } from './text-store.ts';

/** The provider's words; it has a text from `accepted` on. */
const fates: Readonly<Record<string, TextFate>> = {
  accepted: 'sent',
  scheduled: 'sent',
  queued: 'sent',
  sending: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** Notes what became of a text. A STOP that only the provider knows goes into the ledger. */
export async function takeTextStatus(
  tx: DatabaseTransaction,
  id: string,
  form: URLSearchParams,
): Promise<void> {
  const messageId = form.get('MessageSid') ?? '';
  const fate = fates[(form.get('MessageStatus') ?? '').toLowerCase()];
  if (!fate || !/^\w{1,100}$/.test(messageId)) return;
  const code = /^\d{1,6}$/.exec(form.get('ErrorCode') ?? '')?.[0] ?? textMessages.unknownCode();
  const isStopped = code === STOPPED_CODE;
  const failure = isStopped ? textMessages.stopReceived() : textMessages.notDelivered({ code });
  const text = await settleText(tx, { id, messageId, fate, failure });
  if (text && fate === 'failed') await noteFailure(tx, id);
  if (!text || !isStopped) return;
  for (const kind of ['transactional', 'marketing'] as const) {
    await recordConsent(tx, {
      ...{ channel: 'sms', address: text.address, kind, isGranted: false, source: 'stop' },
    });
  }
}
