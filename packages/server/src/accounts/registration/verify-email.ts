import { normaliseEmail, type registrationEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { atomically, recordEvent } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { answer } from '../answer.ts';
import type { CallOrigin } from '../call-origin.ts';
import { mailedTokenHash } from '../mailed-tokens/mailed-token.ts';
import { countCodeTry, takeMailedToken } from '../mailed-tokens/mailed-token-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import {
  findPendingRegistration,
  insertRegisteredPerson,
  settleRegistration,
} from './registration-store.ts';
import { isVerificationCode } from './verification-code.ts';

type VerifyEmail = typeof registrationEndpoints.verifyEmail;

/**
 * Makes the account of a pending registration, by the token of the mailed link or by the mailbox
 * and its code; both are used up. The person is a client, their mailbox proven. Refuses
 * (token-used-up) a link that was used, ran out or was replaced, or an address that was taken
 * meanwhile, (code-wrong), (too-many-tries).
 */
export async function verifyEmail(
  accounts: AccountsHouse,
  body: BodyOf<VerifyEmail>,
  origin: CallOrigin,
): Promise<AnswerOf<VerifyEmail>> {
  const hash =
    'token' in body
      ? await hashOfLink(accounts, body.token, origin)
      : await hashOfCode(accounts, body, origin);
  const email = await atomically(accounts.db, async (tx) => {
    const token = await takeMailedToken(tx, hash, ['verify']);
    const registration =
      token?.registration_id && (await settleRegistration(tx, token.registration_id));
    const person = registration && (await insertRegisteredPerson(tx, registration));
    if (!person) return refuseAccount('token-used-up');
    await recordSecurityEvent(tx, { kind: 'registered', personId: person.id, origin });
    await recordEvent(tx, {
      type: 'accounts.person-registered',
      payload: { personId: person.id, email: person.email, leadRole: person.lead_role },
    });
    return person.email;
  });
  return answer({ email }, 'Your email is verified. You can sign in now.');
}

async function hashOfLink(
  { throttles }: AccountsHouse,
  token: string,
  origin: CallOrigin,
): Promise<Buffer> {
  await throttles.count('verify', { address: origin.address });
  return mailedTokenHash(token);
}

/** The tries of a code are counted before it is looked at, apart from what comes of them. */
async function hashOfCode(
  accounts: AccountsHouse,
  typed: { email: string; code: string },
  origin: CallOrigin,
): Promise<Buffer> {
  const email = normaliseEmail(typed.email);
  await accounts.throttles.count('verify', { account: email, address: origin.address });
  const pending = await findPendingRegistration(accounts.db, email);
  const token = pending && (await countCodeTry(accounts.db, pending.id));
  const isRight =
    pending &&
    token &&
    isVerificationCode(accounts.secrets, pending.id, typed.code, token.codeHash);
  return isRight ? token.hash : refuseAccount('code-wrong');
}
