import type {
  DocumentEvent,
  SealedConsent,
  SealedSigner,
  SealFacts,
} from '@homestead/contract/documents';
import { identificationIn, SEAL_VERSION } from '@homestead/contract/documents';
import { type Services, sha256 } from '#platform';
import { sealedDocument } from '../envelopes/freeze-documents.ts';
import type { RecipientRow } from '../envelopes/recipient-store.ts';
import { esignConsent } from '../forms/current-forms.ts';
import { signerId } from '../signing/signer-id.ts';
import type { SignedEnvelope } from './read-signed-envelope.ts';

/** What is sealed with the PDF of an envelope that everyone has signed. */
export async function sealFactsOf(
  services: Pick<Services, 'files' | 'settings'>,
  { envelope, documents, recipients, fields }: SignedEnvelope,
  {
    code,
    events,
  }: {
    code: string;
    events: readonly DocumentEvent[];
  },
): Promise<SealFacts> {
  const { settings } = services;
  const signers = recipients.filter(({ state }) => state === 'signed');
  const indexOf = (id: string) => documents.findIndex(({ row }) => row.id === id);
  const consents = new Map<string, SealedConsent>();
  const sealed = signers.map((row): SealedSigner => {
    const consent = consentOf(settings, row, events);
    consents.set(`${consent.version} ${consent.sha256}`, consent);
    const signed = events.find(
      ({ kind, facts }) => kind === 'signed' && facts.signer === signerId(row),
    );
    return {
      ...{ id: signerId(row), name: row.name, role: row.role },
      line: row.role === 'approver' ? null : row.number,
      identification: identificationIn(row.identified_by ?? ''),
      consent: { version: consent.version, sha256: consent.sha256 },
      ...{ sentAt: iso(row.sent_at), seenAt: iso(row.seen_at), signedAt: signed?.at ?? '' },
      ...{ ip: row.signed_ip, device: row.signed_device, signed: signed?.about ?? '' },
      image: row.signature && {
        ...{ sha256: hexOf(row.signature), png: row.signature.toString('base64') },
      },
      fields: fields
        .filter(({ recipient_id: id, filled_at: at }) => id === row.id && at !== null)
        .map(({ document_id: id, key, kind, value }) => ({
          ...{ document: indexOf(id), key, value },
          kind: kind === 'checkbox' ? ('check' as const) : kind,
        })),
    };
  });
  return {
    ...{ version: SEAL_VERSION, code, envelope: { id: envelope.id, title: envelope.title } },
    brokerage: settings.brokerage.name,
    documents: await Promise.all(
      documents.map(({ row, definition }) => sealedDocument(services, row, definition)),
    ),
    ...{ signers: sealed, consents: [...consents.values()], events },
    sealedAt: events.at(-1)?.at ?? '',
    // A copy that was mailed before the time-stamp service answered stays valid.
    requiresStamp: false,
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const hexOf = (bytes: Buffer) => sha256(bytes).toString('hex');

/** The text that a signer agreed to: its version and hash are in the log. */
function consentOf(
  settings: Services['settings'],
  row: RecipientRow,
  events: readonly DocumentEvent[],
): SealedConsent {
  const agreed = events.findLast(
    ({ kind, facts }) => kind === 'consented' && facts.signer === signerId(row),
  );
  const { version, text } = esignConsent(settings, row.language);
  const kept = typeof agreed?.facts.text === 'string' ? agreed.facts.text : text;
  return { version: row.consent_version ?? version, sha256: agreed?.about ?? '', text: kept };
}
