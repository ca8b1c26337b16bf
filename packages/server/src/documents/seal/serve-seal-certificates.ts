import { sealEndpoints } from '@homestead/contract/documents';
import type { FastifyInstance } from 'fastify';
import { type Services, serveEndpoint } from '#platform';
import { openSeal } from './open-seal.ts';
import { presentTrust } from './present-trust.ts';

/** Registers the call for the certificates that our seals are known by. */
export function serveSealCertificates(app: FastifyInstance, services: Services): void {
  serveEndpoint(app, sealEndpoints.getSealCertificates, async () => ({
    data: presentTrust(await openSeal(services).trust()),
  }));
}
