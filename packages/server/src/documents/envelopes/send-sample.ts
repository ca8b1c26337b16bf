import { atomically, type Caller, type Services } from '#platform';
import { requireEnvelopeToWrite } from './require-envelope.ts';
import { sendEnvelope } from './send-envelope.ts';

/** Sends an envelope of a demo. */
export async function sendSampleEnvelope(
  services: Pick<Services, 'db' | 'mail' | 'settings'>,
  caller: Caller,
  id: string,
): Promise<void> {
  await atomically(services.db, async (tx) => {
    const envelope = await requireEnvelopeToWrite(services, tx, caller, id);
    await sendEnvelope(services, tx, caller, envelope, { isCounted: false });
  });
}
