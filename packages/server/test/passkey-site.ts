import { createAccountsApp, type SignedIn, type TestPerson } from './accounts-app.ts';
import { PASSWORD } from './factories/accounts.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

/** Where the site is: passkeys need a host name. */
export const ORIGIN = 'https://homes.example.org';

/** A person with a passkey, and the device that holds it. */
interface PasskeyPerson {
  person: TestPerson;
  as: SignedIn;
  device: SoftwareAuthenticator;
  recoveryCodes: string[];
  id: string;
}

export type PasskeySite = Awaited<ReturnType<typeof openPasskeySite>>;

/** The accounts room with the calls of passkeys; nobody is throttled by address. */
export async function openPasskeySite() {
  const app = await createAccountsApp({
    PUBLIC_URL: ORIGIN,
    VERIFY_TRIES_PER_ADDRESS: '100000',
    SIGN_IN_TRIES_PER_ADDRESS: '100000',
  });
  const askNew = (as: SignedIn) =>
    app.post('User/PasskeyRegistrationOptions', { currentPassword: PASSWORD }, as);
  const add = (as: SignedIn, response: object, name = 'Phone') =>
    app.post('User/AddPasskey', { name, response }, as);
  return {
    app,
    askNew,
    add,
    async withPasskey(role = 'client', options: { counts?: boolean } = {}): Promise<PasskeyPerson> {
      const person = await app.makePerson({ role });
      const as = await app.signIn(person);
      const device = new SoftwareAuthenticator(ORIGIN, options);
      const { body } = await askNew(as);
      const added = await add(as, device.create(body.data.options));
      if (added.status !== 200) throw new Error(JSON.stringify(added.body));
      const { passkey, recoveryCodes } = added.body.data;
      return { person, as, device, recoveryCodes, id: passkey.id };
    },
    async ask(challenge?: string) {
      const asked = await app.post('User/PasskeySignInOptions', challenge ? { challenge } : {});
      return asked.body.data.options;
    },
    signInWith: (response: object) => app.post('User/PasskeySignIn', { response }),
    eventsOf: (personId: string) =>
      app.database.db
        .selectFrom('security_event')
        .select(['kind', 'facts'])
        .where('person_id', '=', personId)
        .orderBy('id')
        .execute(),
  };
}
