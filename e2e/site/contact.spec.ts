import { randomUUID } from 'node:crypto';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { inquiryMessages } from '../../packages/web/app/leads/desk/messages/inquiries.ts';
import { timelineMessages } from '../../packages/web/app/leads/desk/messages/timeline.ts';
import { contactMessages } from '../../packages/web/app/leads/messages/contact.ts';
import { inquiryStatusMessages } from '../../packages/web/app/leads/messages/inquiry-status.ts';
import { expectNothingFoundAtBothSizes } from '../axe.ts';
import { linkIn, readMail } from '../mails.ts';
import { openAs } from '../office/office-test.ts';
import { expect, test, whenAlive } from '../site-test.ts';

test('a question is sent, claimed, answered and followed by its sender', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const email = `eve-${mark}@example.org`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contactus?utm_source=radio');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: contactMessages.submitInquiry() });
  await whenAlive(main.getByLabel(contactMessages.firstName()));
  await send.click();
  for (const message of [
    'First Name is required',
    'Last Name is required',
    'Email is required',
    'Contact Number is required',
  ]) {
    await expect(main.getByText(message)).toBeVisible();
  }
  const first = main.getByLabel(contactMessages.firstName());
  await expect(first).toBeFocused();
  await first.fill('E');
  await expect(main.getByText('First Name is required')).toBeHidden();
  await send.click();
  await expect(main.getByText('First Name must be at least 2 characters')).toBeVisible();
  await first.fill('Eve');
  await main.getByLabel(contactMessages.lastName()).fill('O’Brien');
  await main.getByLabel(formMessages.email(), { exact: true }).fill(email);
  await main.getByLabel(contactMessages.phone()).pressSequentially('4025550142');
  await expect(main.getByLabel(contactMessages.phone())).toHaveValue('(402) 555-0142');
  await main.locator('[name=message]').fill(`Which homes have a yard? ${mark}`);
  await expectNothingFoundAtBothSizes(page);
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openAs(desk, 'agent', '/newleads');
  await expect(desk.getByRole('row').nth(1)).toBeVisible();
  await send.click();
  const thanks = page.getByRole('dialog', { name: contactMessages.thankYou() });
  await expect(thanks.getByText(contactMessages.withinOneHour())).toBeVisible();
  await expect(page.getByText(contactMessages.contactSubmitted()).last()).toBeVisible();
  await thanks.getByRole('link', { name: contactMessages.close() }).click();
  await expect(main.getByLabel(contactMessages.firstName())).toHaveValue('');

  const status = linkIn(await readMail(page.request, email), '/inquirystatus');
  await page.goto(status);
  await expect(page.getByText(inquiryStatusMessages.notSeen())).toBeVisible();
  await expect(page).toHaveURL(/\/inquirystatus$/);

  // It arrives on the open page.
  const row = desk.getByRole('row').filter({ hasText: mark });
  await expect(row).toContainText(inquiryMessages.unclaimed());
  await row.getByRole('button', { name: inquiryMessages.claim() }).click();
  await expect(desk.getByText(inquiryMessages.claimed({ name: 'Eve O’Brien' }))).toBeVisible();
  // What was claimed opens.
  await desk.getByRole('tab', { name: timelineMessages.logCall() }).click();
  const log = desk.getByRole('tabpanel', { name: timelineMessages.logCall() });
  await log.getByLabel(inquiryMessages.note()).fill('Talked about Elkhorn.');
  await log.getByRole('button', { name: inquiryMessages.log() }).click();
  await expect(log.getByLabel(inquiryMessages.note())).toHaveValue('');
  await expect(desk.getByText('Talked about Elkhorn.')).toBeVisible();
  for (const stage of ['Prospect', 'Lead', 'Client']) {
    await desk.getByRole('heading', { level: 1 }).click();
    await desk.keyboard.press('s');
    await desk.getByRole('option', { name: stage, exact: true }).click();
    const now = desk.getByRole('button', { name: /^Change Stage, now/ });
    await expect(now).toContainText(stage);
  }
  await desk.goto('/leads/client?sort=createdOn&order=desc');
  await expect(desk.getByRole('row').filter({ hasText: 'Eve O’Brien' }).first()).toBeVisible();
  await desk.close();

  await page.goto('about:blank');
  await page.goto(status);
  await expect(page.getByText(/^Seen by /)).toBeVisible();
  await expect(page.getByText(inquiryStatusMessages.answered())).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
});

test('the homepage’s form keeps what was typed, checks it and is sent', async ({ page }) => {
  const email = `eve-${randomUUID().slice(0, 8)}@example.org`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/homepage?utm_source=radio#contactus');
  const main = page.getByRole('main');
  const first = main.getByLabel(contactMessages.firstName());
  await whenAlive(first);
  await first.fill('Eve');
  await main.getByLabel(contactMessages.lastName()).fill('Tester');
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain('Tester');
  await page.reload();
  await first.scrollIntoViewIfNeeded();
  await expect(main.getByText(formMessages.kept())).toBeVisible();
  await expect(first).toHaveValue('Eve');
  await main.getByLabel(formMessages.email(), { exact: true }).fill(email);
  const send = main.getByRole('button', { name: contactMessages.submitInquiry() });
  await send.click();
  await expect(main.getByText('Contact Number is required')).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await main.getByLabel(contactMessages.phone()).pressSequentially('4025550142');
  await send.click();
  await expect(page).toHaveURL(/\/contactus$/);
  const thanks = page.getByRole('dialog', { name: contactMessages.thankYou() });
  await expect(thanks.getByText(contactMessages.withinOneHour())).toBeVisible();
  await thanks.getByRole('link', { name: contactMessages.close() }).click();
  await expect(first).toHaveValue('');
  await readMail(page.request, email);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the homepage’s form works', async ({ page }) => {
    await page.goto('/homepage');
    const main = page.getByRole('main');
    await main.getByLabel(contactMessages.firstName()).fill('Eve');
    await main.getByLabel(contactMessages.lastName()).fill('Tester');
    await main
      .getByLabel(formMessages.email(), { exact: true })
      .fill(`eve-${randomUUID().slice(0, 8)}@example.org`);
    await main.getByLabel(contactMessages.phone()).fill('4025550142');
    await expect(main.locator('[name=opened]').first()).not.toHaveValue('');
    await main.getByRole('button', { name: contactMessages.submitInquiry() }).click();
    await expect(page.getByText(contactMessages.weAppreciate())).toBeVisible();
  });
  test('the contact form works, keeps what was typed, and says thank you', async ({ page }) => {
    await page.goto('/buyer/find-the-home-that-speaks-to-you');
    const main = page.getByRole('main');
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
  test.use({ expectedStatuses: [400] });
});
