import { sealEndpoints as calls } from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import { addressOf, type Services, serveEndpoint, sha256 } from '#platform';
import { findAnyEnvelope } from '../envelopes/envelope-store.ts';
import { refuseDocument } from '../refuse-document.ts';
import { serveSealCertificates } from '../seal/serve-seal-certificates.ts';
import { readSignedEnvelope } from './read-signed-envelope.ts';
import { findSealByCode, selectSealedHashes } from './seal-store.ts';

/** Registers the calls by which anyone checks a sealed PDF. */
export function serveSealCalls(app: FastifyInstance, services: Services): void {
  const { db, throttles } = services;
  serveSealCertificates(app, services);

  serveEndpoint(app, calls.getSeal, async ({ params, request }) => {
    // A code has 256 bits; the limit is for the load.
    const address = addressOf(request);
    await throttles.count('form', { account: `seal:${address}`, address });
    const seal = await findSealByCode(db, sha256(params.code));
    const envelope = seal && (await findAnyEnvelope(db, seal.envelope_id));
    if (!seal || !envelope) return refuseDocument('seal-not-found');
    const { documents, recipients } = await readSignedEnvelope(db, envelope);
    return {
      data: {
        ...{ title: seal.title, sealedAt: seal.sealed_at.toISOString(), level: seal.level },
        sha256: seal.sha256.toString('hex'),
        copies: await selectSealedHashes(db, envelope.id),
        signers: recipients.flatMap(({ name, role, signed_at: at }) =>
          at ? [{ name, role, signedAt: at.toISOString() }] : [],
        ),
        formVersions: documents.map(({ row }) => ({
          ...{ title: row.title, version: row.form_version },
        })),
      },
    };
  });
}
