import { cookiesOf, createAccountsApp } from './accounts-app.ts';
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
export async function openRegistrationSite(env: Record<string, string> = {}) {
  const app = await createAccountsApp({
    REGISTER_TRIES_PER_ADDRESS: '10000',
    VERIFY_TRIES_PER_ADDRESS: '10000',
    VERIFY_TRIES_PER_ACCOUNT: '10000',
    REGISTER_TRIES_PER_ACCOUNT: '20',
    HASHES_AT_ONCE: '16',
    ...env,
  });
  let count = 0;
  let browser = '';
  return {
    app,
    freshEmail: () => `new-${++count}@example.org`,
    /** Registers in the browser that {@link verify} has by default. */
    async register(changes: object, headers: Record<string, string> = {}) {
      const body = { ...registrationForm, ...changes };
      const answer = await app.post('User/CreateUser', body, { headers });
      browser = cookiesOf(answer) || browser;
      return answer;
    },
    /** `cookie` is empty for another browser. */
    verify: (body: object, cookie = browser) =>
      app.post('User/VerifyEmail', body, { headers: { cookie } }),
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
