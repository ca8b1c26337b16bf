import type { SealCheck, SealFinding } from '@homestead/contract/documents';
import { verifyMessages } from './messages/verify.ts';

interface Values {
  readonly list: string;
  readonly name: string;
  readonly at: string;
}
type Say = (values: Values) => string;

interface Words {
  readonly ok: Say;
  /** By the reason of a failed check or a note. */
  readonly reasons: Readonly<Record<string, Say>>;
  /** For any other reason. */
  readonly otherwise: Say;
}

const words: Readonly<Record<SealCheck, Words>> = {
  readable: {
    ok: verifyMessages.readableOk,
    reasons: {
      'not-a-pdf': verifyMessages.notAPdf,
      'cut-off': verifyMessages.cutOff,
      'too-large': verifyMessages.bundleTooLarge,
    },
    otherwise: verifyMessages.bundleUnreadable,
  },
  'one-seal': {
    ok: verifyMessages.oneSealOk,
    reasons: {
      several: verifyMessages.severalSeals,
      appended: verifyMessages.appended,
      'other-kind': verifyMessages.otherKind,
    },
    otherwise: verifyMessages.noSeal,
  },
  'whole-file': {
    ok: verifyMessages.wholeFileOk,
    reasons: {},
    otherwise: verifyMessages.notCovered,
  },
  gap: { ok: verifyMessages.gapOk, reasons: {}, otherwise: verifyMessages.gapFilled },
  signature: {
    ok: verifyMessages.signatureOk,
    reasons: { digest: verifyMessages.changed },
    otherwise: verifyMessages.wrongSignature,
  },
  certificate: {
    ok: verifyMessages.certificateOk,
    reasons: {
      demo: verifyMessages.certificateDemo,
      unknown: ({ name }) => verifyMessages.certificateUnknown({ name }),
    },
    otherwise: verifyMessages.certificateNotValid,
  },
  'key-usage': {
    ok: verifyMessages.keyUsageOk,
    reasons: {},
    otherwise: verifyMessages.keyUsageWrong,
  },
  stamp: {
    ok: ({ at }) => verifyMessages.stampOk({ at }),
    reasons: {
      none: verifyMessages.stampMissing,
      unknown: ({ name }) => verifyMessages.stampUnknown({ name }),
    },
    otherwise: verifyMessages.stampWrong,
  },
  facts: { ok: verifyMessages.factsOk, reasons: {}, otherwise: verifyMessages.factsMissing },
  log: {
    ok: verifyMessages.logOk,
    reasons: {},
    otherwise: ({ list }) => verifyMessages.logWrong({ list }),
  },
  'log-complete': {
    ok: verifyMessages.logCompleteOk,
    reasons: { later: verifyMessages.logLater },
    otherwise: verifyMessages.logCutOff,
  },
  signers: {
    ok: verifyMessages.signersOk,
    reasons: { none: verifyMessages.signersNone, twice: verifyMessages.signersTwice },
    otherwise: ({ list }) => verifyMessages.signersWrong({ list }),
  },
  documents: {
    ok: verifyMessages.documentsOk,
    reasons: { none: verifyMessages.documentsNone },
    otherwise: verifyMessages.documentsWrong,
  },
  data: {
    ok: verifyMessages.dataOk,
    reasons: {},
    otherwise: ({ list }) => verifyMessages.dataWrong({ list }),
  },
  consent: {
    ok: verifyMessages.consentOk,
    reasons: { missing: ({ list }) => verifyMessages.consentMissing({ list }) },
    otherwise: ({ list }) => verifyMessages.consentChanged({ list }),
  },
  images: {
    ok: verifyMessages.imagesOk,
    reasons: {},
    otherwise: ({ list }) => verifyMessages.imagesWrong({ list }),
  },
  'bundle-files': {
    ok: verifyMessages.bundleOk,
    reasons: {
      'no-pdf': verifyMessages.bundleNoPdf,
      several: verifyMessages.bundleSeveral,
      extra: ({ list }) => verifyMessages.bundleExtra({ list }),
    },
    otherwise: ({ list }) => verifyMessages.bundleMissing({ list }),
  },
  'bundle-events': {
    ok: verifyMessages.bundleEventsOk,
    reasons: {},
    otherwise: verifyMessages.bundleEventsWrong,
  },
  'bundle-consent': {
    ok: verifyMessages.bundleConsentOk,
    reasons: {},
    otherwise: ({ list }) => verifyMessages.bundleConsentWrong({ list }),
  },
  'bundle-forms': {
    ok: verifyMessages.bundleFormsOk,
    reasons: {},
    otherwise: ({ list }) => verifyMessages.bundleFormsWrong({ list }),
  },
};

/** A finding as a sentence. `at` is the time of the stamp. */
export function findingText(
  { check, result, reason = '', about = [] }: SealFinding,
  at: string,
): string {
  const { ok, reasons, otherwise } = words[check];
  const values: Values = { list: about.join(', '), name: about[0] ?? '', at };
  if (result === 'ok') return ok(values);
  if (check === 'stamp' && result === 'note') return verifyMessages.stampNone();
  return (Object.hasOwn(reasons, reason) ? reasons[reason]! : otherwise)(values);
}
