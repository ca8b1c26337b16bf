import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { quizQuestions } from '../../packages/contract/src/leads/index.ts';
import { inquiryEmailMessages } from '../../packages/server/src/leads/messages/inquiry-emails.ts';
import { listEmailMessages } from '../../packages/server/src/leads/messages/list-emails.ts';
import { tourEmailMessages } from '../../packages/server/src/leads/messages/tour-emails.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { contactMessages } from '../../packages/web/app/leads/messages/contact.ts';
import { homeValueMessages } from '../../packages/web/app/leads/messages/home-value.ts';
import {
  appListMessages,
  newsletterMessages,
} from '../../packages/web/app/leads/messages/mailing-lists.ts';
import { quizMessages } from '../../packages/web/app/leads/messages/quiz.ts';
import { requestMessages } from '../../packages/web/app/leads/messages/requests.ts';
import { tourFormMessages } from '../../packages/web/app/leads/messages/tour-form.ts';
import { signInByApi } from '../accounts.ts';
import { cast, demoPassword } from '../cast.ts';
import { expect, connectedTest as test } from '../connected-site.ts';
import { deliveredText, deliveredTo } from '../delivered-mails.ts';
import { linkIn } from '../mails.ts';
import { askForHomes, whenAlive } from '../site-test.ts';

const newAddress = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.org`;

/** What a catalog's sentence says before its first fact. */
const before = ({ text }: { text: string }) => text.slice(0, text.indexOf('{')).trim();

/** Fills in the name, the email and the phone of a short form. */
async function fillRequester(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await whenAlive(main.getByLabel(requestMessages.name()));
  await main.getByLabel(requestMessages.name()).fill('Eve Tester');
  await main.getByLabel(formMessages.email(), { exact: true }).fill(email);
  await main.getByLabel(requestMessages.phone()).fill('(402) 555-0142');
}

test('each form of the site is sent with script, and its email arrives at the mail server', async ({
  page,
  request,
}) => {
  const main = page.getByRole('main');
  const { value } = await askForHomes(request, { sortby: 'newest', propertytype: 'House' });
  const home = value[0];

  const sender = newAddress('eve');
  await page.goto('/contactus');
  await whenAlive(main.getByLabel(contactMessages.firstName()));
  await main.getByLabel(contactMessages.firstName()).fill('Eve');
  await main.getByLabel(contactMessages.lastName()).fill('Tester');
  await main.getByLabel(formMessages.email(), { exact: true }).fill(sender);
  await main.getByLabel(contactMessages.phone()).fill('(402) 555-0142');
  await main.locator('[name=message]').fill('Which homes have a yard?');
  await main.getByRole('button', { name: contactMessages.submitInquiry() }).click();
  await expect(page.getByRole('dialog', { name: contactMessages.thankYou() })).toBeVisible();

  const asker = newAddress('ask');
  const contact = await request.post('/api/v1/Property/Contact', {
    data: {
      ...{ firstname: 'Eve', lastname: 'Tester', email: asker, phonenumber: '4025550142' },
      ...{ message: 'Is the basement dry?', propertiesid: home?.listingid },
    },
  });
  expect(contact.status(), await contact.text()).toBe(200);

  const seller = newAddress('sell');
  await page.goto('/sell/home-value');
  await fillRequester(page, seller);
  await main.getByLabel(homeValueMessages.street()).fill('5011 Chicago St');
  await main.getByLabel(homeValueMessages.city()).fill('Omaha');
  await main.getByLabel(homeValueMessages.zip()).fill('68132');
  await main.getByRole('button', { name: homeValueMessages.send() }).click();
  await expect(main.getByText(homeValueMessages.received())).toBeVisible();

  const waiting = newAddress('app');
  await page.goto('/app-list');
  await fillRequester(page, waiting);
  await main.getByRole('button', { name: appListMessages.notifyMe() }).click();
  await expect(main.locator('[name=user_name]')).toHaveCount(0);

  const quizzed = newAddress('quiz');
  await page.goto('/quiz');
  await fillRequester(page, quizzed);
  const next = main.getByRole('button', { name: quizMessages.next(), exact: true });
  for (let number = 1; number <= quizQuestions.length; number += 1) {
    await next.click();
    await main.locator(`[name=answer${number}][value=B]`).check();
  }
  await main.getByRole('button', { name: quizMessages.submit() }).click();
  await expect(main.getByRole('heading', { name: quizMessages.thanks() })).toBeFocused();

  const visitor = newAddress('tour');
  await page.goto(`/singleproduct/${home?.listingid}`);
  const panel = page.getByRole('region', { name: tourFormMessages.scheduleTitle() });
  await panel.locator('label:has([name="day"])').nth(5).click();
  await whenAlive(panel);
  await panel.getByRole('button', { name: tourFormMessages.scheduleTour() }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('2:00 PM', { exact: true }).click();
  await dialog.getByRole('button', { name: tourFormMessages.next() }).click();
  await dialog.getByLabel(tourFormMessages.name()).fill('Eve Tester');
  await dialog.getByLabel(formMessages.email(), { exact: true }).fill(visitor);
  await dialog.getByLabel(tourFormMessages.phone()).fill('(402) 555-0142');
  await dialog.getByRole('button', { name: tourFormMessages.requestTour() }).click();
  await expect(panel.getByText(tourFormMessages.sentTitle())).toBeFocused();

  const reader = newAddress('read');
  await page.goto('/newsletter');
  await whenAlive(main.getByLabel(formMessages.email(), { exact: true }));
  await main.getByLabel(formMessages.email(), { exact: true }).fill(reader);
  await main.getByRole('button', { name: newsletterMessages.signUp() }).click();
  await expect(main.getByText(newsletterMessages.openLink({ email: reader }))).toBeVisible();
  const confirmation = await deliveredText(reader, before(listEmailMessages.confirmSubject));
  await page.goto(linkIn(confirmation, '/newsletter/confirm'));
  await main.getByRole('button', { name: newsletterMessages.confirm() }).click();
  await expect(main.getByText(newsletterMessages.confirmed())).toBeVisible();
  const welcome = await deliveredText(reader, before(listEmailMessages.welcomeSubject));
  expect(linkIn(welcome, '/newsletter/stop')).toContain('token=');

  const { receivedSubject, receivedAboutSubject } = inquiryEmailMessages;
  const received = await deliveredText(sender, before(receivedSubject));
  expect(linkIn(received, '/inquirystatus')).toContain('token=');
  const about = await deliveredText(asker, before(receivedAboutSubject));
  expect(about).toContain(home?.street_address);
  expect(await deliveredText(seller, '')).toContain('what your home is worth');
  await deliveredText(waiting, listEmailMessages.appSubject());
  expect(await deliveredText(quizzed, '')).toContain('taking our quiz');
  const wanted = await deliveredText(visitor, before(tourEmailMessages.requestedSubject));
  expect(wanted).toContain(home?.street_address);
  for (const address of [sender, asker, seller, waiting, quizzed, visitor]) {
    expect(await deliveredTo(address)).toHaveLength(1);
  }
});

test.describe('on a phone without script', () => {
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

  test('Spanish forms become one lead, and emails at the mail server', async ({
    page,
    request,
    baseURL,
    browser,
  }) => {
    const email = newAddress('ana');
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

    await expect.poll(async () => (await deliveredTo(email)).length).toBe(6);
    const mails = await deliveredTo(email);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(6);
    for (const { html } of mails) expect(html).toContain('lang="es"');

    const desk = await browser.newPage({ baseURL: String(baseURL) });
    const { body } = await signInByApi(desk, cast.superAdmin, demoPassword, String(baseURL));
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
});
