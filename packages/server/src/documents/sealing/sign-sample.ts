import sharp from 'sharp';
import { atomically, type DatabaseTransaction, type Services, unknownDevice } from '#platform';
import { lockAnyEnvelope } from '../envelopes/envelope-store.ts';
import {
  type RecipientRow,
  selectRecipients,
  storeField,
  storeRecipient,
} from '../envelopes/recipient-store.ts';
import { whoseTurn } from '../envelopes/whose-turn.ts';
import { esignConsent } from '../forms/current-forms.ts';
import { consentToSign } from '../signing/change-while-signing.ts';
import { selectFieldsOf } from '../signing/contained.ts';
import { finishSigning } from '../signing/finish-signing.ts';
import { readShown } from '../signing/shown.ts';

/** A line that looks like it was drawn with a finger, different for each name. */
function drawnFor(name: string): Promise<Buffer> {
  const points = [...name].map((letter, index) => {
    const height = 60 + ((letter.charCodeAt(0) * 37) % 50) * (index % 2 === 0 ? -1 : 1);
    return `${20 + index * 18} ${height}`;
  });
  const path = `M${points[0]} ${points
    .slice(1)
    .map((point) => `L${point}`)
    .join(' ')}`;
  const width = 40 + points.length * 18;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="130">
    <path d="${path}" fill="none" stroke="#14213d" stroke-width="4" stroke-linejoin="round"
      stroke-linecap="round"/></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/**
 * Has the next recipients of a demo’s envelope sign, by the functions that people use; all of them
 * where `count` isn’t given.
 */
export async function signSample(
  services: Pick<Services, 'db' | 'files' | 'mail' | 'settings'>,
  envelopeId: string,
  count = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let signed = 0; signed < count; signed += 1) {
    const isDone = await atomically(services.db, async (tx) => {
      const envelope = await lockAnyEnvelope(tx, envelopeId);
      if (envelope?.state !== 'sent') return true;
      const [next] = whoseTurn(await selectRecipients(tx, [envelopeId]), envelope.is_in_order);
      if (next) await signFor(services, tx, next);
      return next === undefined;
    });
    if (isDone) return;
  }
}

async function signFor(
  services: Pick<Services, 'files' | 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  recipient: RecipientRow,
): Promise<void> {
  const origin = { address: '127.0.0.1', device: unknownDevice, language: recipient.language };
  const image = await drawnFor(recipient.name);
  const now = new Date();
  await storeRecipient(tx, recipient.id, {
    ...{ state: 'opened', opened_at: now, seen_at: now, signature: image, initials: image },
  });
  const { version } = esignConsent(services.settings, recipient.language);
  await consentToSign(services, tx, await reread(tx, recipient), { version, origin });
  for (const field of await selectFieldsOf(tx, recipient)) {
    await storeField(tx, field.id, { value: null, isFilled: true });
  }
  const ready = await reread(tx, recipient);
  const shown = await readShown(tx, ready.recipient);
  await finishSigning(services, tx, ready, {
    ...{ confirmsContradictions: true, shown, origin, userAgent: '' },
  });
}

async function reread(tx: DatabaseTransaction, { id, envelope_id: envelopeId }: RecipientRow) {
  const envelope = await lockAnyEnvelope(tx, envelopeId);
  const recipient = (await selectRecipients(tx, [envelopeId])).find((one) => one.id === id);
  if (!envelope || !recipient) throw new Error('The sample’s envelope is gone');
  const session = {
    ...{ identified_by: 'Signed-in account with this mailbox', host_id: null, host_name: null },
  };
  return { session, envelope, recipient };
}
