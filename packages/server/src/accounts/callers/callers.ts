import type { Caller, Queryable, Services } from '#platform';
import { noteSessionUse } from '../sessions/session-store.ts';
import { type CallerRow, findCallerRow, getCallerRow } from './caller-store.ts';
import { RoleGrants } from './role-grants.ts';
import { toCaller } from './to-caller.ts';

/** The time of last use is updated at most this often. */
const NOTE_USE_SECONDS = 60;

/** Reads who a session belongs to, on every call. */
export class Callers {
  readonly #services: Pick<Services, 'db' | 'pool' | 'settings' | 'log'>;
  readonly #grants: RoleGrants;
  readonly #notes = new Map<string, Promise<void>>();

  constructor(services: Pick<Services, 'db' | 'pool' | 'settings' | 'log'>) {
    this.#services = services;
    this.#grants = new RoleGrants(services.db);
  }

  /**
   * The caller of a valid session whose person is neither deleted nor deactivated; otherwise null.
   */
  async find(sessionId: string): Promise<Caller | null> {
    const row = await findCallerRow(this.#services.pool, sessionId);
    if (!row) return null;
    if (row.last_used_seconds >= NOTE_USE_SECONDS) this.#noteUse(row);
    return toCaller(row, await this.#grants.of(row.role_key, row.grants_version));
  }

  /** Like {@link find}, without counting as a use of the session. */
  async look(sessionId: string): Promise<Caller | null> {
    const row = await findCallerRow(this.#services.pool, sessionId);
    return row && toCaller(row, await this.#grants.of(row.role_key, row.grants_version));
  }

  /** The caller of a session that the running database transaction created or extended. */
  async get(tx: Queryable, sessionId: string): Promise<Caller> {
    const row = await getCallerRow(tx, sessionId);
    return toCaller(row, await this.#grants.of(row.role_key, row.grants_version, tx));
  }

  /** Waits for updates that run in the background. */
  async settle(): Promise<void> {
    await Promise.all(this.#notes.values());
  }

  /** In the background: the call does not wait for it. */
  #noteUse({ session_id: sessionId }: CallerRow): void {
    if (this.#notes.has(sessionId)) return;
    const { db, settings, log } = this.#services;
    const note = noteSessionUse(db, { sessionId, days: settings.SESSION_DAYS })
      .catch((error) => log.warn({ err: error }, 'the use of a session could not be noted'))
      .finally(() => this.#notes.delete(sessionId));
    this.#notes.set(sessionId, note);
  }
}
