import { identityEndpoints, identityPages } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { actorOf, originOf, requireCaller, serveEndpoint } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { refuseForeignOrigin } from '../require-own-origin.ts';
import { presentSecondStep, presentSignIn } from '../sessions/present-sign-in.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { visitorOf } from './identity-visitor.ts';
import { giveIdentityNonce, logInWithIdToken } from './log-in-with-id-token.ts';
import { listOwnIdentities, removeOwnIdentity } from './own-identities.ts';

/** Registers the calls about identity providers. */
export function serveIdentityCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const calls = identityEndpoints;
  const { settings, issuers } = accounts;

  serveEndpoint(app, calls.getIdentityProviders, async () =>
    answer(
      issuers.providers.map(({ key, name }) => ({ key, name, start: identityPages.start + key })),
    ),
  );
  serveEndpoint(app, calls.getIdentityNonce, async ({ body, request }) => {
    const nonce = await giveIdentityNonce(accounts, body.alias, originOf(request));
    return { nonce, ...answer({ nonce }) };
  });
  serveEndpoint(app, calls.identityLogIn, async ({ body, request, reply }) => {
    refuseForeignOrigin(request, settings);
    const result = await logInWithIdToken(accounts, body, visitorOf(request));
    const presented =
      result.kind === 'signed-in'
        ? await presentSignIn(reply, accounts, result.started)
        : presentSecondStep(reply, settings, result);
    const { jwtToken: token, rolename } = presented.data;
    return { ...presented, token, rolename };
  });
  serveEndpoint(app, calls.getIdentities, async (call) =>
    answer(await listOwnIdentities(accounts, requireCaller(call))),
  );
  serveEndpoint(app, calls.confirmIdentity, ({ body, request }) =>
    confirmIdentity(accounts, body.token, originOf(request)),
  );
  serveEndpoint(app, calls.removeIdentity, async (call) => {
    await removeOwnIdentity(accounts, actorOf(call), call.body);
    return answer(true, answerMessages.identityRemoved());
  });
}
