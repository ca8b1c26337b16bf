import { createAccountsApp } from './accounts-app.ts';
import { PASSWORD } from './factories/accounts.ts';
import { lastMailTo } from './mailbox.ts';

/** The body of a registration. */
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

/** The accounts room with the calls of registration; throttles are practically off. */
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
    mailTo: (email: string) => lastMailTo(app.services, email),
    async findPerson(email: string) {
      const { rows } = await app.database.pool.query('select * from person where email = $1', [
        email,
      ]);
      return rows[0];
    },
    /** Makes the emails to an address this much older. */
    async age(email: string, interval: string): Promise<void> {
      await app.database.pool.query(
        `update secret_link set created_at = created_at - $2::interval,
           expires_at = expires_at - $2::interval where email = $1`,
        [email, interval],
      );
      await app.database.pool.query(
        `update pending_registration set code_sent_at = code_sent_at - $2::interval
         where email = $1`,
        [email, interval],
      );
    },
  };
}
