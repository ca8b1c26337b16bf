import type { WireOfferDetails } from '@homestead/contract/transactions';
import { beforeEach } from 'vitest';
import type { Room } from '#platform';
import { transactionsRoom } from '../src/transactions/plugin.ts';
import type { SignedIn } from './accounts-app.ts';
import { openLeadOffice } from './lead-office.ts';

/** What an offer needs to be submitted; it expires on June 2, 2031, at 6 p.m. in Omaha. */
const complete = {
  propertyAddress: '5112 Cass St, Omaha, NE 68132',
  county: 'Douglas',
  stateOrProvince: 'NE',
  offerPriceCents: 38_900_000,
  earnestDepositCents: 400_000,
  offerOn: '2031-06-01',
  expireOn: '2031-06-02',
  expireTime: '18:00',
  closingOn: '2031-07-10',
  allCash: true,
};

/** A lead office where agents write offers. Before each test, offers and parties are forgotten. */
export async function openOfferOffice(
  env: Record<string, string> = {},
  rooms: readonly Room[] = [],
) {
  const office = await openLeadOffice(env, [...rooms, transactionsRoom]);
  const { app } = office;
  const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
  const as = { ...office.as, admin };
  beforeEach(() => app.database.empty('deal', 'offer', 'party'));

  /** A lead of the person’s. */
  async function leadOf(who: SignedIn): Promise<string> {
    const email = `lead-${Math.random().toString(36).slice(2)}@example.org`;
    const { body } = await app.post('AdminLead/CreateLead', { firstName: 'Eve', email }, who);
    return body.data.id;
  }
  /** The number of a new draft of the agent’s, for a client of theirs. */
  async function makeDraft(): Promise<number> {
    const leadid = await leadOf(as.agent);
    const { body } = await app.post('Transaction/CreateNewOffer', { leadid }, as.agent);
    return body.data.id;
  }
  const detailsOf = async (id: number, who: SignedIn): Promise<WireOfferDetails> =>
    (await app.get(`offers/${id}`, {}, who)).body.data;
  async function submit(id: number, who: SignedIn) {
    const { version } = await detailsOf(id, who);
    return app.post(
      `offers/${id}/state`,
      { version, state: 'submitted' },
      {
        headers: {
          authorization: `Bearer ${who.jwtToken}`,
          'idempotency-key': `submit-${id}-${version}-aaaaaaaaaaaa`,
        },
      },
    );
  }
  return { ...office, as, complete, leadOf, makeDraft, detailsOf, submit };
}
