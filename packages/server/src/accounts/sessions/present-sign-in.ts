import type {
  WireLogIn,
  WireSecondStep,
  WireSignedIn,
  WireSignIn,
} from '@homestead/contract/accounts';
import type { FastifyReply } from 'fastify';
import { type Caller, originOf, type Settings } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { landingOf } from '../landing.ts';
import { answerMessages } from '../messages/answers.ts';
import {
  clearChallengeCookie,
  sessionCookieOf,
  setChallengeCookie,
  setDeviceCookie,
  setSessionCookie,
} from './session-cookies.ts';
import { signOut } from './sign-out.ts';
import type { StartedSession } from './start-session.ts';

/** What the browser stores about a sign-in. */
export function presentSignedIn(caller: Caller, jwtToken: string): WireSignedIn {
  return {
    jwtToken,
    rolename: caller.role,
    id: caller.personId,
    first_name: caller.firstName,
    last_name: caller.lastName,
    email: caller.email,
    landing: landingOf(caller),
    must_set_up_two_step: caller.mustSetUpTwoStep,
  };
}

/**
 * The answer of a completed sign-in, its cookies set on the reply. Ends the session that the
 * browser had before. Call it once the new session is committed.
 */
export async function presentSignIn(
  reply: FastifyReply,
  accounts: AccountsServices,
  started: StartedSession,
): Promise<WireSignIn> {
  const { settings } = accounts;
  const former = sessionCookieOf(reply.request);
  if (former) {
    const given = { caller: null, cookie: former };
    await signOut(accounts, given, originOf(reply.request), 'new-sign-in');
  }
  const { sessionId, refreshSecret, deviceSecret, caller, jwtToken } = started;
  setSessionCookie(reply, settings, { sessionId, secret: refreshSecret });
  setDeviceCookie(reply, settings, deviceSecret);
  clearChallengeCookie(reply, settings);
  return {
    data: presentSignedIn(caller, jwtToken),
    message: answerMessages.signedIn(),
    status: 200,
    statusCode: 'success',
  };
}

/** The answer that asks for a second step, with its challenge also set as a cookie. */
export function presentSecondStep(
  reply: FastifyReply,
  settings: Settings,
  { challenge, methods }: Pick<WireSecondStep, 'challenge' | 'methods'>,
): WireLogIn {
  setChallengeCookie(reply, settings, challenge);
  return {
    data: { jwtToken: '', rolename: '', challenge, methods },
    message: answerMessages.enterCode(),
    status: 200,
    statusCode: 'two-step',
  };
}
