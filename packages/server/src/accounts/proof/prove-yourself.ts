import type { ProofMethod, proofEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import {
  type Actor,
  atomically,
  endSecretLinks,
  findNewestSecretLink,
  giveLinkCode,
  issueSecretLinks,
  takeLinkCode,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { requireOwnPerson } from '../own-account/own-person.ts';
import { provePassword } from '../own-account/prove-password.ts';
import { provePasskey, sessionAsks } from '../passkeys/prove-passkey.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { refuseCode } from '../two-step/refuse-code.ts';
import { takeTotpCode } from '../two-step/take-code.ts';
import { getTwoStepState } from '../two-step/two-step-store.ts';
import { proofCodeEmail } from './proof-code-email.ts';
import { findProofEnd, noteProof } from './proof-store.ts';

const PURPOSE = 'accounts.proof';
const CODE_MINUTES = 10;

type Proof = AnswerOf<typeof proofEndpoints.getProof>['data'];

/** Until when the caller's session is proven, and how its person can prove it. */
export async function getProof(accounts: AccountsServices, actor: Actor): Promise<Proof> {
  const end = await findProofEnd(accounts.db, actor.caller.sessionId);
  return { provenUntil: end?.toISOString() ?? null, methods: await methodsOf(accounts, actor) };
}

/** An emailed code is for people who have nothing else here. */
async function methodsOf(accounts: AccountsServices, { caller }: Actor): Promise<ProofMethod[]> {
  const person = await requireOwnPerson(accounts.db, caller);
  const state = await getTwoStepState(accounts.db, person.id);
  const hasPasskey = state.passkeys > 0 && findRelyingParty(accounts.settings) !== null;
  const methods: ProofMethod[] = [
    ...(person.password_hash === null ? [] : (['password'] as const)),
    ...(state.totpSince ? (['totp'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
  ];
  return methods.length > 0 || !person.email_verified_at ? methods : ['emailed-code'];
}

/**
 * Emails the caller a code that proves this session. Refuses (not-permitted) a person who has
 * another way, (too-many-tries).
 */
export async function sendProofCode(accounts: AccountsServices, actor: Actor): Promise<void> {
  const { caller, origin } = actor;
  if (!(await methodsOf(accounts, actor)).includes('emailed-code')) refuseAccount('proof-needed');
  await accounts.throttles.count('reset', {
    account: `proof:${caller.personId}`,
    address: origin.address,
  });
  const { email, sessionId: subject } = caller;
  await atomically(accounts.db, async (tx) => {
    await endSecretLinks(tx, { subjects: [subject], purposes: [PURPOSE] });
    const link = { purpose: PURPOSE, subject, email, minutes: CODE_MINUTES };
    const [key = ''] = await issueSecretLinks(tx, [link]);
    const code = await giveLinkCode(tx, accounts.secrets, key);
    const facts = {
      firstName: caller.firstName,
      device: origin.device,
      code,
    };
    const draft = await inLanguageOf(tx, caller.personId, () =>
      proofCodeEmail(accounts.settings, facts),
    );
    await accounts.mail.queue(tx, { ...draft, to: email });
  });
}

/**
 * Proves the caller's session for five minutes. Refuses (password-wrong), (code-wrong),
 * (passkey-refused), (too-many-tries).
 */
export async function proveYourself(
  accounts: AccountsServices,
  actor: Actor,
  given: BodyOf<typeof proofEndpoints.proveYourself>,
): Promise<Proof> {
  const { personId, sessionId } = actor.caller;
  if (given.currentPassword) {
    await provePassword(accounts, actor, given.currentPassword);
  } else {
    const who = { account: `proof:${personId}`, address: actor.origin.address };
    await accounts.throttles.count('verify', who);
    if (!(await isProven(accounts, actor, given))) return refuseProof(accounts, actor, given);
    await accounts.throttles.succeed('verify', who);
  }
  await noteProof(accounts.db, sessionId);
  return getProof(accounts, actor);
}

type Given = BodyOf<typeof proofEndpoints.proveYourself>;

async function isProven(
  accounts: AccountsServices,
  { caller }: Actor,
  { code, emailedCode, passkey }: Given,
): Promise<boolean> {
  const { db, secrets } = accounts;
  const { personId, sessionId: subject } = caller;
  if (code) return takeTotpCode(accounts, db, personId, code.replace(/\s/g, ''));
  if (emailedCode) {
    const link = await findNewestSecretLink(db, { subject, purpose: PURPOSE });
    return link !== null && (await takeLinkCode(db, secrets, link, emailedCode));
  }
  if (!passkey) return false;
  const proof = await provePasskey(accounts, db, passkey, {
    personId,
    askedBy: sessionAsks(subject),
  });
  return proof.kind === 'proven';
}

async function refuseProof(
  accounts: AccountsServices,
  { caller, origin }: Actor,
  given: Given,
): Promise<never> {
  const tried = given.code ? 'totp' : given.emailedCode ? 'emailed-code' : 'passkey';
  await recordSecurityEvent(accounts.db, {
    kind: 'second-step-failed',
    personId: caller.personId,
    actorId: caller.personId,
    sessionId: caller.sessionId,
    origin,
    facts: { tried },
  });
  if (tried === 'passkey') return refuseAccount('passkey-refused');
  return refuseCode(tried === 'totp' ? 'code' : 'emailedCode');
}
