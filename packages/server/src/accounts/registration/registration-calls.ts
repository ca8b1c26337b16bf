import { registrationEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { originOf, serveEndpoint } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { refuseForeignOrigin } from '../require-own-origin.ts';
import {
  clearRegistrationCookie,
  registrationCookieOf,
  setRegistrationCookie,
} from '../sessions/session-cookies.ts';
import { createUser } from './create-user.ts';
import { forgetPassword } from './forget-password.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

/** Registers the calls that verify an email, and the texts that a registration agrees to. */
export function serveRegistrationCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const calls = registrationEndpoints;
  const { settings } = accounts;
  serveEndpoint(app, calls.createUser, async ({ body, request, reply, ...call }) => {
    // A foreign page must not make this browser the one that registered.
    refuseForeignOrigin(request, settings);
    const from = { origin: originOf(request), ...call };
    const { browserSecret, told } = await createUser(accounts, body, from);
    setRegistrationCookie(reply, settings, browserSecret);
    return told;
  });
  serveEndpoint(app, calls.verifyEmail, async ({ body, request, reply }) => {
    const from = { origin: originOf(request), browserSecret: registrationCookieOf(request) };
    const told = await verifyEmail(accounts, body, from);
    clearRegistrationCookie(reply, settings);
    return told;
  });
  serveEndpoint(app, calls.resendVerification, ({ body, request, ...call }) =>
    resendVerification(accounts, body, { origin: originOf(request), ...call }),
  );
  serveEndpoint(app, calls.forgetPassword, ({ body, request, ...call }) =>
    forgetPassword(accounts, body, { origin: originOf(request), ...call }),
  );
  serveEndpoint(app, calls.resetPassword, ({ body, request }) =>
    resetPassword(accounts, body, originOf(request)),
  );
  serveEndpoint(app, calls.getLegalText, async ({ params: { name }, query }) => {
    const { legal, legalInSpanish } = accounts.settings;
    const spanish = query.language === 'es' ? legalInSpanish[name] : null;
    return { ...(spanish ?? legal[name]), language: spanish ? 'es' : 'en' } as const;
  });
}
