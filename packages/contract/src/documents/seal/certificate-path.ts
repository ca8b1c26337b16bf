import { type Certificate, keyUses, readCertificate } from './certificate-reader.ts';
import { isIssuedBy } from './check-signature.ts';
import { isSame } from './runtime.ts';

const LONGEST = 6;

/**
 * The certificates from `leaf` to one of `roots`, each issued by the next one; null without such a
 * path, or where one of them wasn't valid at `at` or may not issue certificates.
 */
export async function findPath(
  leaf: Certificate,
  given: {
    readonly others: readonly Certificate[];
    readonly roots: readonly Certificate[];
    readonly at: number;
  },
): Promise<Certificate[] | null> {
  const { others, roots, at } = given;
  const path = [leaf];
  for (let current = leaf; path.length <= LONGEST; ) {
    if (at < current.notBefore || at > current.notAfter) return null;
    if (current.unknownCritical.length > 0) return null;
    if (roots.some((root) => isSame(root.raw, current.raw))) return path;
    const issuer = await findIssuer(current, [...roots, ...others]);
    if (!issuer || path.includes(issuer)) return null;
    path.push(issuer);
    current = issuer;
  }
  return null;
}

async function findIssuer(
  certificate: Certificate,
  among: readonly Certificate[],
): Promise<Certificate | null> {
  for (const candidate of among) {
    if (!isSame(candidate.subject, certificate.issuer) || !mayIssue(candidate)) continue;
    if (await isIssuedBy(certificate, candidate)) return candidate;
  }
  return null;
}

function mayIssue({ isAuthority, keyUsage }: Certificate): boolean {
  return isAuthority && (keyUsage === null || (keyUsage & keyUses.keyCertSign) !== 0);
}

/** Certificates that can be read; others are left out. */
export function readCertificates(raw: readonly Uint8Array[]): Certificate[] {
  return raw.flatMap((bytes) => {
    try {
      return [readCertificate(bytes)];
    } catch {
      return [];
    }
  });
}
