import { Resolver } from 'node:dns/promises';
import type { Settings } from './settings.ts';
import { SingleFlightCache } from './single-flight-cache.ts';

const TIMEOUT_MS = 1500;
const MOST_KEPT = 1000;
const KEPT_MS = 3_600_000;

/** What DNS answers when there is no such domain, and no such record. */
const nothing: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

type DomainSettings = Pick<Settings, 'MAIL_DOMAIN_CHECK' | 'DNS_SERVERS'>;

/** Finds out whether domains can receive email. Answers are kept for an hour. */
export class MailDomains {
  readonly #settings: DomainSettings;
  readonly #resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  readonly #answers = new SingleFlightCache<boolean>(MOST_KEPT);

  constructor(settings: DomainSettings) {
    this.#settings = settings;
    if (settings.DNS_SERVERS.length > 0) this.#resolver.setServers([...settings.DNS_SERVERS]);
  }

  /**
   * Whether no email can reach the address because its domain doesn't exist or says that it takes
   * none. False if DNS can't tell, for anything that isn't an address, and
   * where the check is off.
   */
  async isUnreachable(email: string): Promise<boolean> {
    const domain = email
      .slice(email.lastIndexOf('@') + 1)
      .trim()
      .toLowerCase();
    if (!this.#settings.MAIL_DOMAIN_CHECK || !/^[^\s@.]+(\.[^\s@.]+)+$/.test(domain)) return false;
    const hour = Math.floor(Date.now() / KEPT_MS);
    return this.#answers.get(`${domain} ${hour}`, () => this.#takesNone(domain)).catch(() => false);
  }

  async #takesNone(domain: string): Promise<boolean> {
    const exchanges = await this.#find(() => this.#resolver.resolveMx(domain));
    if (exchanges.length > 0) return exchanges.every(({ exchange }) => exchange === '');
    // Without an MX record, email goes to the domain's own address.
    const [four, six] = await Promise.all([
      this.#find(() => this.#resolver.resolve4(domain)),
      this.#find(() => this.#resolver.resolve6(domain)),
    ]);
    return four.length + six.length === 0;
  }

  async #find<T>(ask: () => Promise<T[]>): Promise<T[]> {
    try {
      return await ask();
    } catch (error) {
      if (nothing.has((error as NodeJS.ErrnoException).code)) return [];
      throw error;
    }
  }
}
