import { registrationEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { originOf } from '../call-origin.ts';
import { createUser } from '../registration/create-user.ts';
import { forgetPassword } from '../registration/forget-password.ts';
import { resendVerification } from '../registration/resend-verification.ts';
import { resetPassword } from '../registration/reset-password.ts';
import { verifyEmail } from '../registration/verify-email.ts';

/** Registers the calls that prove a mailbox: registration, reset, invitation. */
export function serveRegistrationCalls(app: FastifyInstance, accounts: AccountsHouse): void {
  const calls = registrationEndpoints;
  serveEndpoint(app, calls.createUser, ({ body, request }) =>
    createUser(accounts, body, originOf(request)),
  );
  serveEndpoint(app, calls.verifyEmail, ({ body, request }) =>
    verifyEmail(accounts, body, originOf(request)),
  );
  serveEndpoint(app, calls.resendVerification, ({ body, request }) =>
    resendVerification(accounts, body, originOf(request)),
  );
  serveEndpoint(app, calls.forgetPassword, ({ body, request }) =>
    forgetPassword(accounts, body, originOf(request)),
  );
  serveEndpoint(app, calls.resetPassword, ({ body, request }) =>
    resetPassword(accounts, body, originOf(request)),
  );
}
