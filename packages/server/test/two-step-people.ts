import { totpCode } from '../src/accounts/two-step/totp.ts';
import type { AccountsApp, SignedIn, TestPerson } from './accounts-app.ts';
import { PASSWORD } from './factories/accounts.ts';

/** Somebody whose authenticator app is on, with the code of this moment used up. */
export interface TotpPerson {
  person: TestPerson;
  as: SignedIn;
  secret: string;
  recoveryCodes: string[];
}

/** Makes a person and turns their authenticator app on, by the calls themselves. */
export async function withTotp(
  house: AccountsApp,
  given: Parameters<AccountsApp['makePerson']>[0] = {},
): Promise<TotpPerson> {
  const person = await house.makePerson(given);
  const as = await house.signIn(person);
  const started = await house.post('User/StartTotp', { currentPassword: PASSWORD }, as);
  const secret = secretIn(started.body.data.secret);
  const confirmed = await house.post('User/ConfirmTotp', { code: codeNow(secret) }, as);
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  return { person, as, secret, recoveryCodes: confirmed.body.data.recoveryCodes };
}

/** The secret as it is shown, without its gaps. */
export function secretIn(shown: string): string {
  return shown.replaceAll(' ', '');
}

/** The code of this moment. */
export function codeNow(secret: string): string {
  return totpCode(secret, new Date());
}

/** The code of the step after this one, which the window allows and nobody has used. */
export function nextCode(secret: string): string {
  return totpCode(secret, new Date(Date.now() + 30_000));
}

/** Kinds of the security events about a person, oldest first. */
export async function eventsOf(house: AccountsApp, person: TestPerson): Promise<string[]> {
  const query = house.database.db.selectFrom('security_event').select('kind');
  const rows = await query.where('person_id', '=', person.id).orderBy('id').execute();
  return rows.map((row) => row.kind);
}

/** Kinds of the mails to a person, oldest first. */
export async function mailsTo(house: AccountsApp, person: TestPerson): Promise<string[]> {
  const query = house.database.db.selectFrom('mail_message').select('kind');
  const rows = await query.where('to_address', '=', person.email).orderBy('recorded_at').execute();
  return rows.map((row) => row.kind);
}
