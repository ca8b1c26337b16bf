import {
  type AccountsApp,
  createAccountsApp,
  OWN_ORIGIN,
  type TestPerson,
} from './accounts-app.ts';
import { ISSUER_CLIENT, startIssuer, type TestIssuer } from './issuer.ts';
import type { TestAnswer } from './listings-app.ts';
import { lastMailTo } from './mailbox.ts';

/** The accounts room with providers `office`, `reserved` and `gone`; `limited` has the tokens of
 * `office` for staff with addresses at firm.example. */
export interface IdentityApp {
  site: AccountsApp;
  /** Puts addresses in ID tokens, as Google does. */
  office: TestIssuer;
  /** Keeps them for the userinfo endpoint, as the standard has it. */
  reserved: TestIssuer;
  /** The person `office` signs in from now on: a new one, with that address. */
  atIssuer(email: string, isVerified?: boolean): { sub: string };
  /** Goes to a provider and returns where it leads back to. */
  visit(browser: IdentityBrowser, mode?: string, key?: string): Promise<string>;
  /** Links the account that `office` signs in (or `at`) with a person's. */
  link(person: TestPerson, at?: TestIssuer): Promise<void>;
  /** The key of the newest secret link to confirm an identity. */
  linkTo(person: TestPerson): Promise<string>;
  identitiesOf(person: TestPerson): Promise<{ issuer: string; subject: string; email: string }[]>;
  /** Kinds of the emails to a person. */
  mailsTo(person: TestPerson): Promise<string[]>;
  close(): Promise<void>;
}

/** Starts issuers and the room; addresses are never throttled. */
export async function createIdentityApp(): Promise<IdentityApp> {
  const redirectTo = (key: string) => `${OWN_ORIGIN}/auth/return/${key}`;
  const office = await startIssuer({ redirectUri: redirectTo('office') });
  const reserved = await startIssuer({
    redirectUri: redirectTo('reserved'),
    claimsInIdToken: false,
  });
  const site = await createAccountsApp({
    IDENTITY_PROVIDERS: JSON.stringify([
      { key: 'office', name: 'Office account', issuer: office.issuer, ...ISSUER_CLIENT },
      { key: 'reserved', name: 'Reserved', issuer: reserved.issuer, ...ISSUER_CLIENT },
      {
        key: 'limited',
        name: 'Limited',
        issuer: office.issuer,
        ...ISSUER_CLIENT,
        emailDomains: ['firm.example'],
        sides: ['staff'],
      },
      { key: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9', ...ISSUER_CLIENT },
    ]),
    VERIFY_TRIES_PER_ADDRESS: '100000',
    MAILS_PER_MAILBOX_HOUR: '3',
    SIGN_IN_TRIES_PER_ADDRESS: '100000',
  });
  const { db } = site.database;
  let made = 0;
  return {
    site,
    office,
    reserved,
    atIssuer(email, isVerified = true) {
      made += 1;
      office.account = { sub: `subject-${made}`, email, email_verified: isVerified };
      return office.account;
    },
    async visit(browser, mode = 'page', key = 'office') {
      const start = await browser.open(`/auth/start/${key}?mode=${mode}`);
      return (key === 'office' ? office : reserved).visit(start.location);
    },
    async link({ id, email }, at = office) {
      const { issuer, account } = at;
      await db
        .insertInto('external_identity')
        .values({ issuer, subject: account.sub, person_id: id, email })
        .execute();
    },
    linkTo: async ({ email }) =>
      (await lastMailTo(site.services, email, 'accounts.identity-link')).token,
    identitiesOf: ({ id }) =>
      db.selectFrom('external_identity').selectAll().where('person_id', '=', id).execute(),
    async mailsTo({ email }) {
      const query = db.selectFrom('mail_message').select('kind').where('to_address', '=', email);
      return (await query.execute()).map((row) => row.kind);
    },
    async close() {
      await site.close();
      await Promise.all([office.close(), reserved.close()]);
    },
  };
}

/**
 * A browser that signs in through a provider: it carries our cookies from the start to the return.
 */
export class IdentityBrowser {
  readonly cookies = new Map<string, string>();
  readonly #site: AccountsApp;

  constructor(site: AccountsApp) {
    this.#site = site;
  }

  /** Opens an address of ours as a page; keeps the cookies. */
  async open(address: string): Promise<TestAnswer & { location: string }> {
    const url = address.startsWith('/') ? address : pathOf(address);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await this.#site.app.inject({ method: 'GET', url, headers: { cookie } });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) this.#keep(line);
    return {
      status: reply.statusCode,
      body: reply.payload,
      headers: reply.headers,
      location: String(reply.headers.location ?? ''),
    };
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const name = pair.slice(0, pair.indexOf('='));
    if (/Max-Age=0/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}

function pathOf(address: string): string {
  const url = new URL(address);
  return url.pathname + url.search;
}
