import { randomUUID } from 'node:crypto';
import { NOBODY } from '../../packages/contract/src/platform/index.ts';
import { tourEmailMessages } from '../../packages/server/src/leads/messages/tour-emails.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { tourRequestMessages as messages } from '../../packages/web/app/leads/desk/messages/tour-requests.ts';
import { tourFormMessages } from '../../packages/web/app/leads/messages/tour-form.ts';
import { newMailbox } from '../accounts.ts';
import { expectNothingFound } from '../axe.ts';
import { readMail } from '../mails.ts';
import { askForHomes } from '../site-test.ts';
import { expect, openAs, test } from './office-test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** By Omaha's calendar: in the evening, UTC is a day ahead. */
function inThreeDays(): string {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
  return new Date(Date.parse(today) + 3 * DAY_MS).toISOString().slice(0, 10);
}

test('a long name fits in the table, and a search without matches can be cleared', async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 8);
  const name = `Bartholomew Christopher Featherstonehaugh-Vanderbilt ${mark}`;
  const [home] = (await askForHomes(page.request, {})).value;
  const asked = await page.request.post('/api/v1/Property/RequestTour', {
    data: {
      propertyId: home?.listingid,
      userId: NOBODY,
      firstName: name,
      email: `bartholomew.featherstonehaugh-vanderbilt-${mark}@a-very-long-name.example`,
      phone: '4025550182',
      date_Time: `${inThreeDays()}T16:30:00Z`,
      comments: 'Is the basement finished?',
      inPersonTour: true,
      videoChatTour: false,
      time: ['10:30', '14:00', '16:30'],
      address: home?.street_address,
    },
  });
  expect(asked.status(), await asked.text()).toBe(200);

  await openAs(page, 'superAdmin', '/tour-requests');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('in 3 days');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  const table = await page.getByRole('table', { name: messages.title() }).boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThan(1440 - 24);

  await page.getByRole('searchbox', { name: messages.search() }).fill(`${mark} nobody`);
  await expect(page.getByRole('heading', { name: messages.noMatch() })).toBeVisible();
  await page.getByRole('button', { name: deskMessages.clearFilters() }).click();
  await expect(row).toBeVisible();
});

test('a request that looks like spam waits until staff say that it isn’t', async ({
  page,
  request,
}) => {
  const email = newMailbox();
  const [home] = (await askForHomes(request, {})).value;
  const path = `/singleproduct/${home?.listingid}/tour`;
  await page.goto(path);
  await expect(page.locator('[name="opened"]')).toHaveValue(/^[\w-]{40,}$/);
  await expect(page.getByLabel(formMessages.leaveEmpty())).toBeHidden();
  // A program fills in every field of the form it finds.
  const form = {
    ...{ kind: 'in-person', day: inThreeDays(), time: '10:30', extra: 'https://spam.example' },
    ...{ name: 'Robin Quick', email, phone: '4025550183', message: 'Hello' },
  };
  const answer = await request.post(path, { form });
  expect(await answer.text()).toContain(tourFormMessages.sentTitle());

  await openAs(page, 'superAdmin', `/tour-requests?search=${encodeURIComponent(email)}`);
  const row = page.getByRole('row').filter({ hasText: 'Robin Quick' });
  await expect(row).toContainText(messages.suspected());
  await expectNothingFound(page);
  await row.getByRole('button', { name: deskMessages.actionsFor({ name: 'Robin Quick' }) }).click();
  await page.getByRole('menuitem', { name: messages.notSpam() }).click();
  await expect(page.getByText(messages.cleared({ name: 'Robin Quick' }))).toBeVisible();
  await expect(row).not.toContainText(messages.suspected());
  await readMail(request, email, tourEmailMessages.requestedHeading());
});
