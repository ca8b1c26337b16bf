import type { SealTrust } from '@homestead/contract/documents';
import { certificatesIn, type Services } from '#platform';
import { type SealedPdf, type SealTools, sealPdf, stampPdf } from './seal-pdf.ts';
import {
  canSeal,
  chainOf,
  loadSigningCertificate,
  type SigningCertificate,
} from './signing-certificate.ts';

type Needed = Pick<Services, 'settings' | 'log'>;

/** The brokerage's seal. */
export interface Seal {
  /** False in production without a certificate; then `seal` throws SealNotConfiguredError. */
  readonly isReady: boolean;
  /** Sealed with a certificate that this program made. */
  readonly isDemo: boolean;
  /** `isOurs` is false for a PDF with pages that others made. */
  seal(pdf: Uint8Array, how?: { isOurs: boolean }): Promise<SealedPdf>;
  /** Tries again to add a time stamp; null where there still is no answer. */
  stamp(pdf: Uint8Array): Promise<SealedPdf | null>;
  /** The certificates that our seals are known by, for those who check. */
  trust(): Promise<SealTrust>;
}

const open = new WeakMap<object, Seal>();

/** The seal of these services. What it needs is loaded when it is first used. */
export function openSeal(services: Needed): Seal {
  const known = open.get(services.settings);
  if (known) return known;
  const seal = createSeal(services);
  open.set(services.settings, seal);
  return seal;
}

function createSeal({ settings, log }: Needed): Seal {
  const { signing: facts, mode } = settings;
  let loaded: Promise<SigningCertificate> | null = null;
  const signing = () => {
    loaded ??= loadSigningCertificate(settings);
    loaded.catch(() => {
      loaded = null;
    });
    return loaded;
  };
  const roots = certificatesIn(facts.stamps?.roots ?? '').map(({ raw }) => Buffer.from(raw));
  const stamps = facts.stamps?.url ? { url: facts.stamps.url, roots } : null;
  const trust = async (): Promise<SealTrust> => {
    const own = canSeal(settings) ? await signing() : null;
    const former = facts.former.map((pem) => {
      const certificates = certificatesIn(pem);
      return { certificates: chainOf(certificates[0]!, certificates), isDemo: false };
    });
    const current = own ? [{ certificates: own.chain, isDemo: own.isDemo }] : [];
    return { chains: [...current, ...former], stampRoots: roots };
  };
  const tools = async (): Promise<SealTools> => ({
    signing: await signing(),
    ...{ stamps, log, trust: await trust(), firm: settings.brokerage.name },
  });
  return {
    isReady: canSeal(settings),
    isDemo: facts.own === null && mode === 'demo',
    seal: async (pdf, how) => sealPdf(pdf, await tools(), how),
    stamp: async (pdf) => stampPdf(pdf, await tools()),
    trust,
  };
}
