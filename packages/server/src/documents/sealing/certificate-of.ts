import type { SealFacts } from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import type { Services } from '#platform';
import { sealMessages } from '../messages/seal.ts';
import type { Certificate } from '../paper/envelope-drawing.ts';
import { signerId } from '../signing/signer-id.ts';
import type { SignedEnvelope } from './read-signed-envelope.ts';

/** What the last page says about how the documents were signed. */
export function certificateOf(
  { settings }: Pick<Services, 'settings'>,
  { recipients }: SignedEnvelope,
  facts: SealFacts,
  { isDemo }: { isDemo: boolean },
): Certificate {
  const site = settings.publicUrl.replace(/\/$/, '');
  return {
    envelope: `${facts.envelope.title} (${facts.envelope.id})`,
    documents: facts.documents.map(({ title, form, dataHash }) => ({
      ...{ title, version: form?.version ?? sealMessages.uploaded(), dataHash },
    })),
    signers: facts.signers.map((signer) => {
      const row = recipients.find((one) => signerId(one) === signer.id);
      return {
        ...{ name: signer.name, role: signer.role, identification: row?.identified_by ?? '' },
        consentVersion: signer.consent.version,
        ...{ sentAt: row?.sent_at ?? null, seenAt: row?.seen_at ?? null },
        ...{ signedAt: new Date(signer.signedAt), ip: signer.ip, device: signer.device },
        png: row?.signature ?? null,
      };
    }),
    logHead: facts.events.at(-1)?.hash ?? '',
    address: `${site}/verify#seal=${facts.code}`,
    notes: [
      ...(isDemo ? [sealMessages.demoCertificate()] : []),
      ...facts.events.flatMap(({ kind, at, facts: { name, on } }) =>
        kind === 'pamphlet-given' ? [pamphletNote(String(name), on ? String(on) : at)] : [],
      ),
    ],
  };
}

/** Who got the pamphlet about lead, and on which day where the brokerage is. */
function pamphletNote(name: string, at: string): string {
  const [year, month, day] = (at.includes('T') ? localDate(new Date(at)) : at).split('-');
  return sealMessages.pamphlet({ name, day: `${month}-${day}-${year}` });
}
