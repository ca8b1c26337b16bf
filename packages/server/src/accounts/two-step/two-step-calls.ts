import { type SecondStepMethod, twoStepEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Actor,
  actorOf,
  atomically,
  type Caller,
  originOf,
  requireCaller,
  serveEndpoint,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { provePassword } from '../own-account/prove-password.ts';
import { addPasskey } from '../passkeys/add-passkey.ts';
import { askForNewPasskey } from '../passkeys/ask-for-new-passkey.ts';
import { askForPasskey } from '../passkeys/ask-for-passkey.ts';
import { listPasskeys } from '../passkeys/passkey-store.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import { removePasskey } from '../passkeys/remove-passkey.ts';
import { signInWithPasskey } from '../passkeys/sign-in-with-passkey.ts';
import { refuseAccount } from '../refuse-account.ts';
import { refuseForeignOrigin, requireOwnOrigin } from '../require-own-origin.ts';
import { presentSignIn } from '../sessions/present-sign-in.ts';
import { challengeCookieOf, deviceCookieOf } from '../sessions/session-cookies.ts';
import { findSecondSteps } from '../sign-in/find-second-steps.ts';
import type { SecondStepFacts } from './ask-for-second-step.ts';
import { completeTwoStep } from './complete-two-step.ts';
import { confirmTotp } from './confirm-totp.ts';
import { giveRecoveryCodes } from './give-recovery-codes.ts';
import { presentPasskey, presentTwoStep } from './present-two-step.ts';
import { TOTP_SEAL } from './take-code.ts';
import { tellTwoStepChanged, toldPerson } from './tell-two-step-changed.ts';
import { drawQrSvg, inGroups, makeTotpSecret, totpAddress } from './totp.ts';
import { turnOffTwoStep } from './turn-off-two-step.ts';
import { getTwoStepState, insertTotp, isTwoStepOn, lockSecondSteps } from './two-step-store.ts';

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
    return presentSignIn(reply, accounts, started);
  });
  serveEndpoint(app, calls.getPasskeySignInOptions, async ({ request, body }) => {
    const options = await askForPasskey(accounts, body.challenge ?? null, originOf(request));
    return answer({ options });
  });
  serveEndpoint(app, calls.passkeySignIn, async ({ request, reply, body }) => {
    refuseForeignOrigin(request, settings);
    const started = await signInWithPasskey(accounts, body.response, fromOf(request));
    return presentSignIn(reply, accounts, started);
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

/** What a half-finished sign-in asks for. Refuses with `challenge-over`. */
async function getSecondStep(
  accounts: Pick<AccountsServices, 'challenges' | 'db'>,
  challenge: string,
): Promise<{ challenge: string; methods: SecondStepMethod[] }> {
  const open = await accounts.challenges.look<SecondStepFacts>(
    accounts.db,
    'second-step',
    challenge,
  );
  if (!open) return refuseAccount('challenge-over');
  return { challenge, methods: await findSecondSteps(accounts.db, open.facts.personId) };
}

/** The caller's two-step sign-in settings. */
async function getTwoStep(
  accounts: Pick<AccountsServices, 'db' | 'settings'>,
  { personId }: Caller,
): Promise<ReturnType<typeof presentTwoStep>> {
  const [state, passkeys] = await Promise.all([
    getTwoStepState(accounts.db, personId),
    listPasskeys(accounts.db, personId),
  ]);
  return presentTwoStep(state, passkeys, findRelyingParty(accounts.settings) !== null);
}

/**
 * Creates a sealed secret for the caller's authenticator app; it counts once confirmed. Refuses
 * with `password-wrong`, or `two-step-state` if there is a confirmed app.
 */
async function startTotp(
  accounts: AccountsServices,
  actor: Actor,
  given: { currentPassword: string },
): Promise<{ secret: string; otpauthUri: string; qrSvg: string }> {
  const { personId, email } = actor.caller;
  await provePassword(accounts, actor, given.currentPassword);
  const secret = makeTotpSecret();
  const sealed = accounts.secrets.seal(TOTP_SEAL, personId, secret);
  if (!(await insertTotp(accounts.db, personId, sealed))) refuseAccount('two-step-state');
  const otpauthUri = totpAddress(secret, accounts.settings.brokerage.name, email);
  return { secret: inGroups(secret), otpauthUri, qrSvg: await drawQrSvg(otpauthUri) };
}

/**
 * Invalidates the caller's recovery codes and gives ten new ones. Refuses with `two-step-state`
 * when two-step sign-in is off.
 */
async function renewRecoveryCodes(
  accounts: AccountsServices,
  actor: Actor,
  given: { currentPassword: string },
): Promise<{ recoveryCodes: string[] }> {
  const { caller, origin } = actor;
  const { personId, sessionId } = caller;
  await provePassword(accounts, actor, given.currentPassword);
  const recoveryCodes = await atomically(accounts.db, async (tx) => {
    await lockSecondSteps(tx, personId);
    if (!isTwoStepOn(await getTwoStepState(tx, personId))) return refuseAccount('two-step-state');
    const codes = await giveRecoveryCodes(accounts, tx, personId);
    const person = toldPerson(caller);
    const change = 'recovery-codes-renewed';
    await tellTwoStepChanged(accounts, tx, { change, person, sessionId, origin });
    return codes;
  });
  return { recoveryCodes };
}
