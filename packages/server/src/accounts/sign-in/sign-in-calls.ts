import {
  isRoleKey,
  requiresTwoStep,
  roleLabel,
  signInEndpoints,
} from '@homestead/contract/accounts';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { actorOf, type Caller, originOf, refuse, requireCaller, serveEndpoint } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { landingOf } from '../landing.ts';
import { answerMessages } from '../messages/answers.ts';
import { refuseForeignOrigin, requireOwnOrigin } from '../require-own-origin.ts';
import { selectSecurityEvents } from '../security-event-store.ts';
import { presentSeeingAs } from '../seeing-as/present-seeing-as.ts';
import { endOtherSessions, endOwnSession } from '../sessions/end-own-sessions.ts';
import { findSessionEnd } from '../sessions/find-session-end.ts';
import { presentSecondStep, presentSignedIn, presentSignIn } from '../sessions/present-sign-in.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import {
  clearChallengeCookie,
  clearSessionCookie,
  deviceCookieOf,
  sessionCookieOf,
  setSessionCookie,
  setSessionEndNotice,
} from '../sessions/session-cookies.ts';
import { listOpenSessions } from '../sessions/session-store.ts';
import { signOut } from '../sessions/sign-out.ts';
import { heldKeys } from '../tokens/access-tokens.ts';
import { getTwoStepState } from '../two-step/two-step-store.ts';
import { logIn } from './log-in.ts';

/** Registers the calls of sign-in and sessions. */
export function serveSignInCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const calls = signInEndpoints;
  const { settings } = accounts;

  serveEndpoint(app, calls.logIn, async ({ body, request, reply }) => {
    refuseForeignOrigin(request, settings);
    const from = { origin: originOf(request), deviceSecret: deviceCookieOf(request) };
    const result = await logIn(accounts, body, from);
    return result.kind === 'signed-in'
      ? presentSignIn(reply, accounts, result.started)
      : presentSecondStep(reply, settings, result);
  });

  serveEndpoint(app, calls.refresh, async ({ request, reply }) => {
    requireOwnOrigin(request, settings);
    const cookie = sessionCookieOf(request);
    const refreshed = cookie && (await refreshSession(accounts, cookie, originOf(request)));
    if (!refreshed) {
      const why = cookie && (await findSessionEnd(accounts, cookie));
      setSessionEndNotice(reply, settings, why);
      clearSessionCookie(reply, settings);
      return refuse('signed-out');
    }
    setSessionCookie(reply, settings, refreshed.cookie);
    return answer(presentSignedIn(refreshed.caller, refreshed.jwtToken));
  });

  serveEndpoint(app, calls.signOut, async ({ caller, request, reply }) => {
    const cookie = sessionCookieOf(request);
    if (cookie) requireOwnOrigin(request, settings);
    await signOut(accounts, { caller, cookie }, originOf(request));
    clearSessionCookie(reply, settings);
    clearChallengeCookie(reply, settings);
    return answer(true, answerMessages.signedOut());
  });

  serveEndpoint(app, calls.getSessionEnd, async ({ request }) => {
    const cookie = sessionCookieOf(request);
    return { data: { why: cookie && (await findSessionEnd(accounts, cookie)) } };
  });
  serveEndpoint(app, calls.getSession, (call) => presentSession(accounts, requireCaller(call)));
  serveEndpoint(app, calls.getSessions, (call) => listOwnSessions(accounts, requireCaller(call)));
  serveEndpoint(app, calls.endSession, async (call) => {
    await endOwnSession(accounts, actorOf(call), call.body.id);
    return answer(true, answerMessages.deviceSignedOut());
  });
  serveEndpoint(app, calls.endOtherSessions, async (call) => {
    await endOtherSessions(accounts, actorOf(call));
    return answer(true, answerMessages.otherDevicesSignedOut());
  });
  serveEndpoint(app, calls.getSecurityEvents, (call) =>
    listOwnSecurityEvents(accounts, requireCaller(call), call.query),
  );
}

type Call = typeof signInEndpoints.getSecurityEvents;

/** Security events of the caller's account, newest first, one page at a time. */
async function listOwnSecurityEvents(
  accounts: AccountsServices,
  caller: Caller,
  page: QueryOf<Call>,
): Promise<AnswerOf<Call>> {
  const { rows, ...facts } = await selectSecurityEvents(accounts.db, caller.personId, page);
  const data = rows.map(({ happened_at: at, ...row }) => ({
    ...row,
    happenedAt: at.toISOString(),
  }));
  return { data, ...facts };
}

const SESSIONS_MAX = 100;

type Answer = AnswerOf<typeof signInEndpoints.getSessions>;

/** The caller's open sessions, last used first. */
async function listOwnSessions(accounts: AccountsServices, caller: Caller): Promise<Answer> {
  const rows = await listOpenSessions(accounts.db, caller.personId, SESSIONS_MAX);
  return {
    data: rows.map((row) => ({
      id: row.id,
      device: row.device,
      address: row.address,
      signedInBy: row.signed_in_by as Answer['data'][number]['signedInBy'],
      startedAt: row.started_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      isCurrent: row.id === caller.sessionId,
    })),
  };
}

/** Where a role should have two-step sign-in, but isn't required to. */
async function isTwoStepSuggested({ db }: AccountsServices, caller: Caller): Promise<boolean> {
  const { role, personId, mustSetUpTwoStep } = caller;
  if (caller.seeingAs || mustSetUpTwoStep || !isRoleKey(role) || !requiresTwoStep(role))
    return false;
  const { totpSince, passkeys } = await getTwoStepState(db, personId);
  return totpSince === null && passkeys === 0;
}

/** Who is signed in and what they hold. */
async function presentSession(
  accounts: AccountsServices,
  caller: Caller,
): Promise<AnswerOf<typeof signInEndpoints.getSession>> {
  const edits = [...caller.grants].filter(([, grant]) => grant.edit).map(([key]) => key);
  return {
    data: {
      id: caller.personId,
      firstName: caller.firstName,
      lastName: caller.lastName,
      email: caller.email,
      role: caller.role,
      roleLabel: roleLabel(caller.role),
      side: caller.side,
      scope: caller.scope,
      permissions: caller.mustSetUpTwoStep ? [] : heldKeys(caller),
      edits: caller.mustSetUpTwoStep ? [] : edits,
      mustSetUpTwoStep: caller.mustSetUpTwoStep,
      isTwoStepSuggested: await isTwoStepSuggested(accounts, caller),
      landing: landingOf(caller),
      sessionId: caller.sessionId,
      seeingAs: presentSeeingAs(caller),
    },
  };
}
