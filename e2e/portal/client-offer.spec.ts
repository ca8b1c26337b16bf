import type { Browser, Page } from '@playwright/test';
import { transactionRefusals } from '../../packages/contract/src/transactions/index.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { clientOfferMessages } from '../../packages/web/app/transactions/client/messages/client-offer.ts';
import { forClientMessages } from '../../packages/web/app/transactions/desk/messages/for-client.ts';
import { outsideDealMessages } from '../../packages/web/app/transactions/outside/messages/outside-deals.ts';
import { makeClient, signInByApi } from '../accounts.ts';
import { desk, expectNoSidewaysScroll, expectNothingFoundAtBothSizes, phone } from '../axe.ts';
import { linkIn, readMail } from '../mails.ts';
import { callAs, newEmail, openAs } from '../office/office-test.ts';
import { expect, test } from '../site-test.ts';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Sent {
  /** The agent, on the page of the offer. */
  office: Page;
  id: number;
  email: string;
  /** The path and fragment of the link in the client’s email. */
  link: string;
}

/** An agent fills in an offer and sends it to a new client. */
async function sendOffer(browser: Browser, origin: string): Promise<Sent> {
  const office = await browser.newPage({ ...desk.look, baseURL: origin });
  await openAs(office, 'agent', '/dashboardmain');
  const call = (path: string, data: object) => callAs(office.request, { path, data });
  const email = newEmail();
  const lead = await call('AdminLead/CreateLead', { firstName: 'Eve', lastName: 'Tester', email });
  const { id: leadid } = lead.body.data as { id: string };
  const made = await call('Transaction/CreateNewOffer', {
    ...{ leadid, propertyaddress: '5112 Cass St, Omaha, NE 68132', county: 'Douglas' },
    ...{ state: 'NE', offer_price: 389_000, earnest_deposit: 4000, year_built: 1926 },
    ...{ offer_date: day(0), offer_expire_date: day(2), offer_expire_time: '17:00' },
    ...{ closing_date: day(45), buyer_finance_type: 'Conventional', down_payment: 40_000 },
  });
  const { id } = made.body.data as { id: number };
  await office.goto(`/transaction/${id}`);
  const send = { name: forClientMessages.send() };
  await office.getByRole('button', send).click();
  const question = office.getByRole('dialog');
  await expect(question).toContainText(email);
  await question.getByRole('button', send).click();
  await expect(office.getByText(forClientMessages.notOpened())).toBeVisible();
  await expect(office.getByRole('button', send)).toBeFocused();
  return { office, id, email, link: linkIn(await readMail(office.request, email), '/offer') };
}

/** Changes a term of an offer while its client looks at it. */
async function changePrice({ office, id }: Sent): Promise<void> {
  const path = `offers/${id}`;
  const read = await callAs(office.request, { path, method: 'GET' });
  const { version } = read.body.data as { version: number };
  const data = { version, offerPriceCents: 39_500_000 };
  expect((await callAs(office.request, { path, data, method: 'PUT' })).status).toBe(200);
}

test.use({ expectedStatuses: [400, 409] });

test('a client opens the emailed link, approves, and asks', async ({ page, browser, baseURL }) => {
  const sent = await sendOffer(browser, String(baseURL));
  await page.setViewportSize(phone.look.viewport);
  await page.goto(sent.link);
  const home = '5112 Cass St, Omaha, NE 68132';
  const title = page.getByRole('heading', { name: clientOfferMessages.titleOn({ home }) });
  await expect(title).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expect(page.getByText(clientOfferMessages.draft())).toBeVisible();
  await expect(page.getByText('$389,000').first()).toBeVisible();
  await expect(page.getByText(/^Priya Raman, /)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByText(clientOfferMessages.allTerms(), { exact: true }).click();
  await expectNothingFoundAtBothSizes(page);

  await page.getByRole('button', { name: clientOfferMessages.approve() }).click();
  await expect(page.getByLabel(clientOfferMessages.name())).toBeFocused();
  await page.getByLabel(clientOfferMessages.name()).fill('Eve Tester');
  await page.getByRole('button', { name: clientOfferMessages.approve() }).click();
  await expect(page.getByText(clientOfferMessages.approvedNow())).toBeVisible();
  await expect(page.getByRole('button', { name: clientOfferMessages.approve() })).toHaveCount(0);

  await page.getByLabel(clientOfferMessages.question()).fill('Can we close a week earlier?');
  await page.getByRole('button', { name: clientOfferMessages.ask() }).click();
  await expect(page.getByText(clientOfferMessages.asked())).toBeVisible();
  await expect(page.getByLabel(clientOfferMessages.question())).toHaveValue('');
  // It stays in sight when the page is opened again.
  await page.goto('/');
  await page.goto(sent.link);
  const asked = page.getByRole('list', { name: clientOfferMessages.yourQuestions() });
  await expect(asked.getByText('Can we close a week earlier?')).toBeVisible();
  await expect(asked).toContainText(clientOfferMessages.notAnswered());

  await sent.office.reload();
  await expect(sent.office.getByText(/^Approved by Eve Tester, draft \d+, [^;]+$/)).toBeVisible();
  await changePrice(sent);
  await sent.office.reload();
  await expect(sent.office.getByText(/terms have changed since$/)).toBeVisible();
  await expectNothingFoundAtBothSizes(sent.office);
  await sent.office.goto('/newleads');
  await expect(sent.office.getByText('Can we close a week earlier?')).toBeVisible();
});

test('changed terms aren’t approved, and an ended link opens nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const sent = await sendOffer(browser, String(baseURL));
  await page.goto(sent.link);
  await page.getByLabel(clientOfferMessages.name()).fill('Eve Tester');
  await changePrice(sent);
  await page.getByRole('button', { name: clientOfferMessages.approve() }).click();
  const form = page.getByRole('region', { name: clientOfferMessages.approveTitle() });
  await expect(form.getByText(transactionRefusals['offer-terms-changed'].sentence)).toBeVisible();
  await expect(form.getByText('Offer price', { exact: true })).toBeVisible();
  await expect(page.getByText('$395,000').first()).toBeVisible();
  await expect(page.getByLabel(clientOfferMessages.name())).toHaveValue('Eve Tester');

  await sent.office.reload();
  await sent.office.getByRole('button', { name: /^End the link/ }).click();
  await expect(sent.office.getByText(forClientMessages.ended(), { exact: false })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(sent.link);
  await expect(other.getByText(transactionRefusals['client-link-refused'].sentence)).toBeVisible();
});

test('the page works without script', async ({ browser, baseURL }) => {
  const sent = await sendOffer(browser, String(baseURL));
  const origin = String(baseURL);
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: origin, ...phone.look });
  await page.goto(sent.link);
  await page.getByLabel(formMessages.secretLink()).fill(`${origin}${sent.link}`);
  await page.getByRole('button', { name: clientOfferMessages.openOffer() }).click();
  await expect(page.getByText(clientOfferMessages.draft())).toBeVisible();
  await page.getByRole('button', { name: clientOfferMessages.ask() }).click();
  await expect(page.getByText(clientOfferMessages.questionNeeded()).first()).toBeVisible();
  await page.getByLabel(clientOfferMessages.name()).fill('Eve Tester');
  await page.getByRole('button', { name: clientOfferMessages.approve() }).click();
  await expect(page.getByText(clientOfferMessages.approvedNow())).toBeVisible();
  const token = sent.link.split('#')[1] ?? '';
  const file = await page.request.post('/offer.pdf', {
    form: { link: `#${token}` },
    headers: { origin },
  });
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a client with an account finds the offer there, and opens it without the email', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await sendOffer(browser, String(baseURL));
  await makeClient(page.request, { email });
  expect((await signInByApi(page, email)).body.statusCode).toBe('success');
  await page.setViewportSize(phone.look.viewport);
  await page.goto('/mytransactions');
  const offers = page.getByRole('heading', { name: outsideDealMessages.yourOffers() });
  await expect(offers).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNothingFoundAtBothSizes(page);
  await page.getByRole('link', { name: /^Open offer HS-/ }).click();
  await expect(page).toHaveURL(/\/offer\?sent=/);
  const home = '5112 Cass St, Omaha, NE 68132';
  const title = page.getByRole('heading', { name: clientOfferMessages.titleOn({ home }) });
  await expect(title).toBeVisible();
  const other = page.getByRole('link', { name: clientOfferMessages.inOtherLanguage() });
  expect((await other.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await page.getByLabel(clientOfferMessages.name()).fill('Maria Olsen');
  await page.getByRole('button', { name: clientOfferMessages.approve() }).click();
  await expect(page.getByText(clientOfferMessages.approvedNow())).toBeFocused();
  await page.reload();
  await expect(title).toBeVisible();
});
