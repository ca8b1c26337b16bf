import { registrationEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { originOf, serveEndpoint } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { createUser } from './create-user.ts';
import { forgetPassword } from './forget-password.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

/** Registers the calls that verify an email, and the texts that a registration agrees to. */
export function serveRegistrationCalls(app: FastifyInstance, accounts: AccountsServices): void {
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
  serveEndpoint(
    app,
    calls.getLegalText,
    async ({ params }) => accounts.settings.legal[params.name],
  );
}
