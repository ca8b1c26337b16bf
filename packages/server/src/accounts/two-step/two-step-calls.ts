import { twoStepEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { actorOf, originOf, requireCaller, serveEndpoint } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { addPasskey } from '../passkeys/add-passkey.ts';
import { askForNewPasskey } from '../passkeys/ask-for-new-passkey.ts';
import { askForPasskey } from '../passkeys/ask-for-passkey.ts';
import { removePasskey } from '../passkeys/remove-passkey.ts';
import { signInWithPasskey } from '../passkeys/sign-in-with-passkey.ts';
import { refuseAccount } from '../refuse-account.ts';
import { refuseForeignOrigin, requireOwnOrigin } from '../require-own-origin.ts';
import { presentSignIn } from '../sessions/present-sign-in.ts';
import { challengeCookieOf, deviceCookieOf } from '../sessions/session-cookies.ts';
import { completeTwoStep } from './complete-two-step.ts';
import { confirmTotp } from './confirm-totp.ts';
import { getSecondStep } from './get-second-step.ts';
import { getTwoStep } from './get-two-step.ts';
import { presentPasskey } from './present-two-step.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { startTotp } from './start-totp.ts';
import { turnOffTwoStep } from './turn-off-two-step.ts';

/** Registers the calls about two-step sign-in and passkeys. */
export function serveTwoStepCalls(app: FastifyInstance, accounts: AccountsServices): void {
  serveSecondStep(app, accounts);
  serveTotp(app, accounts);
  servePasskeys(app, accounts);
}

function serveSecondStep(app: FastifyInstance, accounts: AccountsServices): void {
  const calls = twoStepEndpoints;
  const { settings } = accounts;
  const challengeOf = (request: FastifyRequest, given: string | undefined): string => {
    if (given !== undefined) return given;
    requireOwnOrigin(request, settings);
    return challengeCookieOf(request) ?? refuseAccount('challenge-over');
  };
  const fromOf = (request: FastifyRequest) => ({
    origin: originOf(request),
    deviceSecret: deviceCookieOf(request),
  });
  serveEndpoint(app, calls.getSecondStep, async ({ request, body }) =>
    answer(await getSecondStep(accounts, challengeOf(request, body.challenge))),
  );
  serveEndpoint(app, calls.completeTwoStep, async ({ request, reply, body }) => {
    refuseForeignOrigin(request, settings);
    const { challenge, ...given } = body;
    const asked = challengeOf(request, challenge);
    const started = await completeTwoStep(accounts, asked, given, fromOf(request));
    return presentSignIn(reply, settings, started);
  });
  serveEndpoint(app, calls.getPasskeySignInOptions, async ({ request, body }) => {
    const options = await askForPasskey(accounts, body.challenge ?? null, originOf(request));
    return answer({ options });
  });
  serveEndpoint(app, calls.passkeySignIn, async ({ request, reply, body }) => {
    refuseForeignOrigin(request, settings);
    const started = await signInWithPasskey(accounts, body.response, fromOf(request));
    return presentSignIn(reply, settings, started);
  });
}

function serveTotp(app: FastifyInstance, accounts: AccountsServices): void {
  const calls = twoStepEndpoints;
  serveEndpoint(app, calls.getTwoStep, async (call) =>
    answer(await getTwoStep(accounts, requireCaller(call))),
  );
  serveEndpoint(app, calls.startTotp, async (call) =>
    answer(await startTotp(accounts, actorOf(call), call.body), answerMessages.scanCode()),
  );
  serveEndpoint(app, calls.confirmTotp, async (call) =>
    answer(await confirmTotp(accounts, actorOf(call), call.body), answerMessages.twoStepOn()),
  );
  serveEndpoint(app, calls.turnOffTwoStep, async (call) =>
    answer(await turnOffTwoStep(accounts, actorOf(call), call.body), answerMessages.appOff()),
  );
  serveEndpoint(app, calls.renewRecoveryCodes, async (call) =>
    answer(
      await renewRecoveryCodes(accounts, actorOf(call), call.body),
      answerMessages.codesRenewed(),
    ),
  );
}

function servePasskeys(app: FastifyInstance, accounts: AccountsServices): void {
  const calls = twoStepEndpoints;
  serveEndpoint(app, calls.getPasskeyRegistrationOptions, async (call) =>
    answer({ options: await askForNewPasskey(accounts, actorOf(call), call.body) }),
  );
  serveEndpoint(app, calls.addPasskey, async (call) => {
    const { passkey, recoveryCodes } = await addPasskey(accounts, actorOf(call), call.body);
    return answer(
      { passkey: presentPasskey(passkey), recoveryCodes },
      answerMessages.passkeyAdded(),
    );
  });
  serveEndpoint(app, calls.removePasskey, async (call) =>
    answer(
      await removePasskey(accounts, actorOf(call), call.body),
      answerMessages.passkeyRemoved(),
    ),
  );
}
