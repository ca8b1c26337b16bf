import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { documentRoles } from '../form-definition.ts';
import { sealCalls } from '../seal-calls.ts';

const instant = z.iso.datetime();
const base64 = z.base64();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const seal = z.object({
  title: z.string(),
  sealedAt: instant,
  sha256: sha256.describe('of the sealed PDF'),
  copies: z
    .array(sha256)
    .describe('of every file with this seal: a time stamp that came later made another one'),
  level: z.enum(['B-B', 'B-T']).describe('B-T: with a time stamp'),
  signers: z.array(z.object({ name: z.string(), role: z.enum(documentRoles), signedAt: instant })),
  formVersions: z
    .array(z.object({ title: z.string(), version: z.string().nullable() }))
    .describe('the documents; an uploaded PDF has no version'),
});
export type WireSeal = z.output<typeof seal>;

/** Refuses (seal-not-found) an unknown code. */
export const getSeal = defineEndpoint(sealCalls.getSeal, {
  access: { kind: 'public' },
  summary: 'What was sealed under the code of a certificate page',
  params: z.object({ code: z.string().regex(/^[\w-]{16,64}$/) }),
  answer: z.object({ data: seal }),
  example: {
    data: {
      title: '4318 Corbet Ridge Road',
      sealedAt: '2026-11-20T16:02:11.000Z',
      sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
      copies: ['5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef'],
      level: 'B-B',
      signers: [{ name: 'Nora Ellis', role: 'seller', signedAt: '2026-11-20T15:58:40.000Z' }],
      formVersions: [{ title: 'Seller property condition disclosure', version: '2026-11-01' }],
    },
  },
});

const certificates = z.object({
  chains: z.array(
    z.object({
      certificates: z.array(base64).min(1).describe('DER, each followed by its issuer'),
      isDemo: z.boolean().describe('made by the program, so nobody vouches for it'),
    }),
  ),
  stampRoots: z.array(base64).describe('DER of the roots of time-stamp services'),
});
export type WireSealCertificates = z.output<typeof certificates>;

export const getSealCertificates = defineEndpoint(sealCalls.getSealCertificates, {
  access: { kind: 'public' },
  summary: 'The certificates that the brokerage’s seals are known by, the current one first',
  answer: z.object({ data: certificates }),
  example: { data: { chains: [{ certificates: ['MIIB'], isDemo: true }], stampRoots: [] } },
});
