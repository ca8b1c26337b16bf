import type { AccountsApp } from './accounts-app.ts';
import type { TestAnswer } from './listings-app.ts';

/** A browser that signs in through a provider: it carries our cookies from the start to the return. */
export class IdentityBrowser {
  readonly cookies = new Map<string, string>();
  readonly #house: AccountsApp;

  constructor(house: AccountsApp) {
    this.#house = house;
  }

  /** Opens an address of ours as a page; keeps the cookies. */
  async open(address: string): Promise<TestAnswer & { location: string }> {
    const url = address.startsWith('/') ? address : pathOf(address);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await this.#house.app.inject({ method: 'GET', url, headers: { cookie } });
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
