import type { FormAnswer } from '@homestead/contract/documents';
import { atomically, type Caller, type Services } from '#platform';
import { answerAsStaff } from './answer-as-staff.ts';
import { selectContained } from './envelope-store.ts';
import { requireEnvelopeToWrite } from './require-envelope.ts';
import { sendEnvelope } from './send-envelope.ts';

/** Sends an envelope of a demo, after its agent answered this in each of its forms. */
export async function sendSampleEnvelope(
  services: Pick<Services, 'db' | 'mail' | 'settings'>,
  caller: Caller,
  id: string,
  given: Readonly<Record<string, FormAnswer>>,
): Promise<void> {
  await atomically(services.db, async (tx) => {
    const envelope = await requireEnvelopeToWrite(services, tx, caller, id);
    for (const { document_id: document } of await selectContained(tx, [id])) {
      await answerAsStaff(services, tx, caller, { id: document, given });
    }
    await sendEnvelope(services, tx, caller, envelope, { isCounted: false });
  });
}
