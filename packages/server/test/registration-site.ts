import { createAccountsApp } from './accounts-app.ts';
import { PASSWORD } from './factories/accounts.ts';
import { lastMailTo } from './mailbox.ts';

/** What the specs' client sends (spec 1 section 3). */
export const registrationForm = {
  first_name: 'Jordan',
  last_name: 'Ellis',
  email: '',
  password: PASSWORD,
  leadRole: 'Seller',
  phone: '',
  department: '',
  relationshipStatus: '',
  dateOfBirth: null,
  tShirtSize: '',
  address1: '',
  address2: '',
  country: '',
  city: '',
  state: '',
  zip: '',
  agreeTermAndCondition: true,
  faceBook: '',
  instaGram: '',
  linkdin: '',
  twitter: '',
};

export type RegistrationSite = Awaited<ReturnType<typeof openRegistrationSite>>;

/** The accounts room with the calls of registering; hardly any throttle is felt. */
export async function openRegistrationSite() {
  const app = await createAccountsApp({
    REGISTER_TRIES_PER_ADDRESS: '10000',
    VERIFY_TRIES_PER_ADDRESS: '10000',
    VERIFY_TRIES_PER_ACCOUNT: '10000',
    REGISTER_TRIES_PER_ACCOUNT: '20',
    HASHES_AT_ONCE: '16',
  });
  let count = 0;
  return {
    app,
    freshEmail: () => `new-${++count}@example.org`,
    register: (changes: object) => app.post('User/CreateUser', { ...registrationForm, ...changes }),
    verify: (body: object) => app.post('User/VerifyEmail', body),
    mailTo: (email: string) => lastMailTo(app.house, email),
    async findPerson(email: string) {
      const { rows } = await app.database.pool.query('select * from person where email = $1', [
        email,
      ]);
      return rows[0];
    },
    /** Makes what was mailed to an address so much older. */
    async age(email: string, interval: string): Promise<void> {
      await app.database.pool.query(
        `update mailed_token set created_at = created_at - $2::interval,
           expires_at = expires_at - $2::interval where email = $1`,
        [email, interval],
      );
    },
  };
}
