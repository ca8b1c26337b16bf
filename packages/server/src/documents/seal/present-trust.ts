import type { SealTrust, WireSealCertificates } from '@homestead/contract/documents';

/** Certificates as calls and pages have them. */
export function presentTrust({ chains, stampRoots }: SealTrust): WireSealCertificates {
  const write = (list: readonly Uint8Array[]) =>
    list.map((one) => Buffer.from(one).toString('base64'));
  return {
    chains: chains.map(({ certificates, isDemo }) => ({
      certificates: write(certificates),
      isDemo,
    })),
    stampRoots: write(stampRoots),
  };
}
