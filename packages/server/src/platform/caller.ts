import type { Access, Reach } from '@homestead/contract/platform';
import type { FastifyRequest } from 'fastify';
import { refuse } from './refusal-error.ts';

/** Who makes a call, as the database says at this very call (decision 7). */
export interface Caller {
  readonly personId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Key of the role; an unknown one holds nothing. */
  readonly role: string;
  readonly side: 'staff' | 'external' | 'client';
  /** Whose records the role's permissions open. */
  readonly reach: Reach;
  readonly grants: Grants;
  /** The role asks for two-step sign-in and this person has not set it up: permissions rest. */
  readonly mustSetUpTwoStep: boolean;
}

/** Permission keys with what they open; shared between callers of one role, never changed. */
export type Grants = ReadonlyMap<string, { readonly view: boolean; readonly edit: boolean }>;

/**
 * Says who calls: null without an Authorization header, refuses with `signed-out` when the header
 * holds no token that is good at this moment.
 */
export type Identify = (request: FastifyRequest) => Promise<Caller | null>;

const ranks: Readonly<Record<Reach, number>> = { own: 0, team: 1, all: 2 };

/** Whether the caller holds a permission (for a column: may see it). */
export function holds(caller: Caller, key: string): boolean {
  return !caller.mustSetUpTwoStep && caller.grants.get(key)?.view === true;
}

/** Whether the caller may change a column. */
export function mayEdit(caller: Caller, key: string): boolean {
  return !caller.mustSetUpTwoStep && caller.grants.get(key)?.edit === true;
}

/**
 * Refuses the call when its access does not let the caller in: 401 for nobody, 403 for a person
 * without the permission or the reach.
 */
export function requireAccess(access: Access, caller: Caller | null): void {
  if (access.kind === 'public') return;
  const { mustSetUpTwoStep, reach, grants } = caller ?? nobody();
  if (access.kind === 'signed-in') return;
  if (mustSetUpTwoStep) refuse('second-step-needed');
  const isHeld = access.anyOf.some((key) => grants.get(key)?.view === true);
  if (!isHeld || ranks[reach] < ranks[access.reach]) refuse('not-permitted');
}

function nobody(): never {
  return refuse('signed-out');
}

/** The caller of a call that declares more than public access. */
export function requireCaller(call: { caller: Caller | null }): Caller {
  return call.caller ?? refuse('signed-out');
}
