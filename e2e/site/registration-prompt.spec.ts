import { randomUUID } from 'node:crypto';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { promptMessages } from '../../packages/web/app/leads/messages/registration-prompt.ts';
import { requestMessages } from '../../packages/web/app/leads/messages/requests.ts';
import { signInByApi } from '../accounts.ts';
import { expectNothingFound } from '../axe.ts';
import { cast, demoPassword } from '../cast.ts';
import { expect, connectedTest as test } from '../connected-site.ts';
import { askForHomes, whenAlive } from '../site-test.ts';

/** How many homes the site shows before it asks. */
const FREE = 5;

test.use({ viewport: { width: 390, height: 844 } });

test('after some homes, a name and an email address show the next one and make a lead', async ({
  baseURL,
  page,
}) => {
  // A name has no digits.
  const name = `Eve ${randomUUID().replace(/[\d-]/g, '')}`;
  const { value } = await askForHomes(page.request, { pageSize: FREE + 2, pageNo: 1 });
  const homes = value.map(({ listingid }) => `/singleproduct/${listingid}`);
  for (const home of homes.slice(0, FREE)) await page.request.get(home);

  await page.goto(String(homes[FREE]));
  const prompt = page.getByRole('region', { name: promptMessages.title() });
  await expect(prompt).toBeVisible();
  await expect(page.getByText('Key Information')).toHaveCount(0);
  await expect(page.getByText(/^Listed by/).first()).toBeVisible();
  await expectNothingFound(page);
  await prompt.scrollIntoViewIfNeeded();
  const email = prompt.getByLabel(formMessages.email());
  await whenAlive(prompt.locator('form'));
  await prompt.getByRole('button', { name: promptMessages.show() }).click();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await prompt.getByLabel(requestMessages.name()).fill(name);
  await email.fill(`${randomUUID()}@example.org`);
  await prompt.getByRole('button', { name: promptMessages.show() }).click();
  await expect(page.getByText('Key Information').first()).toBeVisible();
  await page.goto(String(homes[FREE + 1]));
  await expect(page.getByText('Key Information').first()).toBeVisible();
  await expect(prompt).toHaveCount(0);

  const { status } = await signInByApi(page, cast.concierge, demoPassword, String(baseURL));
  expect(status).toBe(200);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/newleads?state=no-answer-needed&kind=registration-prompt');
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});
