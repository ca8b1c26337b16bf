import type { Selectable } from 'kysely';
import type { DB } from '../../src/platform/database-types.generated.ts';
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
  #roles: { key: string; scope: string }[] = [];
  #grants: Selectable<DB['role_grant']>[] = [];
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

  /** Remembers what roles may do, to be put back by {@link restoreRoles}. */
  async begin(): Promise<void> {
    const { db } = this.#site.database;
    this.#roles = await db.selectFrom('role').select(['key', 'scope']).execute();
    this.#grants = await db.selectFrom('role_grant').selectAll().execute();
  }

  async restoreRoles(): Promise<void> {
    const { db } = this.#site.database;
    for (const { key, scope } of this.#roles) {
      await db
        .updateTable('role')
        .set((row) => ({
          scope,
          requires_two_step: false,
          grants_version: row('grants_version', '+', 1),
        }))
        .where('key', '=', key)
        .where((row) => row.or([row('scope', '!=', scope), row('requires_two_step', '=', true)]))
        .execute();
    }
    await db
      .insertInto('role_grant')
      .values(this.#grants)
      .onConflict((conflict) =>
        conflict.columns(['role_key', 'permission_key']).doUpdateSet((row) => ({
          can_view: row.ref('excluded.can_view'),
          can_edit: row.ref('excluded.can_edit'),
        })),
      )
      .execute();
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
