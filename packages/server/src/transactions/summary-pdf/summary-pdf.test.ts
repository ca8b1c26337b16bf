import { transactionRefusals } from '@homestead/contract/transactions';
import { PDF } from '@libpdf/core';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openOfferOffice } from '../../../test/offer-office.ts';
import { offerSheetMessages } from '../messages/offer-sheet.ts';

const { app, as, complete, makeDraft, detailsOf } = await openOfferOffice();

const ask = (id: number | string, who: SignedIn | null) =>
  app.app.inject({
    url: `/api/v1/offers/${id}/summary.pdf`,
    headers: who ? { authorization: `Bearer ${who.jwtToken}` } : {},
  });

async function textOf(id: number): Promise<{ text: string; headers: Record<string, unknown> }> {
  const { statusCode, rawPayload, headers } = await ask(id, as.agent);
  expect(statusCode).toBe(200);
  const pdf = await PDF.load(rawPayload);
  const text = pdf.getPages().map((page) => page.extractText().text);
  return { text: text.join('\n').replaceAll(/\s+/g, ' '), headers };
}

test('the summary has the terms, the costs, and the firm, and what isn’t known as such', async () => {
  const id = await makeDraft();
  const { version, code } = await detailsOf(id, as.agent);
  const inspection = { type: 'Radon', inspectOn: '2031-06-20', time: '14:30', note: 'Call first' };
  const terms = {
    ...{ ...complete, yearBuilt: 1926, buyerFinanceType: 'VA', allCash: false },
    otherProvision: 'The garage door is repaired. '.repeat(100).trim(),
    homeInspections: [inspection],
  };
  await app.put(`offers/${id}`, { version, ...terms }, as.agent);
  const { text, headers } = await textOf(id);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Offer ${code}.pdf"`,
    'cache-control': 'no-store',
  });
  for (const said of [
    ...[`Offer summary ${code}`, app.services.settings.brokerage.name, 'Eve', 'Draft'],
    ...['5112 Cass St, Omaha, NE 68132', '$389,000', 'Thu, Jul 10, 2031'],
    ...['Mon, Jun 2, 2031, 6:00 PM', 'Radon', 'Fri, Jun 20, 2031, 2:30 PM', 'Call first'],
    ...['Homes built before 1978', 'VA financing', 'Cash to close', 'Monthly cost'],
    ...['Down payment –', 'Earnest deposit $4,000', 'Estimates are as of', 'Page 1 of'],
  ]) {
    expect(text).toContain(said);
  }
  expect(text.match(/garage/g)).toHaveLength(100);
});

test.each([
  ['FHA', 'The loan includes $6,370 of FHA upfront mortgage insurance.'],
  ['VA', 'The loan includes a VA funding fee of $5,460, at the rate for a first VA loan.'],
  ['Conventional', null],
])('the monthly cost of an offer with %s names what is added to the loan', async (type, said) => {
  const id = await makeDraft();
  const { version } = await detailsOf(id, as.agent);
  const money = { offerPriceCents: 400_000_00, downPaymentCents: 36_000_00 };
  const terms = { ...complete, ...money, buyerFinanceType: type, allCash: false };
  await app.put(`offers/${id}`, { version, ...terms }, as.agent);
  const { text } = await textOf(id);
  expect(text).toContain('For a loan of');
  expect(text).toContain('−$4,000');
  expect(text).not.toContain(offerSheetMessages.unprintable());
  if (said) expect(text).toContain(said);
  else expect(text).not.toContain('The loan includes');
});

test('while the terms are wrong, the summary says which instead of amounts', async () => {
  const id = await makeDraft();
  const { version } = await detailsOf(id, as.agent);
  const wrong = { ...complete, earnestDepositCents: complete.offerPriceCents + 1 };
  await app.put(`offers/${id}`, { version, ...wrong }, as.agent);
  const { text } = await textOf(id);
  expect(text).toContain('Not shown: Earnest deposit must be corrected first.');
  expect(text).not.toContain('Estimates are as of');
});

test('an empty draft has a summary without amounts', async () => {
  const { text } = await textOf(await makeDraft());
  expect(text).toContain('Offer price –');
  expect(text).not.toContain('$0');
  expect(text).toContain('There is no price yet');
});

test('the summary of a back-up offer calls it that, like every other page', async () => {
  const id = await makeDraft();
  const accepted = "update offer set state = 'accepted', is_backup = true where number = $1";
  await app.database.pool.query(accepted, [id]);
  expect((await textOf(id)).text).toContain('Status Back-up offer');
});

test('a summary is for those who may open the offer', async () => {
  const id = await makeDraft();
  expect((await ask(id, null)).statusCode).toBe(401);
  expect((await ask(id, as.client)).statusCode).toBe(403);
  const other = await ask(id, as.neighbor);
  expect(other.statusCode).toBe(404);
  expect(other.json().message).toBe(transactionRefusals['offer-not-found'].sentence);
  for (const wrong of ['0', 'x', '99999999999']) {
    expect((await ask(wrong, as.agent)).statusCode).toBe(400);
  }
});
