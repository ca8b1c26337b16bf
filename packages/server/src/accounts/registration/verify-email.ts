import { normalizeEmail, type registrationEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf, VisitOrigin } from '@homestead/contract/platform';
import {
  atomically,
  type CallOrigin,
  countLinkTry,
  findSecretLink,
  isEmailedCode,
  recordEvent,
  takeSecretLink,
} from '#platform';
import { personRegistered } from '../account-events.ts';
import type { AccountLink } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { choosePassword } from './choose-password.ts';
import {
  codeOfRegistration,
  countCodeTry,
  findOpenRegistration,
  findPendingRegistration,
  insertRegisteredPerson,
  type PendingRegistrationRow,
  returnCodeTry,
  settleRegistration,
} from './registration-store.ts';

type VerifyEmail = typeof registrationEndpoints.verifyEmail;

const PURPOSES: readonly AccountLink[] = ['accounts.verify'];

/**
 * Creates the account of a pending registration, by the key of its secret link or by the
 * address and its code; both are used up with the account, not by a refusal. The person is a client
 * with a verified email. Refuses (token-used-up) a link that was used, expired or was replaced, or
 * an address that was taken in the meantime, (code-wrong), (too-many-tries), and what
 * {@link choosePassword} refuses.
 */
export async function verifyEmail(
  accounts: AccountsServices,
  body: BodyOf<VerifyEmail>,
  { origin, browserSecret }: { origin: CallOrigin; browserSecret: string | null },
): Promise<AnswerOf<VerifyEmail>> {
  const registration =
    'token' in body
      ? await registrationOfLink(accounts, body.token, origin)
      : await registrationOfCode(accounts, body, origin);
  const { password, newPassword } = body;
  const confirming = { password, newPassword, browserSecret };
  const password_hash = await choosePassword(accounts, registration, confirming);
  const email = await atomically(accounts.db, async (tx) => {
    const isOpen = 'code' in body || (await takeSecretLink(tx, body.token, PURPOSES));
    const settled = isOpen && (await settleRegistration(tx, registration.id));
    const person = settled && (await insertRegisteredPerson(tx, { ...settled, password_hash }));
    if (!person) return refuseAccount('token-used-up');
    await recordSecurityEvent(tx, { kind: 'registered', personId: person.id, origin });
    await recordEvent(tx, personRegistered, {
      personId: person.id,
      email: person.email,
      leadRole: person.lead_role,
      page: settled.page ?? undefined,
      campaign: settled.campaign as VisitOrigin['campaign'],
    });
    return person.email;
  });
  return answer({ email }, answerMessages.emailVerified());
}

async function registrationOfLink(
  { db, throttles }: AccountsServices,
  token: string,
  origin: CallOrigin,
): Promise<PendingRegistrationRow> {
  await countLinkTry(throttles, token, origin.address);
  const link = await findSecretLink(db, token, { purposes: PURPOSES });
  const registration = link && (await findOpenRegistration(db, link.subject));
  return registration ?? refuseAccount('token-used-up');
}

/** Tries of a code are counted before it is checked, in a separate commit. */
async function registrationOfCode(
  accounts: AccountsServices,
  typed: { email: string; code: string },
  origin: CallOrigin,
): Promise<PendingRegistrationRow> {
  const email = normalizeEmail(typed.email);
  await accounts.throttles.count('verify', { account: email, address: origin.address });
  const pending = await findPendingRegistration(accounts.db, email);
  const codeHash = pending && (await countCodeTry(accounts.db, pending.id));
  const isRight =
    codeHash &&
    isEmailedCode(accounts.secrets, codeOfRegistration(pending.id), typed.code, codeHash);
  if (!isRight) return refuseAccount('code-wrong');
  await returnCodeTry(accounts.db, pending.id);
  return pending;
}
