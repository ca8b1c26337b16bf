import { randomUUID } from 'node:crypto';
import { leadRuleEndpoints } from '../../packages/contract/src/leads/index.ts';
import { LIVE_PATH } from '../../packages/contract/src/platform/index.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { inquiryMessages } from '../../packages/web/app/leads/desk/messages/inquiries.ts';
import { routingMessages } from '../../packages/web/app/leads/desk/messages/routing.ts';
import { newMailbox, signInByApi } from '../accounts.ts';
import { cast, demoPassword } from '../cast.ts';
import { askForHomes } from '../site-test.ts';
import { expect, openAs, test } from './office-test.ts';

const labels = leadRuleEndpoints.createLeadRule.labels as Record<
  'name' | 'agents' | 'way' | 'priceCents' | 'priceFromCents' | 'priceToCents' | 'claimMinutes',
  string
>;

test('a rule offers a lead to two agents: the preview says so, one claims it', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  // A home in no rule of the demo, with a price of its own.
  const { value } = await askForHomes(page.request, { sortby: 'priceasc' });
  const home = value.findLast(({ city, price }) => city !== 'Elkhorn' && price < 900_000);
  const price = String(home?.price);

  await openAs(page, 'superAdmin', '/lead-routing');
  await page.getByRole('button', { name: routingMessages.add() }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(labels.name).fill(`Rule ${mark}`);
  await drawer.getByLabel(labels.priceFromCents).fill(price);
  await drawer.getByLabel(labels.priceToCents).fill(price);
  await drawer.getByLabel(labels.way).click();
  await page.getByRole('option', { name: routingMessages.firstToClaim() }).click();
  // By keyboard alone: Enter takes the first match.
  await drawer.getByRole('combobox', { name: labels.agents }).focus();
  for (const name of ['Priya', 'Daniel']) {
    await page.keyboard.type(name);
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeVisible();
  await drawer.getByLabel(labels.claimMinutes).fill('30');
  await drawer.getByRole('button', { name: deskMessages.save() }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: routingMessages.preview() }).click();
  await drawer.getByLabel(labels.priceCents).fill(price);
  await drawer.getByRole('button', { name: routingMessages.findOut() }).click();
  await expect(drawer.getByText(`Rule ${mark}`)).toContainText('Priya Raman');

  // Names have letters only.
  const lastname = `Solberg${mark.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
  const asked = await page.request.post('/api/v1/Property/Contact', {
    data: {
      ...{ firstname: 'Iris', lastname, email: newMailbox(), phonenumber: '(402) 555-0188' },
      ...{ message: 'Is it still for sale?', propertiesid: home?.listingid },
    },
  });
  expect(asked.status(), await asked.text()).toBe(200);

  const name = `Iris ${lastname}`;
  const openLeads = async (email: string, isLive = true) => {
    const agent = await browser.newPage();
    if (!isLive) await agent.route(`**${LIVE_PATH}`, (route) => route.abort());
    await signInByApi(agent, email, demoPassword);
    await agent.goto(new URL('/newleads', page.url()).href);
    const row = agent.getByRole('row').filter({ hasText: lastname });
    await expect(row).toContainText(routingMessages.offeredUntil.text.split('{')[0] ?? '');
    const label = deskMessages.actionOn({ action: inquiryMessages.claim(), name });
    const claim = () => row.getByRole('button', { name: label }).click();
    return { agent, row, claim };
  };
  const priya = await openLeads(cast.agent);
  const daniel = await openLeads('daniel.okafor@prairieandmain.example', false);
  await priya.claim();
  await expect(priya.agent.getByText(inquiryMessages.claimed({ name }))).toBeVisible();
  // What was claimed opens.
  await expect(priya.agent.getByRole('heading', { level: 1, name })).toBeVisible();
  // The other one is too late, and is told who has the lead.
  await daniel.claim();
  await expect(daniel.agent.getByText('Priya Raman').first()).toBeVisible();
  await priya.agent.close();
  await daniel.agent.close();
});
