import { randomUUID } from 'node:crypto';
import type { Queryable, Services } from '#platform';
import { isAnyWithdrawn } from '../consent/consent-store.ts';
import { linkToken } from './link-token.ts';
import { insertLinks, type NewMessageLink } from './message-link-store.ts';

export const LINK_PATH = '/l';
const LINKS_MAX = 50;
const URL_MAX = 2000;

type Tracking = Pick<Services, 'settings' | 'secrets'>;

/** Why the links of an email aren't tracked; null if they are. */
export type NotTracked = 'setting' | 'opted-out' | null;

/** Why links to these people aren't tracked: the setting says so, or one of them opted out. */
export async function whyNotTracked(
  { settings }: Pick<Services, 'settings'>,
  db: Queryable,
  addresses: readonly string[],
): Promise<NotTracked> {
  if (!settings.TRACK_EMAIL_LINKS) return 'setting';
  const ofMarketing = { channel: 'email', kind: 'marketing' } as const;
  return (await isAnyWithdrawn(db, ofMarketing, addresses)) ? 'opted-out' : null;
}

/**
 * Replaces the links of one email by links of ours, which lead exactly where those did and note on
 * the timeline that they were opened.
 */
export class LinkTracker {
  readonly #services: Tracking;
  readonly #links = new Map<string, NewMessageLink>();

  constructor(services: Tracking) {
    this.#services = services;
  }

  /** The link of ours for an address; the address itself for what can't be tracked. */
  readonly linkTo = (url: string): string => {
    const parsed = url.startsWith('https://') ? URL.parse(url) : null;
    // As a browser would ask for it: a header takes no other letters.
    const isWeb = parsed !== null && parsed.href.length <= URL_MAX;
    const known = this.#links.get(url);
    if (!isWeb || (!known && this.#links.size >= LINKS_MAX)) return url;
    const link = known ?? { id: randomUUID(), url: parsed.href };
    this.#links.set(url, link);
    const { settings, secrets } = this.#services;
    return `${settings.publicUrl}${LINK_PATH}/${linkToken(secrets, link.id)}`;
  };

  /** Stores the links in the commit that sends their message. */
  store(tx: Queryable, messageId: string): Promise<void> {
    return insertLinks(tx, messageId, [...this.#links.values()]);
  }
}
