import type { Caller, House, Queryable } from '#platform';
import { noteSessionUse } from '../sessions/session-store.ts';
import { findStanding, getStanding, type StandingRow } from './caller-store.ts';
import { RoleGrants } from './role-grants.ts';
import { toCaller } from './to-caller.ts';

/** The time of last use is moved on at most this often. */
const NOTE_USE_SECONDS = 60;

/** Reads who a session belongs to, at every call. */
export class Callers {
  readonly #house: Pick<House, 'db' | 'pool' | 'settings' | 'log'>;
  readonly #grants: RoleGrants;
  readonly #notes = new Map<string, Promise<void>>();

  constructor(house: Pick<House, 'db' | 'pool' | 'settings' | 'log'>) {
    this.#house = house;
    this.#grants = new RoleGrants(house.db);
  }

  /** The caller of a session that stands, its person neither deleted nor deactivated; else null. */
  async find(sessionId: string): Promise<Caller | null> {
    const row = await findStanding(this.#house.pool, sessionId);
    if (!row) return null;
    if (row.last_used_seconds >= NOTE_USE_SECONDS) this.#noteUse(row);
    return toCaller(row, await this.#grants.of(row.role_key, row.grants_version));
  }

  /** The caller of a session that the running database transaction made or moved on. */
  async get(tx: Queryable, sessionId: string): Promise<Caller> {
    const row = await getStanding(tx, sessionId);
    return toCaller(row, await this.#grants.of(row.role_key, row.grants_version, tx));
  }

  /** Waits for what is being noted beside the calls. */
  async settle(): Promise<void> {
    await Promise.all(this.#notes.values());
  }

  /** Beside the call, which does not wait for it. */
  #noteUse({ session_id: sessionId }: StandingRow): void {
    if (this.#notes.has(sessionId)) return;
    const { db, settings, log } = this.#house;
    const note = noteSessionUse(db, { sessionId, days: settings.SESSION_DAYS })
      .catch((error) => log.warn({ err: error }, 'the use of a session could not be noted'))
      .finally(() => this.#notes.delete(sessionId));
    this.#notes.set(sessionId, note);
  }
}
