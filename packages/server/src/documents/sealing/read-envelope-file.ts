import type { Services } from '#platform';
import { type EnvelopeRow, findSeal } from '../envelopes/envelope-store.ts';
import { refuseDocument } from '../refuse-document.ts';
import { makeBundle } from '../seal/make-bundle.ts';
import { drawSigned } from './draw-signed.ts';
import { readSignedEnvelope } from './read-signed-envelope.ts';
import { fileTitle } from './seal-envelope.ts';
import { sealedFiles } from './sealed-files.ts';

type Needed = Pick<Services, 'db' | 'files' | 'settings' | 'log'>;

/** The sealed PDF of an envelope, or how its documents look until then. */
export async function readEnvelopeFile(
  services: Needed,
  envelope: EnvelopeRow,
): Promise<{ name: string; bytes: Buffer }> {
  const name = `${fileTitle(envelope.title)}.pdf`;
  const sealed = await findSealed(services, envelope);
  if (sealed) return { name, bytes: sealed };
  const signed = await readSignedEnvelope(services.db, envelope);
  const madeAt = envelope.changed_at;
  const drawn = await drawSigned(services, signed, { certificate: null, attachments: [], madeAt });
  return { name, bytes: drawn.pdf };
}

/** The bundle of a sealed envelope. Refuses (not-sealed) before. */
export async function readBundle(
  services: Needed,
  envelope: EnvelopeRow,
): Promise<{ name: string; bytes: Buffer }> {
  const pdf = (await findSealed(services, envelope)) ?? refuseDocument('not-sealed');
  const { documents } = await readSignedEnvelope(services.db, envelope);
  const forms = documents.flatMap(({ definition }) => definition ?? []);
  return {
    name: `${fileTitle(envelope.title)}.zip`,
    bytes: await makeBundle(services, { pdf, forms, name: fileTitle(envelope.title) }),
  };
}

async function findSealed(services: Needed, { id }: EnvelopeRow): Promise<Buffer | null> {
  const seal = await findSeal(services.db, id);
  if (!seal) return null;
  const bytes = await sealedFiles(services).find(seal.sha256.toString('hex'));
  if (!bytes) throw new Error(`The sealed file of the envelope ${id} is missing`);
  return bytes;
}
