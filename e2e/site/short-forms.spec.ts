import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { quizQuestions } from '../../packages/contract/src/leads/index.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { quizMessages, requestMessages } from '../../packages/web/app/leads/messages.ts';
import { expectNothingFoundAtBothSizes } from '../axe.ts';
import { readMail } from '../mails.ts';
import { expect, test, whenAlive } from '../site-test.ts';

const someone = () => `eve-${randomUUID().slice(0, 8)}@example.org`;

async function fillContact(page: Page, email: string) {
  const main = page.getByRole('main');
  await main.getByLabel(requestMessages.name()).fill('Eve Tester');
  await main.getByLabel(formMessages.email()).fill(email);
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
});
