import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { tourEmailMessages } from '../../packages/server/src/leads/messages/tour-emails.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { tourFormMessages } from '../../packages/web/app/leads/messages/tour-form.ts';
import { tourMessages } from '../../packages/web/app/leads/messages/tours.ts';
import { yourAgentMessages } from '../../packages/web/app/leads/messages/your-agent.ts';
import { homeMessages } from '../../packages/web/app/listings/messages/home.ts';
import { makeClient, newMailbox, signInOn } from '../accounts.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { readMail } from '../mails.ts';
import { askForHomes, expect, test, whenAlive } from '../site-test.ts';

/** The end of the sentence that names the home. */
const videoChat = tourEmailMessages.requestedVideoChat.text.split('{home}').at(-1);

async function openHome(page: Page, request: APIRequestContext) {
  const { value } = await askForHomes(request, { sortby: 'newest', propertytype: 'House' });
  const home = value[0]!;
  const path = `/singleproduct/${home.listingid}`;
  await page.goto(path);
  return {
    home,
    path,
    panel: page.getByRole('region', { name: tourFormMessages.scheduleTitle() }),
  };
}

/** Chooses the day this many days later and opens the dialog. */
async function openDialog(page: Page, panel: Locator, days = 5): Promise<Locator> {
  await panel.locator('label:has([name="day"])').nth(days).click();
  await panel.getByRole('button', { name: tourFormMessages.scheduleTour() }).click();
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible().catch(() => false))) {
    // The script loaded after the click: the page version is open.
    await expect(
      dialog.or(page.getByRole('heading', { level: 1, name: tourFormMessages.requestTitle() })),
    ).toBeVisible();
  }
  return dialog;
}

/** Loads the island first, as a touch does. */
async function wake(page: Page, panel: Locator): Promise<void> {
  const script = page.waitForResponse(/schedule-tour.*\.js/);
  await panel.getByText(tourMessages.inPerson()).click();
  await (await script).finished();
  await whenAlive(panel);
}

/** Selects a time that is offered, or clears it. */
const chooseTime = (within: Locator | Page, time: string) =>
  within.getByText(time, { exact: true }).click();

async function fillContact(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel(tourFormMessages.name()).fill('Eve Tester');
  await dialog.getByLabel(formMessages.email(), { exact: true }).fill(email);
  await dialog.getByLabel(tourFormMessages.phone()).pressSequentially('4025550142');
  await expect(dialog.getByLabel(tourFormMessages.phone())).toHaveValue('(402) 555-0142');
  await dialog.getByLabel(tourFormMessages.message()).fill('Is the basement dry?');
}

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('a visitor requests a tour in two steps and gets an email', async ({ page, request }) => {
      const { panel, home } = await openHome(page, request);
      await expect(panel.getByLabel(tourMessages.inPerson())).toBeChecked();
      await expect(panel.locator('[name="day"]').nth(1)).toBeChecked();
      await expect(
        panel.getByRole('button', { name: tourFormMessages.scheduleTour() }),
      ).toBeVisible();
      await expect(panel.locator('[name="day"]')).toHaveCount(60);
      await wake(page, panel);
      await panel.getByText(tourMessages.videoChat()).click();
      await expect(panel.getByLabel(tourMessages.inPerson())).not.toBeChecked();
      const dialog = await openDialog(page, panel);
      await expect(
        dialog.getByRole('heading', { name: tourFormMessages.requestTitle() }),
      ).toBeVisible();
      const next = dialog.getByRole('button', { name: tourFormMessages.next() });
      const other = dialog.getByLabel(tourFormMessages.otherTime());
      await next.click();
      await expect(dialog.getByText('Enter Time')).toBeVisible();
      await expect(dialog.getByText(tourFormMessages.chooseTime())).toBeVisible();
      await expect(dialog.getByRole('checkbox').first()).toBeFocused();
      await chooseTime(dialog, '2:00 PM');
      await expect(dialog.getByText('Enter Time')).toBeHidden();
      await other.fill('14:00');
      await next.click();
      await expect(dialog.getByText('Already Selected')).toBeVisible();
      await other.fill('16:15');
      await chooseTime(dialog, '10:30 AM');
      await chooseTime(dialog, '5:00 PM');
      await next.click();
      await expect(dialog.getByText('Select up to 3 times only')).toBeVisible();
      await chooseTime(dialog, '5:00 PM');
      await next.click();

      await expect(
        dialog.getByRole('heading', { name: tourFormMessages.confirmTitle() }),
      ).toBeVisible();
      await expect(dialog.getByText('10:30 AM, 2:00 PM, 4:15 PM')).toBeVisible();
      const message = dialog.getByLabel(tourFormMessages.message());
      await expect(message).toHaveValue(new RegExp(home.street_address));
      await message.fill('');
      await dialog.getByRole('button', { name: tourFormMessages.requestTour() }).click();
      for (const message of [
        'Name is required',
        'Email is required',
        'Phone no. is required',
        'Message is required',
      ]) {
        await expect(dialog.getByText(message)).toBeVisible();
      }
      await expect(dialog.getByLabel(tourFormMessages.name())).toBeFocused();
      await dialog.getByLabel(formMessages.email(), { exact: true }).fill('eve@');
      await dialog.getByLabel(tourFormMessages.phone()).pressSequentially('402555');
      await expect(dialog.getByLabel(tourFormMessages.phone())).toBeFocused();
      await expect(dialog.getByText('Phone no. is required')).toBeHidden();
      await dialog.getByRole('button', { name: tourFormMessages.requestTour() }).click();
      await expect(dialog.getByText('Email is not valid')).toBeVisible();
      await expect(dialog.getByText('Phone no. should be of 10 digit')).toBeVisible();
      await dialog.getByLabel(tourFormMessages.phone()).fill('');

      const email = newMailbox();
      await fillContact(dialog, email);
      await page.keyboard.press('Escape');
      await expect(
        dialog.getByRole('heading', { name: tourFormMessages.requestTitle() }),
      ).toBeVisible();
      await dialog.getByRole('button', { name: tourFormMessages.next() }).click();
      await expect(dialog.getByLabel(tourFormMessages.message())).toHaveValue(
        'Is the basement dry?',
      );
      await dialog.getByRole('button', { name: tourFormMessages.requestTour() }).click();
      await expect(page.getByText(tourFormMessages.tourScheduled()).last()).toBeVisible();
      await expect(dialog).toBeHidden();
      const times = '10:30 AM, 2:00 PM, 4:15 PM';
      await expect(panel.getByText(tourFormMessages.sentTimes({ count: 3, times }))).toBeVisible();
      await expect(panel.getByText(tourFormMessages.sentTitle())).toBeFocused();
      await expect(panel.getByText(tourFormMessages.sentNext({ count: 3 }))).toBeVisible();
      await expect(panel.getByText(tourFormMessages.sentMail({ email }))).toBeVisible();
      // A toast stays as long as the mouse is over it.
      await page.mouse.move(0, 0);
      await expect(page.getByText(tourFormMessages.tourScheduled())).toHaveCount(0);
      await panel.getByRole('button', { name: tourFormMessages.requestAnother() }).click();
      await expect(panel.locator('[name="day"]')).toHaveCount(60);

      const mail = await readMail(request, email, tourEmailMessages.requestedHeading());
      expect(mail).toContain(home.street_address);
      expect(mail).toContain(videoChat);
      expect(mail).toContain('tour-3.ics');
      expect(mail).not.toContain('Is the basement dry?');
    });
  });
}

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('axe finds nothing in the panel and in both steps', async ({ page, request }) => {
      const { panel } = await openHome(page, request);
      const check = async () => {
        await expectNothingFound(page, { within: 'section[aria-labelledby="schedule-tour"]' });
      };
      await check();
      await wake(page, panel);
      const dialog = await openDialog(page, panel);
      await chooseTime(dialog, '10:30 AM');
      await check();
      await dialog.getByRole('button', { name: tourFormMessages.next() }).click();
      await dialog.getByRole('button', { name: tourFormMessages.requestTour() }).click();
      await check();
    });
  });
}

test('by keyboard alone; Escape closes', async ({ page, request }) => {
  const { panel } = await openHome(page, request);
  await panel.getByLabel(tourMessages.inPerson()).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByLabel(tourMessages.videoChat())).toBeChecked();
  await whenAlive(panel);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(panel.locator('[name="day"]').nth(2)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: tourFormMessages.scheduleTour() })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('heading', { name: tourFormMessages.requestTitle() }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('button', { name: tourFormMessages.scheduleTour() })).toBeFocused();
});

test("the browser's Back goes back one step, closes the dialog, and then leaves", async ({
  page,
  request,
}) => {
  await page.goto('/property-list');
  const { panel } = await openHome(page, request);
  const address = page.url();
  await wake(page, panel);
  const dialog = await openDialog(page, panel);
  await chooseTime(dialog, '10:30 AM');
  await dialog.getByRole('button', { name: tourFormMessages.next() }).click();
  await expect(
    dialog.getByRole('heading', { name: tourFormMessages.confirmTitle() }),
  ).toBeVisible();
  await page.goBack();
  await expect(
    dialog.getByRole('heading', { name: tourFormMessages.requestTitle() }),
  ).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await openDialog(page, panel);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/property-list/);
});

test.describe('when the service fails', () => {
  test.use({ expectedStatuses: [503] });

  test('nothing typed is lost, and sending again stores it once', async ({ page, request }) => {
    const { panel } = await openHome(page, request);
    await wake(page, panel);
    const dialog = await openDialog(page, panel);
    await chooseTime(dialog, '10:30 AM');
    await dialog.getByRole('button', { name: tourFormMessages.next() }).click();
    const email = newMailbox();
    await fillContact(dialog, email);
    const keys: (string | undefined)[] = [];
    let failures = 1;
    await page.route('**/Property/RequestTour', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (failures > 0) {
        failures -= 1;
        // The request arrives, its response does not.
        await route.fetch();
        return route.fulfill({ status: 503, body: '' });
      }
      return route.continue();
    });
    await dialog.getByRole('button', { name: tourFormMessages.requestTour() }).click();
    await expect(dialog.getByRole('alert')).toContainText(formMessages.outage());
    await expect(dialog.getByLabel(tourFormMessages.message())).toHaveValue('Is the basement dry?');
    await dialog.getByRole('button', { name: tourFormMessages.requestTour() }).click();
    await expect(page.getByText(tourFormMessages.tourScheduled()).last()).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    await readMail(request, email, tourEmailMessages.requestedHeading());
    const outbox = await (await request.get('/dev/outbox')).text();
    expect(outbox.split(email)).toHaveLength(2);
  });
});

test('a signed-in person finds their own data filled in, and their agent', async ({
  page,
  request,
}) => {
  const email = await makeClient(request);
  const { home } = await openHome(page, request);
  await expect(
    page.getByRole('region', { name: yourAgentMessages.yourAgents({ count: 1 }) }),
  ).toBeHidden();
  await page.goto('/login');
  await signInOn(page, email);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(`/singleproduct/${home.listingid}`);
  const agent = page.getByRole('region', { name: yourAgentMessages.yourAgents({ count: 1 }) });
  await expect(agent.locator('a[href="#schedule-tour"]')).toBeVisible();
  const panel = page.getByRole('region', { name: tourFormMessages.scheduleTitle() });
  await wake(page, panel);
  const dialog = await openDialog(page, panel);
  await dialog.getByLabel(tourFormMessages.otherTime()).fill('10:15');
  await dialog.getByRole('button', { name: tourFormMessages.next() }).click();
  await expect(dialog.getByLabel(tourFormMessages.name())).toHaveValue('Maria Olsen');
  await expect(dialog.getByLabel(formMessages.email(), { exact: true })).toHaveValue(email);
  await dialog.getByLabel(tourFormMessages.phone()).fill('4025550142');
  await dialog.getByLabel(tourFormMessages.message()).fill('May we come?');
  await dialog.getByRole('button', { name: tourFormMessages.requestTour() }).click();
  await expect(page.getByText(tourFormMessages.tourScheduled()).last()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [400] });

  test('a page does the same, keeps what was typed, and says so', async ({ page, request }) => {
    const { home, panel, path } = await openHome(page, request);
    await panel.getByText(tourMessages.videoChat()).click();
    await panel.locator('label:has([name="day"])').nth(7).click();
    await panel.getByRole('button', { name: tourFormMessages.scheduleTour() }).click();
    await expect(page).toHaveURL(/\/tour\?kind=video-chat&day=/);
    await expect(page.getByLabel(tourMessages.videoChat())).toBeChecked();
    await page.getByLabel('10:30 AM').check();
    await page.getByLabel(tourFormMessages.otherTime()).fill('10:30');
    await page.getByLabel(tourFormMessages.name()).fill('Eve Tester');
    await page.getByRole('button', { name: tourFormMessages.requestTour() }).click();
    await expect(page.getByText('Already Selected')).toBeVisible();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByLabel(tourFormMessages.name())).toHaveValue('Eve Tester');
    await expect(page.getByLabel('10:30 AM')).toBeChecked();
    await page.getByLabel(tourFormMessages.otherTime()).fill('');
    const email = newMailbox();
    await page.getByLabel(formMessages.email(), { exact: true }).fill(email);
    await page.getByLabel(tourFormMessages.phone()).fill('4025550142');
    await page.getByLabel(tourFormMessages.message()).fill('Is the basement dry?');
    await page.getByRole('button', { name: tourFormMessages.requestTour() }).click();
    await expect(page.getByText(tourFormMessages.tourScheduled()).last()).toBeVisible();
    await expect(page.getByText(tourFormMessages.sentMail({ email }))).toBeVisible();
    await expect(page.getByRole('link', { name: home.street_address })).toHaveAttribute(
      'href',
      path,
    );
    expect(await readMail(request, email, tourEmailMessages.requestedHeading())).toContain(
      videoChat,
    );
  });
});

test('an open house is a calendar file', async ({ page, request }) => {
  const { value } = await askForHomes(request, { openhouse: 'any' });
  await page.goto(`/singleproduct/${value[0]?.listingid}`);
  const link = page
    .getByRole('link', { name: new RegExp(`^${homeMessages.addToCalendar.text.split('<')[0]}`) })
    .first();
  const file = await request.get(String(await link.getAttribute('href')));
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART:\d{8}T\d{6}Z/);
});
