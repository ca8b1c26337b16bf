import { randomUUID } from 'node:crypto';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { contactMessages } from '../../packages/web/app/leads/messages/contact.ts';
import { inquiryStatusMessages } from '../../packages/web/app/leads/messages/inquiry-status.ts';
import { expectNothingFoundAtBothSizes } from '../axe.ts';
import { linkIn, readMail } from '../mails.ts';
import { callAs, openAs } from '../office/office-test.ts';
import { expect, test, whenAlive } from '../site-test.ts';

test('a question is sent, answered, and followed by its sender', async ({ page, browser }) => {
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

  const desk = await browser.newPage();
  await openAs(desk, 'agent', '/newleads');
  const found = await callAs(desk.request, { path: 'inquiries?pageSize=100', method: 'GET' });
  const waiting: { leadId: string; message: string }[] = found.body.data;
  const leadId = waiting.find(({ message }) => message.includes(mark))?.leadId;
  await callAs(desk.request, { path: `leads/${leadId}/claim`, method: 'PUT' });
  const data = { how: 'call', note: 'Talked about Elkhorn.', outcome: 'reached' };
  const logged = await callAs(desk.request, { path: `leads/${leadId}/contacts`, data });
  expect(logged.status, JSON.stringify(logged.body)).toBe(200);
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
