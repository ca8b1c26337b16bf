import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { WirePublicAgent } from '../../packages/contract/src/leads/index.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { inquiryMessages } from '../../packages/web/app/leads/desk/messages/inquiries.ts';
import { agentMessages } from '../../packages/web/app/leads/messages/agents.ts';
import { contactMessages } from '../../packages/web/app/leads/messages/contact.ts';
import { expectNothingFoundAtBothSizes } from '../axe.ts';
import { openAs } from '../office/office-test.ts';
import { expect, test, whenAlive } from '../site-test.ts';

const write = agentMessages.write({ name: 'Priya' });

type Agent = Pick<WirePublicAgent, 'slug' | 'firstName'>;

/** An agent with homes for sale and closed sales: who has some changes with the samples' dates. */
async function agentWithHomes(request: APIRequestContext): Promise<Agent> {
  const { data } = await (await request.get('/api/v1/agents')).json();
  for (const agent of data as Agent[]) {
    const homes = (await (await request.get(`/api/v1/agents/${agent.slug}/homes`)).json()).data;
    if (homes.listings.length > 0 && homes.salesTotal > 0) return agent;
  }
  throw new Error('no agent of the samples has homes for sale and closed sales');
}

test('an agent is found, written to, and gets the lead', async ({ page, browser }) => {
  const mark = randomUUID().slice(0, 8);
  await page.goto('/agents');
  await expectNothingFoundAtBothSizes(page);
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: agentMessages.language() }).selectOption('Hindi');
  await main.getByRole('button', { name: agentMessages.search() }).click();
  await expect(main.getByText(agentMessages.found({ count: 1 }))).toBeVisible();
  await main.getByRole('link', { name: 'Priya Raman' }).click();
  await expect(page).toHaveURL(/\/agents\/priya-raman$/);
  await expect(page).toHaveTitle(/^Priya Raman \| Prairie & Main/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/agents\/priya-/);
  const facts = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(facts ?? '')).toMatchObject({
    '@type': 'RealEstateAgent',
    name: 'Priya Raman',
  });
  await expectNothingFoundAtBothSizes(page);

  const form = main.getByRole('region', { name: write });
  const first = form.getByLabel(contactMessages.firstName());
  await first.scrollIntoViewIfNeeded();
  await whenAlive(first);
  const send = form.getByRole('button', { name: contactMessages.submitInquiry() });
  await send.click();
  await expect(form.getByText('First Name is required')).toBeVisible();
  await first.fill('Eve');
  await form.getByLabel(contactMessages.lastName()).fill('Tester');
  await form.getByLabel(formMessages.email(), { exact: true }).fill(`eve-${mark}@example.org`);
  await form.getByLabel(contactMessages.phone()).pressSequentially('4025550142');
  await form.locator('[name=message]').fill(`Do you know Elkhorn? ${mark}`);
  await send.click();
  const thanks = page.getByRole('dialog', { name: contactMessages.thankYou() });
  await expect(thanks.getByText(contactMessages.withinOneHour())).toBeVisible();
  await thanks.getByRole('link', { name: contactMessages.close() }).click();
  await expect(page).toHaveURL(/\/agents\/priya-raman$/);

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openAs(desk, 'agent', '/newleads');
  const row = desk.getByRole('row').filter({ hasText: mark });
  await expect(row).toContainText(inquiryMessages.toAgent({ name: 'Priya Raman' }));
  await desk.close();
});

test('an agent’s figures and first home are in the first screen', async ({ page, request }) => {
  const { slug } = await agentWithHomes(request);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/agents/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByText(agentMessages.closedSales(), { exact: true })).toBeInViewport();
    await expect(main.getByText(agentMessages.price())).toBeInViewport();
    await expect(main.getByRole('article').first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
});

test('a Spanish page has what an agent wrote in Spanish, or else the English text', async ({
  page,
}) => {
  const about = page.locator('section[aria-labelledby=about] > p');
  await page.goto('/es/agents/cole-sedlacek');
  await expect(about).toHaveAttribute('lang', 'es');
  await expect(about).toContainText('dúplex en el sur de Omaha');
  await page.goto('/es/agents/priya-raman');
  await expect(about).toHaveAttribute('lang', 'en');
  await page.goto('/agents/cole-sedlacek');
  await expect(about).toHaveAttribute('lang', 'en');
});

test('an agent’s homes are cards of a readable width, however many there are', async ({
  page,
  request,
}) => {
  const { slug } = await agentWithHomes(request);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/agents/${slug}`);
    const strip = page.locator('[aria-labelledby=agent-listings] ul').first();
    await expect(strip.getByRole('article').first()).toBeVisible();
    await whenAlive(strip);
    // As many as the page has at most.
    await strip.evaluate((list) => {
      while (list.children.length < 24) list.append(list.children[0]!.cloneNode(true));
    });
    const card = strip.getByRole('article').first();
    expect((await card.boundingBox())?.width).toBeGreaterThan(260);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('an agent’s homes and closed sales are on their page', async ({ page, request }) => {
  const { slug, firstName } = await agentWithHomes(request);
  await page.goto(`/agents/${slug}`);
  const sales = page.getByRole('region', { name: agentMessages.sales({ name: firstName }) });
  await expect(sales.getByRole('link').first()).toHaveAttribute('href', /\/singleproduct\//);
  const map = sales.getByRole('button', { name: /on a map/ });
  await whenAlive(map);
  await map.click();
  await expect(sales.getByRole('region', { name: agentMessages.salesMap() })).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
});

test('an unknown agent is a page of its own, and the sitemap has the known ones', async ({
  page,
}) => {
  const answer = await page.goto('/agents/nobody-here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: agentMessages.seeAll() })).toBeVisible();
  const sitemap = await (await page.request.get('/sitemap-places.xml')).text();
  expect(sitemap).toContain('/agents/priya-raman<');
});
test.use({ expectedStatuses: [404, 400] });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the directory searches, and the form keeps what was typed and is sent', async ({
    page,
  }) => {
    await page.goto('/agents?name=raman');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Priya Raman' }).click();
    await main.getByLabel(contactMessages.firstName()).fill('Eve');
    await main.getByLabel(contactMessages.lastName()).fill('Tester');
    await main
      .getByLabel(formMessages.email(), { exact: true })
      .fill(`eve-${randomUUID().slice(0, 8)}@example.org`);
    await main.getByLabel(contactMessages.phone()).fill('402555');
    await main.getByRole('button', { name: contactMessages.submitInquiry() }).click();
    await expect(main.getByText('Contact number must be 10 digits')).toBeVisible();
    await expect(main.getByLabel(contactMessages.lastName())).toHaveValue('Tester');
    await main.getByLabel(contactMessages.phone()).fill('4025550142');
    await main.getByRole('button', { name: contactMessages.submitInquiry() }).click();
    await expect(page.getByText(contactMessages.weAppreciate())).toBeVisible();
  });
});
