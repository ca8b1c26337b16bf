import type { Identification, SealReport } from '@homestead/contract/documents';
import { findingText } from './finding-words.ts';
import { verifyMessages } from './messages/verify.ts';
import { instantText, roleText } from './seal-words.ts';

/** `good`: nothing is wrong. `note`: nothing is wrong, but the reader should know. */
export type Tone = 'good' | 'note' | 'bad';

/** A report in finished words. */
export interface ToldReport {
  readonly tone: Tone;
  readonly title: string;
  readonly lead: string;
  /** What is wrong comes first. */
  readonly findings: readonly { readonly tone: Tone; readonly text: string }[];
  readonly documents: readonly string[];
  readonly signers: readonly {
    readonly name: string;
    /** Role, time, how they were identified, consent. */
    readonly lines: readonly string[];
    /** The signature as a PNG in base64. */
    readonly png: string | null;
  }[];
  readonly details: readonly { readonly label: string; readonly value: string }[];
  /** Of the seal; null where it can’t be read. */
  readonly code: string | null;
  readonly sha256: string | null;
}

const tones = { ok: 'good', note: 'note', failed: 'bad' } as const;
const order: readonly Tone[] = ['bad', 'note', 'good'];

/** Says in plain words what a check found. */
export function tellReport(report: SealReport): ToldReport {
  const { facts, findings, stampedAt, sha256 } = report;
  const at = stampedAt ? instantText(stampedAt) : '';
  const told = findings.map((one) => ({ tone: tones[one.result], text: findingText(one, at) }));
  return {
    ...headOf(report),
    findings: order.flatMap((tone) => told.filter((one) => one.tone === tone)),
    documents: (facts?.documents ?? []).map(({ title, form }) =>
      [title, form ? verifyMessages.version({ version: form.version }) : verifyMessages.uploaded()]
        .filter(Boolean)
        .join(', '),
    ),
    signers: (facts?.signers ?? []).map(
      ({ name, role, signedAt, identification, consent, image }) => ({
        name,
        lines: [
          roleText(role),
          verifyMessages.signedAt({ at: instantText(signedAt) }),
          identificationText(identification),
          verifyMessages.consented({ version: consent.version }),
        ],
        png: image?.png ?? null,
      }),
    ),
    details: detailsOf(report),
    code: facts?.code ?? null,
    sha256,
  };
}

function headOf({
  verdict,
  isIntact,
  certificate,
  facts,
}: SealReport): Pick<ToldReport, 'tone' | 'title' | 'lead'> {
  const at = facts ? instantText(facts.sealedAt) : '';
  if (verdict === 'valid' && certificate?.isDemo) {
    const lead = verifyMessages.demoLead({ at });
    return { tone: 'note', title: verifyMessages.demo(), lead };
  }
  if (verdict === 'valid') {
    const lead = verifyMessages.validLead({ at, brokerage: facts?.brokerage ?? '' });
    return { tone: 'good', title: verifyMessages.valid(), lead };
  }
  if (verdict === 'damaged') {
    const lead = verifyMessages.damagedLead();
    return { tone: 'bad', title: verifyMessages.damaged(), lead };
  }
  if (verdict === 'invalid') {
    const lead = verifyMessages.invalidLead();
    return { tone: 'bad', title: verifyMessages.invalid(), lead };
  }
  if (isIntact && certificate) {
    const lead = verifyMessages.strangerLead({ name: certificate.name });
    return { tone: 'bad', title: verifyMessages.stranger(), lead };
  }
  const lead = verifyMessages.unsealedLead();
  return { tone: 'bad', title: verifyMessages.unsealed(), lead };
}

function detailsOf({ facts, certificate, sha256 }: SealReport): ToldReport['details'] {
  const rows = [
    { label: verifyMessages.envelope(), value: facts?.envelope.title },
    { label: verifyMessages.sealedBy(), value: facts?.brokerage },
    { label: verifyMessages.sealedAt(), value: facts && instantText(facts.sealedAt) },
    { label: verifyMessages.code(), value: facts?.code },
    { label: verifyMessages.fingerprint(), value: certificate?.fingerprint },
    { label: verifyMessages.hash(), value: sha256 },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function identificationText(how: Identification): string {
  if (how.kind === 'account') return verifyMessages.byAccount();
  if (how.kind === 'in-person') return verifyMessages.inPerson({ name: how.confirmedBy });
  if (how.linkBy === 'email') {
    return how.codeBy === 'sms' ? verifyMessages.byLinkAndText() : verifyMessages.byLinkAndEmail();
  }
  return how.codeBy === 'sms' ? verifyMessages.byText() : verifyMessages.byTextAndEmail();
}
