import { NOBODY } from '@homestead/contract/platform';
import type { Caller, Database, Grants, Queryable, Services, SessionLimits } from '#platform';
import { endSeeingAs } from '../seeing-as/end-seeing-as.ts';
import { maySeeAs } from '../seeing-as/may-see-as.ts';
import { noteSessionUse } from '../sessions/session-store.ts';
import {
  type CallerRow,
  findCallerRow,
  findCallerRowWithin,
  findKeyCaller,
  findPersonFacts,
  findRoleFacts,
  type PersonFacts,
  readGrants,
} from './caller-store.ts';

/** The time of last use is updated at most this often. */
const NOTE_USE_SECONDS = 60;

/** A program that makes a call, and what its key allows. */
interface KeyCaller {
  caller: Caller;
  scopes: readonly string[];
  /** It is used from an address that it may be used from. */
  isFromHere: boolean;
  /** The hour of last use needs no update. */
  isUseNoted: boolean;
}

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
   * The caller of a session within its limits, whose person is neither deleted nor
   * deactivated; otherwise null. While it sees the office as someone else, they are the caller.
   */
  async find(sessionId: string): Promise<Caller | null> {
    const row = await findCallerRow(this.#services.pool, sessionId);
    if (!row || this.#isOver(row)) return null;
    if (row.last_used_seconds >= NOTE_USE_SECONDS) this.#noteUse(row);
    return this.#seen(row);
  }

  /** Like {@link find}, without counting as a use of the session. */
  async look(sessionId: string): Promise<Caller | null> {
    const row = await findCallerRow(this.#services.pool, sessionId);
    return row && !this.#isOver(row) ? this.#seen(row) : null;
  }

  /** The person of a session, even while it sees the office as someone else. */
  async owner(sessionId: string): Promise<Caller | null> {
    const row = await findCallerRow(this.#services.pool, sessionId);
    return row && !this.#isOver(row) ? this.#own(row) : null;
  }

  /** Like {@link owner}, within a database transaction. */
  async lookWithin(tx: Queryable, sessionId: string): Promise<Caller | null> {
    const row = await findCallerRowWithin(tx, sessionId);
    if (!row || this.#isOver(row)) return null;
    const grants = await this.#grants.of(row.role_key, row.grants_version, tx);
    return toCaller(row, row.session_id, grants);
  }

  /** The caller of a session that the running database transaction created. */
  async get(tx: Queryable, sessionId: string): Promise<Caller> {
    const caller = await this.lookWithin(tx, sessionId);
    if (!caller) throw new Error('The new session is not valid');
    return caller;
  }

  /**
   * The owner of the API key with this hash, as the caller, with the key's scopes; null if it is
   * not valid, or its owner is not active or lost the permission to have keys.
   */
  async ofKey(key: { hash: Buffer; address: string }): Promise<KeyCaller | null> {
    const row = await findKeyCaller(this.#services.pool, key);
    if (!row) return null;
    const grants = await this.#grants.of(row.role_key, row.grants_version);
    if (grants.get('api-keys')?.view !== true) return null;
    return {
      caller: { ...toCaller(row, row.key_id, grants), isProgram: true },
      scopes: row.scopes,
      isFromHere: row.is_from_here,
      isUseNoted: row.is_use_noted,
    };
  }

  /**
   * An active person as the caller of work that is done for them while they are away; null for
   * anyone else.
   */
  async ofPerson(personId: string): Promise<Caller | null> {
    const row = await findPersonFacts(this.#services.pool, personId);
    return row && toCaller(row, NOBODY, await this.#grants.of(row.role_key, row.grants_version));
  }

  /** How long the sessions of people on a side last. */
  limitsOf(side: string): SessionLimits {
    const { staff, others } = this.#services.settings.sessionLimits;
    return side === 'staff' ? staff : others;
  }

  /** Waits for updates that run in the background. */
  async settle(): Promise<void> {
    await Promise.all(this.#notes.values());
  }

  async #own(row: CallerRow): Promise<Caller> {
    return toCaller(row, row.session_id, await this.#grants.of(row.role_key, row.grants_version));
  }

  /** The caller, or whom they see the office as, decided at each call. */
  async #seen(row: CallerRow): Promise<Caller> {
    const own = await this.#own(row);
    if (row.seeing_id === null) return own;
    const { pool } = this.#services;
    const { seeing_person_id: personId, seeing_role_key: roleKey } = row;
    const person = personId === null ? null : await findPersonFacts(pool, personId);
    const facts = person ?? (roleKey === null ? null : await findRoleFacts(pool, roleKey));
    const named = person && {
      ...{ personId: person.person_id, firstName: person.first_name, lastName: person.last_name },
    };
    const seeingAs = {
      id: row.seeing_id,
      viewer: { personId: own.personId, firstName: own.firstName, lastName: own.lastName },
      person: named,
      role: facts?.role_key ?? '',
      until: row.seeing_until ?? new Date(0),
    };
    if (row.is_seeing_over) return { ...own, seeingAs: { ...seeingAs, isOver: true } };
    const grants = facts && (await this.#grants.of(facts.role_key, facts.grants_version));
    if (!facts || !grants || !maySeeAs(own, { ...facts, role: facts.role_key, grants })) {
      await endSeeingAs(this.#services.db, row.seeing_id, 'access-changed');
      return { ...own, seeingAs: { ...seeingAs, isOver: true } };
    }
    const { role_key: role, side, scope } = facts;
    return {
      ...own,
      ...(person && { ...named, personId: person.person_id, email: person.email }),
      ...{ role, side, scope, grants, seeingAs: { ...seeingAs, isOver: false } },
    };
  }

  /** The end in the row may be that of a role or setting that has changed. */
  #isOver({ side, last_used_seconds: idle, age_seconds: age }: CallerRow): boolean {
    const limits = this.limitsOf(side);
    return idle >= limits.idle || age >= limits.whole;
  }

  /** In the background: the call does not wait for it. */
  #noteUse({ session_id: sessionId, side }: CallerRow): void {
    if (this.#notes.has(sessionId)) return;
    const { db, log } = this.#services;
    const note = noteSessionUse(db, { sessionId, limits: this.limitsOf(side) })
      .catch((error) => log.warn({ err: error }, 'the use of a session could not be noted'))
      .finally(() => this.#notes.delete(sessionId));
    this.#notes.set(sessionId, note);
  }
}

/** Roles' grants, cached by their version (R-7). */
class RoleGrants {
  readonly #known = new Map<string, { version: number; grants: Promise<Grants> }>();
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The grants of a version, read once on this node, in `tx` if one is running. */
  of(roleKey: string, version: number, tx: Queryable = this.#db): Promise<Grants> {
    const known = this.#known.get(roleKey);
    if (known?.version === version) return known.grants;
    const grants = readGrants(tx, roleKey);
    this.#known.set(roleKey, { version, grants });
    // A failed read is not cached.
    grants.catch(() => {
      if (this.#known.get(roleKey)?.grants === grants) this.#known.delete(roleKey);
    });
    return grants;
  }
}

/** A caller from the database's facts about them. */
function toCaller(row: PersonFacts, sessionId: string, grants: Grants): Caller {
  return {
    personId: row.person_id,
    sessionId,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role_key,
    side: row.side,
    scope: row.scope,
    grants,
    mustSetUpTwoStep: row.must_set_up_two_step,
  };
}
