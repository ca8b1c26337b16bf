import type { Access, Endpoint, RecordScope } from '@homestead/contract/platform';
import type { FastifyRequest } from 'fastify';
import { refuse } from './refusal-error.ts';

/** Who makes a call, as read from the database for this call. */
export interface Caller {
  readonly personId: string;
  /** For a program with an API key, the id of the key: no session has it. */
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Key of the role; an unknown role has no permissions. */
  readonly role: string;
  readonly side: 'staff' | 'external' | 'client';
  /** Whose records the role's permissions open. */
  readonly scope: RecordScope;
  readonly grants: Grants;
  /**
   * The role requires two-step sign-in and this person has not set it up: permissions are
   * suspended.
   */
  readonly mustSetUpTwoStep: boolean;
  /** A program of the person’s makes the call with an API key. */
  readonly isProgram?: true;
  /** The session sees the office as someone else; unless it is over, the rest is them. */
  readonly seeingAs?: SeeingAs;
}

/** As whom a session sees the office, and who it belongs to. */
export interface SeeingAs {
  readonly id: string;
  readonly viewer: Pick<Caller, 'personId' | 'firstName' | 'lastName'>;
  /** Null for a role. */
  readonly person: Pick<Caller, 'personId' | 'firstName' | 'lastName'> | null;
  readonly role: string;
  readonly until: Date;
  /** The time is up, or access changed: the caller is the viewer, who has to exit first. */
  readonly isOver: boolean;
}

/** Whose session it is, even while they see the office as someone else. */
export function sessionOwner(caller: Caller): string {
  return caller.seeingAs?.viewer.personId ?? caller.personId;
}

/**
 * Refuses (seeing-as), (seeing-as-over), (seeing-as-personal) what can't be called while seeing the
 * office as someone else: whatever may change something, and what is only for the person.
 */
export function requireOpenWhileSeeing(
  { method, whileSeeingAs }: Pick<Endpoint, 'method' | 'whileSeeingAs'>,
  caller: Caller | null,
): void {
  if (!caller?.seeingAs || whileSeeingAs === 'open') return;
  const { isOver } = caller.seeingAs;
  if (whileSeeingAs === 'changes' || method !== 'GET') {
    refuse(isOver ? 'seeing-as-over' : 'seeing-as');
  }
  if (whileSeeingAs === 'personal' && !isOver) refuse('seeing-as-personal');
}

/** Permission keys with what each allows. Callers of a role share it; it never changes. */
export type Grants = ReadonlyMap<string, { readonly view: boolean; readonly edit: boolean }>;

/**
 * Identifies the caller: null without an Authorization header, refuses with `signed-out` when the
 * header has no valid token.
 */
export type Identify = (request: FastifyRequest) => Promise<Caller | null>;

const ranks: Readonly<Record<RecordScope, number>> = { own: 0, team: 1, all: 2 };

/** Whether the caller has a permission (for a column: may view it). */
export function holds(caller: Caller, key: string): boolean {
  return !caller.mustSetUpTwoStep && caller.grants.get(key)?.view === true;
}

/** Whether the caller may change a column. */
export function mayEdit(caller: Caller, key: string): boolean {
  return !caller.mustSetUpTwoStep && caller.grants.get(key)?.edit === true;
}

/**
 * Refuses the call when its access doesn't admit the caller: 401 without a caller, 403 for a person
 * without the permission or the scope.
 */
export function requireAccess(access: Access, caller: Caller | null): void {
  if (access.kind === 'public') return;
  const known = requireCaller({ caller });
  if (access.kind !== 'signed-in' && known.mustSetUpTwoStep) refuse('second-step-needed');
  if (!mayCall(known, access)) refuse('not-permitted');
}

/** Whether an endpoint with this access admits the caller. */
export function mayCall(caller: Caller, access: Access): boolean {
  if (access.kind === 'staff') return caller.side === 'staff' && !caller.mustSetUpTwoStep;
  if (access.kind !== 'permission') return true;
  return (
    access.anyOf.some((key) => holds(caller, key)) && ranks[caller.scope] >= ranks[access.scope]
  );
}

/** The caller of a call whose access is not public. */
export function requireCaller(call: { caller: Caller | null }): Caller {
  return call.caller ?? refuse('signed-out');
}
