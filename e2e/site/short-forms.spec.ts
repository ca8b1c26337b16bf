import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { quizQuestions } from '../../packages/contract/src/leads/index.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { homeValueMessages } from '../../packages/web/app/leads/messages/home-value.ts';
import {
  appListMessages,
  newsletterMessages,
} from '../../packages/web/app/leads/messages/mailing-lists.ts';
import { quizMessages } from '../../packages/web/app/leads/messages/quiz.ts';
import { requestMessages } from '../../packages/web/app/leads/messages/requests.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { expectNothingFoundAtBothSizes } from '../axe.ts';
import { linkIn, readMail } from '../mails.ts';
import { expect, test, whenAlive } from '../site-test.ts';

const someone = () => `eve-${randomUUID().slice(0, 8)}@example.org`;

async function fillContact(page: Page, email: string) {
  const main = page.getByRole('main');
  await main.getByLabel(requestMessages.name()).fill('Eve Tester');
  await main.getByLabel(formMessages.email(), { exact: true }).fill(email);
  await main.getByLabel(requestMessages.phone()).fill('(402) 555-0142');
}

test('the quiz is answered, survives a reload, and explains its result', async ({ page }) => {
  const email = someone();
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: quizMessages.next(), exact: true });
  const question = (number: number) =>
    main.getByText(quizMessages.questionOf({ number, count: 10 }));
  await page.goto('/quiz');
  await whenAlive(main.getByLabel(requestMessages.name()));
  await next.click();
  await expect(main.getByText('User Name is required')).toBeVisible();
  await expect(main.getByText('Phone number is required')).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await fillContact(page, email);
  await next.click();
  await expect(question(1)).toBeFocused();
  await expect(main.getByRole('button', { name: quizMessages.previous() })).toBeHidden();
  await next.click();
  await expect(page.getByText(quizMessages.choose()).last()).toBeVisible();
  const choose = (letter: 'A' | 'B' | 'C', number: number) =>
    main
      .getByRole('radio', { name: new RegExp(`^${letter}\\.`) })
      .and(main.locator(`[name=answer${number}]`))
      .check();
  await choose('B', 1);
  await next.click();
  await choose('C', 2);
  await main.getByRole('button', { name: quizMessages.previous() }).click();
  await expect(question(1)).toBeVisible();
  await expect(main.getByRole('radio', { name: /^B\./ }).first()).toBeChecked();

  await page.reload();
  await whenAlive(main.getByLabel(requestMessages.name()));
  await fillContact(page, email);
  await next.click();
  await expect(question(3)).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  for (const number of [3, 4, 5, 6, 7, 8, 9]) {
    await choose('A', number);
    await next.click();
  }
  await choose('C', 10);
  await main.getByRole('button', { name: quizMessages.submit() }).click();
  await expect(main.getByRole('heading', { name: quizMessages.thanks() })).toBeFocused();
  await expect(page.getByText('Quiz submitted successfully').last()).toBeVisible();
  await expect(main.getByText(quizMessages.assigning())).toBeVisible();
  await expect(main.getByText(/we never use it/)).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  expect(await page.evaluate(() => localStorage.getItem('quiz'))).toBeNull();
  expect(await readMail(page.request, email)).toContain('taking our quiz');
});

const onTheList =
  'Thank you! You’re now on the list! You’ll be the first to know once the app is launched.';

test('Notify me! opens a form over the homepage, and says that you’re on the list', async ({
  page,
}) => {
  const email = someone();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/homepage');
  const open = page.getByRole('link', { name: appListMessages.notifyMe() });
  await whenAlive(open);
  await open.click();
  const dialog = page.getByRole('dialog', { name: appListMessages.title() });
  const send = dialog.getByRole('button', { name: appListMessages.notifyMe() });
  await send.click();
  await expect(dialog.getByText('User Name is required')).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await dialog.getByLabel(requestMessages.name()).fill('Eve Tester');
  await dialog.getByLabel(formMessages.email(), { exact: true }).fill(email);
  await dialog.getByLabel(requestMessages.phone()).fill('(402) 555-0142');
  await send.click();
  await expect(dialog.getByText(onTheList)).toBeFocused();
  const left = linkIn(await readMail(page.request, email), '/newsletter/stop');
  await page.goto(left);
  await page.getByRole('button', { name: newsletterMessages.stop() }).click();
  await expect(page.getByText(newsletterMessages.stopped())).toBeVisible();
});

test('a seller asks what a home is worth, and gets no guess', async ({ page }) => {
  const email = someone();
  await page.goto('/sell/home-value');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: homeValueMessages.send() });
  await whenAlive(main.getByLabel(homeValueMessages.street()));
  await send.click();
  await expect(main.getByText('Street address is required')).toBeVisible();
  await expect(main.getByLabel(homeValueMessages.street())).toBeFocused();
  await expectNothingFoundAtBothSizes(page);
  await main.getByLabel(homeValueMessages.street()).fill('5011 Chicago St');
  await page.reload();
  await expect(main.getByLabel(homeValueMessages.street())).toHaveValue('5011 Chicago St');
  await main.getByLabel(homeValueMessages.city()).fill('Omaha');
  await main.getByLabel(homeValueMessages.zip()).fill('68132');
  await fillContact(page, email);
  await main.getByLabel(homeValueMessages.morning()).check();
  await send.click();
  await expect(main.getByText('We have your request.')).toBeVisible();
  await expect(main).not.toContainText('$');
  expect(await readMail(page.request, email)).toContain('what your home is worth');
});

test('the newsletter is confirmed from the email, and left from the next one', async ({ page }) => {
  const email = someone();
  await page.goto('/contactus');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: frameMessages.newsletter() })
    .click();
  const main = page.getByRole('main');
  await whenAlive(main.getByLabel(formMessages.email(), { exact: true }));
  await main.getByRole('button', { name: newsletterMessages.signUp() }).click();
  await expect(main.getByText('Email is required')).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await main.getByLabel(formMessages.email(), { exact: true }).fill(email);
  await main.getByRole('button', { name: newsletterMessages.signUp() }).click();
  await expect(main.getByText(newsletterMessages.openLink({ email }))).toBeVisible();
  await page.goto(linkIn(await readMail(page.request, email), '/newsletter/confirm'));
  await page.getByRole('button', { name: newsletterMessages.confirm() }).click();
  await expect(page.getByText(newsletterMessages.confirmed())).toBeVisible();
  const welcome = await readMail(page.request, email, 'newsletter list');
  await page.goto(linkIn(welcome, '/newsletter/stop'));
  await page.getByRole('button', { name: newsletterMessages.stop() }).click();
  await expect(page.getByText(newsletterMessages.stopped())).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedStatuses: [400] });
  test('the quiz is one form, which keeps what was typed', async ({ page }) => {
    await page.goto('/quiz');
    const main = page.getByRole('main');
    const submit = main.getByRole('button', { name: quizMessages.submit() });
    await fillContact(page, someone());
    for (let number = 1; number < quizQuestions.length; number += 1) {
      await main.locator(`[name=answer${number}][value=B]`).check();
    }
    await submit.click();
    await expect(page.getByText(quizMessages.choose()).first()).toBeVisible();
    await expect(main.locator('[name=answer9][value=B]')).toBeChecked();
    await main.locator('[name=answer10][value=A]').check();
    await submit.click();
    await expect(main.getByText(quizMessages.assigning())).toBeVisible();
  });

  test('Notify me! is a page', async ({ page }) => {
    await page.goto('/homepage');
    await page.getByRole('link', { name: appListMessages.notifyMe() }).click();
    await page.getByRole('main').getByLabel(requestMessages.name()).fill('Eve Tester');
    const send = page.getByRole('button', { name: appListMessages.notifyMe() });
    await send.click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await fillContact(page, someone());
    await send.click();
    await expect(page.getByText(onTheList)).toBeVisible();
  });

  test('the newsletter and the home value are plain forms', async ({ page }) => {
    await page.goto('/newsletter');
    const main = page.getByRole('main');
    const email = someone();
    await main.getByLabel(formMessages.email(), { exact: true }).fill(email);
    await main.getByRole('button', { name: newsletterMessages.signUp() }).click();
    await expect(page.getByText(newsletterMessages.openLink({ email }))).toBeVisible();
    await page.goto('/sell/home-value');
    await main.getByLabel(homeValueMessages.street()).fill('5011 Chicago St');
    await main.getByLabel(homeValueMessages.city()).fill('Omaha');
    await fillContact(page, email);
    await main.getByRole('button', { name: homeValueMessages.send() }).click();
    await expect(main.getByText('ZIP code is required')).toBeVisible();
    await main.getByLabel(homeValueMessages.zip()).fill('68132');
    await main.getByRole('button', { name: homeValueMessages.send() }).click();
    await expect(main.getByText('We have your request.')).toBeVisible();
  });
});
