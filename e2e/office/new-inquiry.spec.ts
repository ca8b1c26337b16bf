import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { inquiryMessages } from '../../packages/web/app/leads/desk/messages/inquiries.ts';
import { timelineMessages } from '../../packages/web/app/leads/desk/messages/timeline.ts';
import { contactMessages } from '../../packages/web/app/leads/messages/contact.ts';
import { newMailbox } from '../accounts.ts';
import { desk, expectNoSidewaysScroll, phone } from '../axe.ts';
import { whenAlive } from '../site-test.ts';
import { expect, openAs, test } from './office-test.ts';

/** A visitor in a browser of their own fills in the contact form; returns how to send it. */
async function visit(browser: Browser, { last, message }: { last: string; message: string }) {
  const page = await browser.newPage({ baseURL: String(process.env.SITE_URL) });
  await page.goto('/contactus');
  const main = page.getByRole('main');
  await whenAlive(main.getByLabel(contactMessages.firstName()));
  await main.getByLabel(contactMessages.firstName()).fill('Iris');
  await main.getByLabel(contactMessages.lastName()).fill(last);
  await main.getByLabel(formMessages.email(), { exact: true }).fill(newMailbox());
  await main.getByLabel(contactMessages.phone()).fill('(402) 555-0186');
  await main.locator('[name=message]').fill(message);
  return async () => {
    await main.getByRole('button', { name: contactMessages.submitInquiry() }).click();
    await expect(page.getByRole('dialog', { name: contactMessages.thankYou() })).toBeVisible();
    await page.close();
  };
}

for (const size of [desk, phone]) {
  test.describe(`at ${size.name}`, () => {
    test.use(size.look);

    test('an inquiry arrives live, is claimed, answered on time, and becomes a client', async ({
      page,
      browser,
    }) => {
      // Names have letters only.
      const last = `Vance${randomUUID().replace(/[^a-f]/g, '')}`;
      const name = `Iris ${last}`;
      await openAs(page, 'agent', '/newleads');
      await expect(page.locator('[data-row]').first()).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { wasNotReloaded: true }));
      const send = await visit(browser, { last, message: 'Which homes have a yard?' });
      await send();

      const row = page.locator('[data-row]').filter({ hasText: last });
      await expect(row).toContainText('Which homes have a yard?');
      await expect(row).toContainText(inquiryMessages.unclaimed());
      // Out of business hours, the clock ends in the morning.
      const due = await row.locator('time').first().getAttribute('datetime');
      expect(Date.parse(String(due))).toBeGreaterThan(Date.now());
      const isCut = await row.locator('[data-clock]').evaluate((clock) => {
        // The longest: over a holiday and its weekend.
        const text = clock.lastChild;
        if (text) text.nodeValue = 'By Fri, Nov 27, 9 AM, an hour after we open';
        const around = [clock.parentElement, clock.closest('td')];
        return around.some(
          (one) =>
            one !== null &&
            getComputedStyle(one).display !== 'inline' &&
            (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth),
        );
      });
      expect(isCut, 'whether the time to reply by is cut off').toBe(false);
      await expectNoSidewaysScroll(page);
      await row.getByRole('button', { name: inquiryMessages.claim() }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      await page.getByRole('tab', { name: timelineMessages.logCall() }).click();
      const log = page.getByRole('tabpanel', { name: timelineMessages.logCall() });
      await log.getByLabel(inquiryMessages.note()).fill('Talked about Elkhorn.');
      await log.getByRole('button', { name: inquiryMessages.log() }).click();
      await expect(page.getByText('Talked about Elkhorn.')).toBeVisible();

      const stage = page.getByRole('button', { name: /^Change Stage, now/ });
      for (const next of ['Prospect', 'Lead', 'Client']) {
        await stage.click();
        await page.getByRole('option', { name: next, exact: true }).click();
        await expect(stage).toContainText(next);
      }
      await expectNoSidewaysScroll(page);
      expect(await page.evaluate(() => 'wasNotReloaded' in globalThis)).toBe(true);

      const listed = page.locator('[data-row]').filter({ hasText: last });
      await page.goto('/newleads?state=on-time');
      await expect(listed).toContainText('Call by Priya Raman');
      await page.goto('/leads/client?sort=createdOn&order=desc');
      await expect(listed).toBeVisible();
    });
  });
}
