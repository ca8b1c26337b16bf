import { sql } from 'kysely';
import { insertPeople, PASSWORD } from '../factories/accounts.ts';
import type { CallerName } from './make-request.ts';
import type { FuzzSite } from './open-site.ts';

interface Credentials {
  token: string;
  cookie: string;
}

/**
 * The four callers of a run. Fuzzed calls close accounts, end sessions and change roles, so a
 * caller whose token is refused is replaced by a new person, and roles are put back.
 */
export class Callers {
  readonly #site: FuzzSite;
  readonly #credentials = new Map<CallerName, Promise<Credentials>>();
  readonly #ids = new Map<CallerName, string>();
  #renewals = 0;

  constructor(site: FuzzSite) {
    this.#site = site;
  }

  /** How often someone had to be replaced. */
  get renewals(): number {
    return this.#renewals;
  }

  get ids(): ReadonlyMap<CallerName, string> {
    return this.#ids;
  }

  /** Stores what roles may do, to be put back by {@link restoreRoles}. */
  async begin(): Promise<void> {
    await sql`create table fuzz_role as table role`.execute(this.#site.database.db);
    await sql`create table fuzz_role_grant as table role_grant`.execute(this.#site.database.db);
  }

  async restoreRoles(): Promise<void> {
    const { db } = this.#site.database;
    await sql`
      update role set scope = kept.scope, requires_two_step = false,
        grants_version = role.grants_version + 1
      from fuzz_role kept where kept.key = role.key
        and (kept.scope, false) is distinct from (role.scope, role.requires_two_step)
    `.execute(db);
    await sql`
      insert into role_grant select * from fuzz_role_grant on conflict (role_key, permission_key)
        do update set can_view = excluded.can_view, can_edit = excluded.can_edit
    `.execute(db);
  }

  /** Headers that sign a request; none for a visitor. */
  async headersOf(caller: CallerName): Promise<[string, string][]> {
    if (caller === 'visitor') return [];
    let given = this.#credentials.get(caller);
    if (!given) {
      given = this.#signIn(caller);
      this.#credentials.set(caller, given);
    }
    const { token, cookie } = await given;
    return [
      ['authorization', `Bearer ${token}`],
      ['cookie', cookie],
      ['origin', 'http://127.0.0.1:3000'],
    ];
  }

  /** Replaces a caller whose token no longer counts. */
  async checkOn(caller: CallerName): Promise<void> {
    if (caller === 'visitor') return;
    const answer = await this.#fetch('User/Sessions', {
      headers: Object.fromEntries(await this.headersOf(caller)),
    });
    if (answer.ok) return;
    this.#renewals += 1;
    this.#credentials.delete(caller);
  }

  async #signIn(role: CallerName): Promise<Credentials> {
    await this.restoreRoles();
    const [person] = await insertPeople(this.#site.database.db, [{ role, password: PASSWORD }]);
    if (person) this.#ids.set(role, person.id);
    const answer = await this.#fetch('User/LogIn', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person?.email, password: PASSWORD }),
    });
    const { data } = (await answer.json()) as { data: { jwtToken?: string } };
    if (!data.jwtToken) throw new Error(`${role} can't sign in: ${answer.status}`);
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return { token: data.jwtToken, cookie };
  }

  #fetch(call: string, init: RequestInit): Promise<Response> {
    return fetch(new URL(`/api/v1/${call}`, this.#site.url), init);
  }
}
