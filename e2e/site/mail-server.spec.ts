import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { quizQuestions } from '../../packages/contract/src/leads/index.ts';
import { newsletterMessages } from '../../packages/web/app/leads/messages/mailing-lists.ts';
import { signInByApi } from '../accounts.ts';
import { cast, demoPassword } from '../cast.ts';
import { expect, connectedTest as test } from '../connected-site.ts';
import { askForHomes } from '../site-test.ts';

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

const NAME = 'Ana Peña';

/** Sends the form of a page, filled in by the names of its fields. */
async function sendForm(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  await page.goto(path);
  const form = page.getByRole('main').locator('form[method=post]').first();
  for (const [name, value] of Object.entries(fields)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('[type=submit]').last().click();
}

/** The Message-IDs that the SMTP server got for an address, and the languages of the emails. */
async function mailsTo(address: string) {
  const folder = String(process.env.CONNECTED_SITE_MAILS);
  const files = await readdir(folder);
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
  const own = mails.filter((mail) => mail.includes(`To: ${address}`));
  return {
    ids: new Set(own.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1])),
    inSpanish: own.filter((mail) => /lang=3D"es"|lang="es"/.test(mail)).length,
  };
}

test('Spanish forms on a phone without script become one lead, and emails at the mail server', async ({
  page,
  request,
  baseURL,
  browser,
}) => {
  const email = `ana-${randomUUID().slice(0, 8)}@example.org`;
  const requester = { user_name: NAME, email, phone: '(402) 555-0142' };
  const { value } = await askForHomes(request, { sortby: 'newest', propertytype: 'House' });

  await sendForm(page, '/es/contactus', {
    ...{ first_name: 'Ana', last_name: 'Peña', email, phone: '4025550142' },
    message: '¿Qué casas tienen jardín?',
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  const home = { street: '5011 Chicago St', city: 'Omaha', zip: '68132' };
  await sendForm(page, '/es/sell/home-value', { ...home, ...requester });
  await expect(page.locator('form [name=street]')).toHaveCount(0);
  await sendForm(page, '/es/app-list', requester);
  await expect(page.locator('form [name=user_name]')).toHaveCount(0);
  await sendForm(page, '/es/newsletter', { email });
  const said = String(newsletterMessages.openLink.spanish).replace('{email}', email);
  await expect(page.getByText(said)).toBeVisible();

  await page.goto('/es/quiz');
  for (let number = 1; number <= quizQuestions.length; number += 1) {
    await page.locator(`[name=answer${number}][value=B]`).check();
  }
  for (const [name, typed] of Object.entries(requester)) {
    await page.locator(`main [name="${name}"]`).fill(typed);
  }
  await page.locator('main form[method=post] [type=submit]').last().click();
  await expect(page.locator('[name=answer1]')).toHaveCount(0);

  await page.goto(`/es/singleproduct/${value[0]?.listingid}/tour`);
  await page.locator('main select[name="day"]').selectOption({ index: 5 });
  await page.locator('main [name="time"]').nth(3).check();
  for (const [name, typed] of Object.entries({ name: NAME, email, phone: '4025550142' })) {
    await page.locator(`main [name="${name}"]`).fill(typed);
  }
  await page.locator('main [name="message"]').fill('¿Está seco el sótano?');
  await page.locator('main form[method=post] [type=submit]').last().click();
  await expect(page.getByText(email)).toBeVisible();

  await expect.poll(async () => (await mailsTo(email)).ids.size, { timeout: 20_000 }).toBe(6);
  expect((await mailsTo(email)).inSpanish).toBe(6);

  const desk = await browser.newPage({ baseURL: String(baseURL) });
  const { body } = await signInByApi(desk, cast.concierge, demoPassword, String(baseURL));
  const listed = async (state: string) => {
    const answer = await desk.request.get('/api/v1/inquiries', {
      params: { pageSize: '50', state },
      headers: { authorization: `Bearer ${body.jwtToken ?? body.data.jwtToken}` },
    });
    return (await answer.json()).data as { name: string; leadId: string; kind: string }[];
  };
  const data = [...(await listed('waiting')), ...(await listed('no-answer-needed'))];
  const ours = data.filter(({ name }) => name === NAME);
  expect(ours.map(({ kind }) => kind).sort()).toEqual([
    'app-notice',
    'contact',
    'home-value',
    'quiz',
    'tour',
  ]);
  expect(new Set(ours.map(({ leadId }) => leadId)).size).toBe(1);
  await desk.close();
});
