import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { makeClient, newMailbox, signInOn } from '../accounts.ts';
import { desk, deskInDark, expectNothingFound, phone } from '../axe.ts';
import { readMail } from '../mails.ts';
import { askForHomes, expect, test, whenAlive } from '../site-test.ts';

async function openHome(page: Page, request: APIRequestContext) {
  const { value } = await askForHomes(request, { sortby: 'newest', propertytype: 'House' });
  const home = value[0]!;
  const path = `/singleproduct/${home.listingid}`;
  await page.goto(path);
  return { home, path, panel: page.getByRole('region', { name: 'Schedule a tour' }) };
}

/** Chooses the day after so many days and opens the dialog. */
async function openDialog(page: Page, panel: Locator, days = 5): Promise<Locator> {
  await panel.locator('label:has([name="day"])').nth(days).click();
  await panel.getByRole('button', { name: 'Schedule Tour' }).click();
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible().catch(() => false))) {
    // The script came after the click: the page that does the same stands open.
    await expect(
      dialog.or(page.getByRole('heading', { level: 1, name: 'Request a tour' })),
    ).toBeVisible();
  }
  return dialog;
}

/** Wakes the part first, as a finger on it does. */
async function wake(page: Page, panel: Locator): Promise<void> {
  const script = page.waitForResponse(/wake-tour.*\.js/);
  await panel.getByText('In person').click();
  await (await script).finished();
  await whenAlive(panel);
}

async function addTime(dialog: Locator, time: string): Promise<void> {
  await dialog.getByLabel('Time', { exact: true }).fill(time);
  await dialog.getByRole('button', { name: 'Add time' }).click();
}

async function fillContact(dialog: Locator, email: string): Promise<void> {
  await dialog.getByLabel('Name').fill('Eve Tester');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone no.').pressSequentially('4025550142');
  await expect(dialog.getByLabel('Phone no.')).toHaveValue('(402) 555-0142');
  await dialog.getByLabel('Message').fill('Is the basement dry?');
}

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('a visitor asks for a tour in two steps and gets a mail', async ({ page, request }) => {
      const { panel, home } = await openHome(page, request);
      await expect(panel.getByLabel('In person')).toBeChecked();
      await expect(panel.getByRole('button', { name: 'Schedule Tour' })).toBeHidden();
      await expect(panel.locator('[name="day"]')).toHaveCount(60);
      await wake(page, panel);
      await panel.getByText('Video chat').click();
      await expect(panel.getByLabel('In person')).not.toBeChecked();
      const dialog = await openDialog(page, panel);
      await expect(dialog.getByRole('heading', { name: 'Request a tour' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Next' })).toBeDisabled();

      await dialog.getByRole('button', { name: 'Add time' }).click();
      await expect(dialog.getByText('Enter Time')).toBeVisible();
      await addTime(dialog, '14:00');
      await addTime(dialog, '14:00');
      await expect(dialog.getByText('Already Selected')).toBeVisible();
      await addTime(dialog, '10:30');
      await addTime(dialog, '16:00');
      await addTime(dialog, '17:00');
      await expect(dialog.getByText('Select up to 3 times only')).toBeVisible();
      await expect(dialog.getByRole('listitem')).toHaveText(['10:30 AM', '2:00 PM', '4:00 PM']);
      await dialog.getByRole('button', { name: 'Next' }).click();

      await expect(dialog.getByRole('heading', { name: 'Confirm your tour' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Request Tour' }).click();
      for (const message of [
        'Name is required',
        'Email is required',
        'Phone no. is required',
        'Message is required',
      ]) {
        await expect(dialog.getByText(message)).toBeVisible();
      }
      await expect(dialog.getByLabel('Name')).toBeFocused();
      await dialog.getByLabel('Email').fill('eve@');
      await dialog.getByLabel('Phone no.').fill('402555');
      await expect(dialog.getByText('Phone no. is required')).toBeHidden();
      await dialog.getByRole('button', { name: 'Request Tour' }).click();
      await expect(dialog.getByText('Email is not valid')).toBeVisible();
      await expect(dialog.getByText('Phone no. should be of 10 digit')).toBeVisible();
      await dialog.getByLabel('Phone no.').fill('');

      const email = newMailbox();
      await fillContact(dialog, email);
      await page.keyboard.press('Escape');
      await expect(dialog.getByRole('heading', { name: 'Request a tour' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Next' }).click();
      await expect(dialog.getByLabel('Message')).toHaveValue('Is the basement dry?');
      await dialog.getByRole('button', { name: 'Request Tour' }).click();
      await expect(page.getByText('Tour scheduled successfully.').last()).toBeVisible();
      await expect(dialog).toBeHidden();

      const mail = await readMail(request, email, /tour request/i);
      expect(mail).toContain(home.street_address);
      expect(mail).toContain('by video chat');
      expect(mail).toContain('tour-3.ics');
      expect(mail).not.toContain('Is the basement dry?');
    });
  });
}

for (const { look, name } of [phone, desk, deskInDark]) {
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
      await addTime(dialog, '10:30');
      await check();
      await dialog.getByRole('button', { name: 'Next' }).click();
      await dialog.getByRole('button', { name: 'Request Tour' }).click();
      await check();
    });
  });
}

test('by keyboard alone; Escape closes', async ({ page, request }) => {
  const { panel } = await openHome(page, request);
  await panel.getByLabel('In person').focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByLabel('Video chat')).toBeChecked();
  await whenAlive(panel);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(panel.locator('[name="day"]').nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Schedule Tour' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Request a tour' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Schedule Tour' })).toBeFocused();
});

test.describe('when the service fails', () => {
  test.use({ expectedStatuses: [503] });

  test('nothing typed is lost, and sending again stores it once', async ({ page, request }) => {
    const { panel } = await openHome(page, request);
    await wake(page, panel);
    const dialog = await openDialog(page, panel);
    await addTime(dialog, '10:30');
    await dialog.getByRole('button', { name: 'Next' }).click();
    const email = newMailbox();
    await fillContact(dialog, email);
    const keys: (string | undefined)[] = [];
    let failures = 1;
    await page.route('**/Property/RequestTour', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (failures > 0) {
        failures -= 1;
        // The request arrives, its answer does not.
        await route.fetch();
        return route.fulfill({ status: 503, body: '' });
      }
      return route.continue();
    });
    await dialog.getByRole('button', { name: 'Request Tour' }).click();
    await expect(dialog.getByRole('alert')).toContainText('nothing you typed is lost');
    await expect(dialog.getByLabel('Message')).toHaveValue('Is the basement dry?');
    await dialog.getByRole('button', { name: 'Request Tour' }).click();
    await expect(page.getByText('Tour scheduled successfully.').last()).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    await readMail(request, email, /tour request/i);
    const outbox = await (await request.get('/dev/outbox')).text();
    expect(outbox.split(email)).toHaveLength(2);
  });
});

test('somebody signed in finds their own facts filled in, and who looks after them', async ({
  page,
  request,
}) => {
  const email = await makeClient(request);
  const { home } = await openHome(page, request);
  await expect(page.getByRole('region', { name: 'Your agent' })).toBeHidden();
  await page.goto('/login');
  await signInOn(page, email);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(`/singleproduct/${home.listingid}`);
  const agent = page.getByRole('region', { name: 'Your agent' });
  await expect(agent).toContainText('No agent looks after you yet');
  await expect(agent.getByRole('link', { name: 'Ask for a tour' })).toHaveAttribute(
    'href',
    '#schedule-tour',
  );
  const panel = page.getByRole('region', { name: 'Schedule a tour' });
  await wake(page, panel);
  const dialog = await openDialog(page, panel);
  await addTime(dialog, '10:30');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Maria Olsen');
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await dialog.getByLabel('Phone no.').fill('4025550142');
  await dialog.getByLabel('Message').fill('May we come?');
  await dialog.getByRole('button', { name: 'Request Tour' }).click();
  await expect(page.getByText('Tour scheduled successfully.').last()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [400] });

  test('a page does the same, keeps what was typed, and says so', async ({ page, request }) => {
    const { panel, path } = await openHome(page, request);
    await panel.getByText('Video chat').click();
    await panel.locator('label:has([name="day"])').nth(7).click();
    await panel.getByRole('button', { name: 'Schedule Tour' }).click();
    await expect(page).toHaveURL(/\/tour\?kind=video-chat&day=/);
    await expect(page.getByLabel('Video chat')).toBeChecked();
    await page.getByLabel('Time', { exact: true }).fill('10:30');
    await page.getByLabel('Second time (if you like)').fill('10:30');
    await page.getByLabel('Name').fill('Eve Tester');
    await page.getByRole('button', { name: 'Request Tour' }).click();
    await expect(page.getByText('Already Selected')).toBeVisible();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Eve Tester');
    await page.getByLabel('Second time (if you like)').fill('');
    const email = newMailbox();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone no.').fill('4025550142');
    await page.getByLabel('Message').fill('Is the basement dry?');
    await page.getByRole('button', { name: 'Request Tour' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByText('Tour scheduled successfully.').last()).toBeVisible();
    expect(await readMail(request, email, /tour request/i)).toContain('by video chat');
  });
});

test('an open house is a file for a calendar', async ({ page, request }) => {
  const { value } = await askForHomes(request, { openhouse: 'weekend' });
  await page.goto(`/singleproduct/${value[0]?.listingid}`);
  const link = page.getByRole('link', { name: /^Add to calendar/ }).first();
  const file = await request.get(String(await link.getAttribute('href')));
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART:\d{8}T\d{6}Z/);
});
