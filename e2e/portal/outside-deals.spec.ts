import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { dealParts } from '../../packages/contract/src/transactions/index.ts';
import { outsideDealMessages } from '../../packages/web/app/transactions/outside/messages/outside-deals.ts';
import { password, signInByApi } from '../accounts.ts';
import { desk, expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { readMail, tokenIn } from '../mails.ts';
import { call } from '../office/listing-steps.ts';
import { callAs, newEmail, openAs } from '../office/office-test.ts';
import { inDays } from '../office/tour-steps.ts';
import { expect, test } from '../site-test.ts';

type Made = { id: string };
type Offer = { id: number; version: number };

/** Someone outside the brokerage with an account; answers their id and email. */
async function invite(office: Page, role: string, last_name: string) {
  const email = newEmail();
  const person = { first_name: 'Pat', last_name, role, email, invite: true };
  const { id } = await call<Made>(office, 'AdminUserApp/CreateUser', person);
  return { id, email };
}

/** A page of theirs, once they chose their password by the invitation. */
async function signIn(browser: Browser, origin: string, email: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: origin });
  const mail = await readMail(page.request, email);
  const link = /#[\w=&%.@-]*token=[\w-]+[\w=&%.@-]*/.exec(mail)?.[0] ?? '';
  const data = { email, newPassword: password, token: tokenIn(link) };
  const chosen = await page.request.post('/api/v1/User/ResetPassword', { data });
  expect(chosen.status(), await chosen.text()).toBe(200);
  expect((await signInByApi(page, email)).body.statusCode).toBe('success');
  return page;
}

/** An offer of an agent’s with these terms that was accepted; answers its address. */
async function openDeal(office: Page, terms: object): Promise<string> {
  const address = `${randomUUID().slice(0, 8)} Outside St, Omaha, NE 68132`;
  const name = { firstName: 'Ida', lastName: 'Buyer', email: newEmail() };
  const { id: leadid } = await call<Made>(office, 'AdminLead/CreateLead', name);
  const { id } = await call<Offer>(office, 'Transaction/CreateNewOffer', { leadid });
  const read = await callAs(office.request, { path: `offers/${id}`, method: 'GET' });
  const { version } = read.body.data as Offer;
  const given = {
    ...{ propertyAddress: address, county: 'Douglas', stateOrProvince: 'NE' },
    ...{ offerPriceCents: 38_900_000, earnestDepositCents: 400_000, allCash: true },
    ...{ offerOn: inDays(0), expireOn: inDays(2), expireTime: '18:00', closingOn: inDays(40) },
    ...terms,
  };
  const saved = await call<Offer>(office, `offers/${id}`, { version, ...given }, 'PUT');
  await call(office, `offers/${id}/state`, { version: saved.version, state: 'submitted' });
  await call(office, 'Transaction/OfferAcceptedById', { id });
  return address;
}

/** An entry of the directory. */
const enter = (office: Page, entry: object) => call<Made>(office, 'parties', entry);

for (const { name, look } of [desk, phone]) {
  test(`people outside see the deals they take part in, and only their part, at ${name}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const origin = String(baseURL);
    const office = await browser.newPage({ ...desk.look, baseURL: origin });
    await openAs(office, 'admin', '/dashboardmain');
    const firm = `Title ${randomUUID().slice(0, 6)}`;
    const title = await invite(office, 'external-title-company', 'Title');
    const escrow = await invite(office, 'external-title-company', 'Escrow');
    const lender = await invite(office, 'external-lenders', 'Lender');
    const stranger = await invite(office, 'external-title-company', 'Stranger');
    const company = { type: 'company', name: firm, kinds: ['title'], email: title.email };
    const { id: titleCompanyId } = await enter(office, company);
    const agent = { type: 'person', name: 'Erin Escrow', companyName: firm, email: escrow.email };
    const { id: escrowAgentId } = await enter(office, agent);
    const inspectors = `Inspect ${randomUUID().slice(0, 6)}`;
    const inspecting = { type: 'company', name: inspectors, kinds: ['home-inspector'] };
    const { id: companyId } = await enter(office, inspecting);
    const other = { type: 'company', name: `Other ${firm}`, kinds: ['title'] };
    await enter(office, { ...other, email: stranger.email });
    const lists = await callAs(office.request, {
      ...{ path: 'Transaction/GetAllOfferDropdownList', method: 'GET' },
    });
    const { agents } = lists.body.data as { agents: { id: string; display: string }[] };
    const agentId = agents.find(({ display }) => display === 'Priya Raman')?.id;
    const address = await openDeal(office, {
      ...{ agentId, titleCompanyId, escrowAgentId, lenderId: lender.id },
      ...{ allCash: false, buyerFinanceType: 'Conventional', walkthroughOn: inDays(39) },
      homeInspections: [{ type: 'Radon', companyId, inspectOn: inDays(5), time: '09:00' }],
    });
    const unnamed = await openDeal(office, { agentId });

    for (const [person, part] of [
      [title, dealParts.titleCompanyId],
      [escrow, dealParts.escrowAgentId],
      [lender, dealParts.lenderId],
    ] as const) {
      const page = await signIn(browser, origin, person.email);
      await page.setViewportSize(look.viewport);
      await page.goto('/mytransactions');
      const deal = page.getByRole('article');
      await expect(deal).toHaveCount(1);
      await expect(deal.getByRole('heading', { level: 2 })).toHaveText(address);
      await expect(page.getByText(unnamed)).toHaveCount(0);
      await expect(
        deal.getByText(outsideDealMessages.yourPart({ parts: part }), { exact: true }),
      ).toBeVisible();
      await expect(deal.getByText('$389,000')).toBeVisible();
      await expect(deal.getByText(outsideDealMessages.closing(), { exact: true })).toBeVisible();
      // Other people's appointments, and whom they work with, aren't theirs to know.
      for (const what of [outsideDealMessages.inspection(), outsideDealMessages.walkthrough()]) {
        await expect(deal.getByText(what, { exact: true })).toHaveCount(0);
      }
      await expect(deal.getByText('Priya Raman')).toBeVisible();
      // Nobody needs to be told how to reach themselves.
      await expect(deal.getByText('Erin Escrow')).toHaveCount(person === escrow ? 0 : 1);
      for (const hidden of [inspectors, 'Ida Buyer', 'Pat Lender']) {
        await expect(deal.getByText(hidden)).toHaveCount(0);
      }
      await expectNoSidewaysScroll(page);
      await expectNothingFound(page);
      await page.context().close();
    }

    const page = await signIn(browser, origin, stranger.email);
    await page.setViewportSize(look.viewport);
    await page.goto('/mytransactions');
    await expect(page.getByText(outsideDealMessages.none())).toBeVisible();
    await expect(page.getByText(outsideDealMessages.partnerHint())).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText(address)).toHaveCount(0);
    await expectNothingFound(page);
    await page.context().close();
  });
}
