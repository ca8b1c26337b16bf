import { normalizeEmail, type registrationEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import {
  atomically,
  type CallOrigin,
  countLinkTry,
  type Queryable,
  recordEvent,
  takeSecretLink,
} from '#platform';
import { personRegistered } from '../account-events.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import {
  countCodeTry,
  findPendingRegistration,
  insertRegisteredPerson,
  settleRegistration,
} from './registration-store.ts';
import { isVerificationCode } from './verification-code.ts';

type VerifyEmail = typeof registrationEndpoints.verifyEmail;

/**
 * Creates the account of a pending registration, by the key of the secret link or by the address
 * and its code; both are used up. The person is a client with a verified email. Refuses
 * (token-used-up) a link that was used, expired or was replaced, or an address that was taken in
 * the meantime, (code-wrong), (too-many-tries).
 */
export async function verifyEmail(
  accounts: AccountsServices,
  body: BodyOf<VerifyEmail>,
  origin: CallOrigin,
): Promise<AnswerOf<VerifyEmail>> {
  const proof = 'token' in body ? body : await registrationOfCode(accounts, body, origin);
  if ('token' in proof) await countLinkTry(accounts.throttles, proof.token, origin.address);
  const email = await atomically(accounts.db, async (tx) => {
    const id = 'token' in proof ? await registrationOfLink(tx, proof.token) : proof.id;
    const registration = id && (await settleRegistration(tx, id));
    const person = registration && (await insertRegisteredPerson(tx, registration));
    if (!person) return refuseAccount('token-used-up');
    await recordSecurityEvent(tx, { kind: 'registered', personId: person.id, origin });
    await recordEvent(tx, personRegistered, {
      personId: person.id,
      email: person.email,
      leadRole: person.lead_role,
    });
    return person.email;
  });
  return answer({ email }, answerMessages.emailVerified());
}

async function registrationOfLink(tx: Queryable, token: string): Promise<string | null> {
  return (await takeSecretLink(tx, token, ['accounts.verify']))?.subject ?? null;
}

/** Tries of a code are counted before it is checked, in a separate commit. */
async function registrationOfCode(
  accounts: AccountsServices,
  typed: { email: string; code: string },
  origin: CallOrigin,
): Promise<{ id: string }> {
  const email = normalizeEmail(typed.email);
  await accounts.throttles.count('verify', { account: email, address: origin.address });
  const pending = await findPendingRegistration(accounts.db, email);
  const codeHash = pending && (await countCodeTry(accounts.db, pending.id));
  const isRight =
    pending && codeHash && isVerificationCode(accounts.secrets, pending.id, typed.code, codeHash);
  return isRight ? { id: pending.id } : refuseAccount('code-wrong');
}
