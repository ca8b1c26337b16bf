import { totpCode } from '../src/accounts/two-step/totp.ts';
import type { AccountsApp, SignedIn, TestPerson } from './accounts-app.ts';
import { PASSWORD } from './factories/accounts.ts';

/** A person whose authenticator app is on, with the current code used up. */
interface TotpPerson {
  person: TestPerson;
  as: SignedIn;
  secret: string;
  recoveryCodes: string[];
}

/** Creates a person and turns their authenticator app on, through the API. */
export async function withTotp(
  services: AccountsApp,
  given: Parameters<AccountsApp['makePerson']>[0] = {},
): Promise<TotpPerson> {
  const person = await services.makePerson(given);
  const as = await services.signIn(person);
  const started = await services.post('User/StartTotp', { currentPassword: PASSWORD }, as);
  const secret = secretIn(started.body.data.secret);
  const confirmed = await services.post('User/ConfirmTotp', { code: codeNow(secret) }, as);
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body));
  return { person, as, secret, recoveryCodes: confirmed.body.data.recoveryCodes };
}

/** The displayed secret, without its spaces. */
export function secretIn(shown: string): string {
  return shown.replaceAll(' ', '');
}

/** The current code. */
export function codeNow(secret: string): string {
  return totpCode(secret, new Date());
}

/** The code of the next step, which the window allows and which is unused. */
export function nextCode(secret: string): string {
  return totpCode(secret, new Date(Date.now() + 30_000));
}

/** Kinds of the security events about a person, oldest first. */
export async function eventsOf(services: AccountsApp, person: TestPerson): Promise<string[]> {
  const query = services.database.db.selectFrom('security_event').select('kind');
  const rows = await query.where('person_id', '=', person.id).orderBy('id').execute();
  return rows.map((row) => row.kind);
}

/** Kinds of the emails to a person, oldest first. */
export async function mailsTo(services: AccountsApp, person: TestPerson): Promise<string[]> {
  const query = services.database.db.selectFrom('mail_message').select('kind');
  const rows = await query.where('to_address', '=', person.email).orderBy('recorded_at').execute();
  return rows.map((row) => row.kind);
}
