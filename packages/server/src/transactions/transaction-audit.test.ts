import type { WireAuditEntry } from '@homestead/contract/accounts';
import { beforeEach, expect, test } from 'vitest';
import { openOfferOffice } from '../../test/offer-office.ts';

const { app, as, makeDraft, complete, submit, detailsOf } = await openOfferOffice();
beforeEach(() => app.database.empty('record_change'));

const audit = async (kind: string): Promise<WireAuditEntry[]> =>
  (await app.get('audit', { kind }, as.admin)).body.data;
const grant = (keys: readonly string[], may: boolean) =>
  app.database.asOwner(`
    update role_grant set can_view = ${may} where role_key = 'admin'
      and permission_key in (${keys.map((key) => `'${key}'`).join(', ')});
    update role set grants_version = grants_version + 1 where key = 'admin'`);

test('changes of the directory are in the audit, in words for those who may open it', async () => {
  await app.post(
    'parties',
    { type: 'company', name: 'Heartland Title', kinds: ['title'] },
    as.agent,
  );
  await app.post(
    'parties',
    { type: 'person', name: 'Rosa Vega', companyName: 'Heartland Title' },
    as.agent,
  );
  const [person, company] = await audit('transactions.party');
  expect(company).toMatchObject({
    ...{ kindLabel: 'Transaction contact', isHidden: false, by: { firstName: 'Nora' } },
    about: { title: 'Heartland Title', path: '/transaction-contacts' },
  });
  expect(person?.fields).toContainEqual(
    expect.objectContaining({ label: 'Company', after: 'Heartland Title' }),
  );
  await grant(['transactions', 'transactioncontacts'], false);
  const hidden = await audit('transactions.party');
  await grant(['transactions', 'transactioncontacts'], true);
  expect(hidden).toHaveLength(2);
  for (const entry of hidden) {
    expect(entry).toMatchObject({ isHidden: true, fields: [], about: { title: null } });
  }
  expect(JSON.stringify(hidden)).not.toContain('Heartland');
});

test('offers are in the audit: their start, their terms, and the states that they reach', async () => {
  const id = await makeDraft();
  const { version, code } = await detailsOf(id, as.agent);
  const company = { type: 'company', name: 'Heartland Title', kinds: ['title'] };
  const { number } = (await app.post('parties', company, as.agent)).body.data;
  const saved = await app.put(`offers/${id}`, { version, ...complete }, as.agent);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const named = { id, title_company_id: number };
  expect((await app.post('transaction/SaveOfferFormDetails', named, as.agent)).status).toBe(200);
  expect((await submit(id, as.agent)).status).toBe(200);
  const [moved, closing, edited, created] = await audit('transactions.offer');
  const shown = {
    ...{ kindLabel: 'Offer', isHidden: false, by: { firstName: 'Nora' } },
    about: { title: code, path: '/dashboardmain' },
  };
  expect(moved).toMatchObject({
    ...shown,
    fields: [{ field: 'state', before: 'Draft', after: 'Submitted' }],
  });
  expect(edited).toMatchObject(shown);
  expect(edited?.fields).toContainEqual(expect.objectContaining({ before: '', after: '$389,000' }));
  expect(closing?.fields).toMatchObject([{ before: '', after: 'Heartland Title' }]);
  expect(created).toMatchObject(shown);
  expect(created?.fields).toContainEqual(expect.objectContaining({ after: 'Eve' }));

  const history = (await app.get(`offers/${id}/history`, null, as.agent)).body.data;
  expect(history[0]).toMatchObject({ fields: [{ field: 'state' }], abilities: [] });

  const keys = ['transaction', 'transactions'];
  await grant(keys, false);
  const hidden = await audit('transactions.offer');
  await grant(keys, true);
  expect(hidden.map(({ isHidden, fields, about }) => [isHidden, fields, about?.title])).toEqual(
    Array(4).fill([true, [], null]),
  );
});
