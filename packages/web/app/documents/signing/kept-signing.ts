import { keepInTab, readKept } from '#platform';

const KEY = 'homestead_signing';

/** What this tab keeps of a signing, so that a reload goes on with it. */
export interface KeptSigning {
  /** The key of the link. */
  key?: string;
  /** The token of the session that was opened. */
  session?: string;
  /** In person: the signer said on this device that it is them. */
  isConfirmed?: boolean;
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function readKeptSigning(kept?: Kept): KeptSigning {
  const found = readKept(KEY, kept);
  if (typeof found !== 'object' || found === null) return {};
  const { key, session, isConfirmed } = found as Record<string, unknown>;
  return {
    ...(typeof key === 'string' && { key }),
    ...(typeof session === 'string' && { session }),
    ...(isConfirmed === true && { isConfirmed }),
  };
}

export function keepSigning(what: KeptSigning | null, kept?: Kept): void {
  keepInTab(KEY, what, kept);
}

/** What the fragment of a signing page's address carries, or a link that was pasted. */
export const SIGNING_LINK_NAMES = ['k', 's', 'token'] as const;

/** The key of a recipient's link, or the session that staff started for signing in person. */
export function readSigningLink(text: string): KeptSigning {
  const carried = /[#?].*$/.exec(text.trim())?.[0] ?? '';
  const params = new URLSearchParams(carried.replaceAll(/[#?]/g, '&'));
  const session = params.get('s');
  if (session) return { session };
  const key = params.get('k') ?? params.get('token');
  return key ? { key } : {};
}

/** What a new link leaves of what was kept: a session stays with the link that opened it. */
export function withLink(kept: KeptSigning, link: KeptSigning): KeptSigning {
  if (link.session) return link.session === kept.session ? kept : { session: link.session };
  if (link.key) return link.key === kept.key ? kept : { key: link.key };
  return kept;
}
