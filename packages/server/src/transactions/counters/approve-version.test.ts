import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { actAs } from '#accounts';
import { atomically } from '#platform';
import { openOfferOffice } from '../../../test/offer-office.ts';
import { findOffer, lockOfferById } from '../offers/offer-store.ts';
import { type Approver, approveVersion } from './approve-version.ts';
import { selectApprovals, selectVersions } from './offer-version-store.ts';
import { termsOfVersion, versionTermsOf } from './version-terms.ts';

const { app, db, as, agent, makeDraft, complete, submit } = await openOfferOffice();
const services = app.services;
const before = new Date('2031-06-02T22:59:59Z');
const end = new Date('2031-06-02T23:00:00Z');

async function submitted() {
  const id = await makeDraft();
  await app.put(`offers/${id}`, { version: 1, ...complete, interestRate: '6.5' }, as.agent);
  expect((await submit(id, as.agent)).status).toBe(200);
  const actor = await actAs(db, agent.id);
  const offer = actor && (await findOffer(db, actor.caller, id));
  if (!offer) throw new Error('no offer');
  return { actor, offer };
}

const seller: Approver = { side: 'seller', name: 'Ann Lee', role: 'Seller’s agent' };
const buyer: Approver = { side: 'buyer', name: 'Eve', role: 'Client' };
type Made = Awaited<ReturnType<typeof submitted>>;

const approve = ({ actor, offer }: Made, by: Approver, versionNumber = 1, at = before) =>
  atomically(db, async (tx) => {
    const locked = await lockOfferById(tx, offer.id);
    if (!locked) throw new Error('no offer');
    const evidence = { page: 'client page' };
    return approveVersion(services, tx, actor, {
      ...{ offer: locked, versionNumber, by, at, evidence, recordedBy: null },
    });
  });

test('submitting stores version 1 with all terms', async () => {
  const { offer } = await submitted();
  const [version, ...others] = await selectVersions(db, offer.id);
  expect(others).toEqual([]);
  expect(version).toMatchObject({
    ...{ number: 1, made_by: 'buyer', state: 'open', changes: {}, recorded_by: agent.id },
    ...{ expires_at: end },
  });
  if (!version) return;
  expect(termsOfVersion(version)).toEqual(versionTermsOf(offer));
});

test('the client’s own approval is noted; that of the other side accepts the offer', async () => {
  const made = await submitted();
  expect((await approve(made, { ...buyer, leadId: made.offer.lead_id })).state).toBe('submitted');
  expect((await approve(made, seller)).state).toBe('accepted');
  const [second, first] = await selectApprovals(db, made.offer.id);
  expect(first).toMatchObject({
    ...{ version_number: 1, side: 'buyer', name: 'Eve', lead_id: made.offer.lead_id },
    ...{ recorded_by: null, evidence: { page: 'client page' }, approved_at: before },
  });
  expect(second).toMatchObject({ side: 'seller', name: 'Ann Lee', role: 'Seller’s agent' });
  expect(await selectVersions(db, made.offer.id)).toMatchObject([
    { state: 'approved', answered_by: null, answered_at: before },
  ]);
  expect((await sql`select 1 from deal`.execute(db)).rows).toHaveLength(1);
});

test('another version, a late approval and an answered offer are refused, and nothing is stored', async () => {
  const made = await submitted();
  await expect(approve(made, seller, 2)).rejects.toMatchObject({ code: 'offer-version-not-found' });
  for (const by of [seller, buyer]) {
    await expect(approve(made, by, 1, end)).rejects.toMatchObject({ code: 'offer-expired' });
  }
  expect(await selectApprovals(db, made.offer.id)).toEqual([]);
  await approve(made, seller);
  await expect(approve(made, seller)).rejects.toMatchObject({ code: 'offer-answered' });
  expect(await selectApprovals(db, made.offer.id)).toHaveLength(1);
});
