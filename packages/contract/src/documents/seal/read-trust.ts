import { bytesOfBase64 } from './runtime.ts';
import type { SealTrust } from './seal-report.ts';

/** Certificates in base64, as calls and pages have them. */
interface WrittenTrust {
  readonly chains: readonly {
    readonly certificates: readonly string[];
    readonly isDemo: boolean;
  }[];
  readonly stampRoots: readonly string[];
}

/** The certificates that seals are known by, from a call’s answer. */
export function readTrust({ chains, stampRoots }: WrittenTrust): SealTrust {
  const read = (list: readonly string[]) => list.flatMap((one) => bytesOfBase64(one) ?? []);
  return {
    chains: chains.map(({ certificates, isDemo }) => ({
      certificates: read(certificates),
      isDemo,
    })),
    stampRoots: read(stampRoots),
  };
}
