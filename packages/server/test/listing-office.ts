import { randomUUID } from 'node:crypto';
import type { WireComparison, WireListingFile } from '@homestead/contract/transactions';
import { beforeEach } from 'vitest';
import type { SignedIn } from './accounts-app.ts';
import { openOfferOffice } from './offer-office.ts';

/** An offer office with listing files; `as.agent` lists homes, `as.neighbor` has buyers. */
export async function openListingOffice(...given: Parameters<typeof openOfferOffice>) {
  const office = await openOfferOffice(...given);
  const { app, as, complete, leadOf, submit } = office;
  beforeEach(() => app.database.empty('listing_file'));

  /** What a listing file says of the home that the offers of the office are for. */
  const agreed = {
    propertyAddress: complete.propertyAddress,
    county: 'Douglas',
    stateOrProvince: 'NE',
    yearBuilt: 1990,
    listPriceCents: 39_500_000,
    agreementSignedOn: '2031-01-02',
    agreementExpiresOn: '2031-08-31',
    commissionPercent: '5.5',
    payoffCents: 15_000_000,
    payoffStatedOn: '2031-05-20',
    feesCents: 0,
    taxYearCents: 730_000,
  };
  /** A call with a key, as forms send it. */
  const keyed = (who: SignedIn) => ({
    headers: { authorization: `Bearer ${who.jwtToken}`, 'idempotency-key': randomUUID() },
  });
  async function startFile(who: SignedIn = as.agent, given: object = {}): Promise<WireListingFile> {
    const sellerLeadId = await leadOf(who);
    const { body } = await app.post('listing-files', { ...agreed, sellerLeadId, ...given }, who);
    return body.data;
  }
  /** Has a broker confirm a file. */
  async function confirm(id: number): Promise<void> {
    const { version } = await fileOf(id, as.admin);
    const sent = await app.post(`listing-files/${id}/confirmation`, { version }, as.admin);
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  }
  const fileOf = async (id: number, who: SignedIn = as.agent): Promise<WireListingFile> =>
    (await app.get(`listing-files/${id}`, {}, who)).body.data;
  /** Notes all required documents as received. */
  async function receiveDocuments(id: number, who: SignedIn = as.agent): Promise<void> {
    for (const document of (await fileOf(id, who)).missing) {
      const { version } = await fileOf(id, who);
      const body = { version, receivedOn: '2031-05-01' };
      await app.put(`listing-files/${id}/documents/${document}`, body, who);
    }
  }
  /** The number of an offer that was received on a file, filled in and submitted. */
  async function receive(file: number, given: object = {}, who: SignedIn = as.agent) {
    const added = await app.post(`listing-files/${file}/offers`, { buyerNames: 'Ana Ruiz' }, who);
    const { id } = added.body.data;
    const { version } = (await app.get(`offers/${id}`, {}, who)).body.data;
    const body = { version, ...complete, ...given };
    const saved = await app.put(`offers/${id}`, body, who);
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
    const sent = await submit(id, who);
    if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
    return id as number;
  }
  /** The number of an offer that the neighbor wrote for a buyer of theirs, submitted. */
  async function offerOfBuyer(given: object = {}): Promise<number> {
    const leadid = await leadOf(as.neighbor);
    const made = await app.post('Transaction/CreateNewOffer', { leadid }, as.neighbor);
    const { id } = made.body.data;
    await app.put(`offers/${id}`, { version: 1, ...complete, ...given }, as.neighbor);
    await submit(id, as.neighbor);
    return id;
  }
  const compare = async (id: number, who: SignedIn = as.agent): Promise<WireComparison> =>
    (await app.get(`listing-files/${id}/comparison`, {}, who)).body.data;
  async function answer(file: number, offer: number, state: string, who: SignedIn = as.agent) {
    const held = (await compare(file, who))?.offers?.find(({ id }) => id === offer);
    const body = { version: held?.version ?? 1, state };
    return app.post(`listing-files/${file}/offers/${offer}/state`, body, keyed(who));
  }
  return {
    ...office,
    ...{ agreed, keyed, startFile, confirm, fileOf, receiveDocuments, receive },
    ...{ offerOfBuyer, compare, answer },
  };
}
