import type { WireEnvelope } from '../../packages/contract/src/documents/index.ts';
import { documentRefusals } from '../../packages/contract/src/documents/index.ts';
import { interviewMessages } from '../../packages/web/app/documents/messages/interview.ts';
import { documentPageMessages } from '../../packages/web/app/documents/messages/pages.ts';
import { signingMessages } from '../../packages/web/app/documents/messages/signing.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { desk, expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { cast } from '../cast.ts';
import { call } from '../office/listing-steps.ts';
import { callAs, openAs } from '../office/office-test.ts';
import { expect, test } from '../site-test.ts';
import {
  agree,
  answersFor,
  envelopeNow,
  everyone,
  fillFields,
  linkOf,
  nextButton,
  openDocuments,
  openOffice,
  sendEnvelope,
  sendSoil,
  signAs,
  startDocument,
  submitButton,
} from './signing-steps.ts';

const title = (text: string) => ({ name: text, exact: true });

test.use({ expectedStatuses: [400, 403, 409, 503] });

for (const { name, look } of [phone, desk]) {
  test(`a seller answers, is told what is missing, and signs at ${name}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const office = await openOffice(browser, baseURL);
    const { sent, document, seller } = await sendSoil(office, false);
    await page.setViewportSize(look.viewport);
    await page.goto(await linkOf(sent, seller));
    await expect(page).toHaveURL(/\/signdoc$/);
    await expect(page.getByText(signingMessages.forName({ recipient: seller.name }))).toBeVisible();
    await expectNothingFound(page);
    await expectNoSidewaysScroll(page);
    await openDocuments(page, sent, seller);
    await expect(page.getByRole('heading', title(signingMessages.consentTitle()))).toBeVisible();
    await expectNothingFound(page);
    await expectNoSidewaysScroll(page);
    await agree(page);

    // Question by question, saved while typing, and there again after a reload.
    const known = page.getByLabel('Property known as');
    const next = page.getByRole('button', title(interviewMessages.next()));
    if (!(await known.isVisible())) await next.click();
    await known.fill('71 Soil St');
    await expectNothingFound(page);
    await expectNoSidewaysScroll(page);
    await expect(page.getByText(signingMessages.saved())).toBeVisible();
    await page.reload();
    const steps = page.getByRole('navigation', { name: signingMessages.steps() });
    await steps.getByRole('button').last().click();
    await expect(page.getByLabel('Property known as')).toHaveValue('71 Soil St');
    // At the end of the page the bar covers nothing, which axe would report.
    await page.evaluate(() => window.scrollTo(0, window.document.body.scrollHeight));
    await expectNothingFound(page);
    await expectNoSidewaysScroll(page);

    // Submit without the seller's signature sends nothing and says why.
    await submitButton(page).click();
    const why = signingMessages.sellerMissing();
    await expect(page.getByRole('alert')).toContainText(signingMessages.nothingSent({ why }));
    await fillFields(page);
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText(
      signingMessages.nothingSent({ why: signingMessages.answersMissing() }),
    );
    await page.getByRole('button', title(signingMessages.goToAnswers())).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    expect((await envelopeNow(sent)).signed).toBe(0);

    const definition = document.definition as unknown as Parameters<typeof answersFor>[0];
    const body = { answers: answersFor(definition) };
    await call(office, `documents/${document.id}/answers`, body, 'PUT');
    await page.reload();
    await submitButton(page).click();
    await expect(page.getByRole('heading', title(signingMessages.signedTitle()))).toBeVisible();
    await expectNothingFound(page);
    await expectNoSidewaysScroll(page);
    expect((await envelopeNow(sent)).signed).toBe(1);
  });
}

test('answers given without a connection are kept, and sent when it is back', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await openOffice(browser, baseURL);
  const { sent, document, seller } = await sendSoil(office, false);
  await openDocuments(page, sent, seller);
  await agree(page);
  await expect(page.getByLabel('Property known as')).toBeVisible();
  await page.route('**/api/v1/signing/answers', (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await page.getByLabel('Property known as').fill('72 Soil St');
  await expect(page.getByText(signingMessages.waiting())).toBeVisible();
  await page.unroute('**/api/v1/signing/answers');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(signingMessages.saved())).toBeVisible();
  const { body } = await callAs(office.request, {
    path: `documents/${document.id}`,
    method: 'GET',
  });
  expect((body.data as { answers: object }).answers).toMatchObject({ property: '72 Soil St' });
});

test('a wrong code says so, and five lock the link until the agent unlocks it', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await openOffice(browser, baseURL);
  const { sent, seller } = await sendSoil(office);
  await page.goto(await linkOf(sent, seller));
  await page.getByRole('button', title(signingMessages.haveCode())).click();
  const code = page.getByLabel(formMessages.sixDigitCode());
  const open = page.getByRole('button', title(signingMessages.open()));
  await code.fill('12');
  await open.click();
  await expect(page.getByText(signingMessages.codeNeeded()).first()).toBeVisible();
  await page.getByRole('button', title(signingMessages.sendAgain())).click();
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
  for (let tries = 0; tries < 5; tries += 1) {
    await code.fill('000000');
    const answered = page.waitForResponse((answer) => answer.url().endsWith('signing/session'));
    await open.click();
    await answered;
    if (tries === 0) {
      await expect(
        page.getByText(documentRefusals['signing-code-wrong'].sentence).first(),
      ).toBeVisible();
    }
  }
  const sender = 'Priya Raman';
  await expect(page.getByText(signingMessages.locked({ sender }))).toBeVisible();
  const [recipient] = (await envelopeNow(sent)).recipients;
  expect(recipient?.isLocked).toBe(true);
  await call(office, `envelopes/${sent.id}/recipients/${recipient?.id}/unlock`, {});
  await openDocuments(page, sent, seller);
  await expect(page.getByRole('heading', title(signingMessages.consentTitle()))).toBeVisible();
});

test('an old link opens nothing once a new one was sent', async ({ page, browser, baseURL }) => {
  const office = await openOffice(browser, baseURL);
  const { sent, seller } = await sendSoil(office);
  const old = await linkOf(sent, seller);
  const [recipient] = sent.recipients;
  await call(office, `envelopes/${sent.id}/recipients/${recipient?.id}/links`, {});
  await expect.poll(async () => (await linkOf(sent, seller)) !== old).toBe(true);
  await page.goto(old);
  await expect(page.getByText(documentRefusals['signing-link-refused'].sentence)).toBeVisible();
  await expect(page.getByLabel(formMessages.secretLink())).toBeVisible();
  await expectNothingFound(page);
});

test('who declines says why, and nobody can sign anymore', async ({ page, browser, baseURL }) => {
  const office = await openOffice(browser, baseURL);
  const { sent, seller } = await sendSoil(office);
  await openDocuments(page, sent, seller);
  await agree(page);
  const sender = 'Priya Raman';
  await page.getByRole('button', title(signingMessages.ask())).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', title(signingMessages.sendQuestion())).click();
  await expect(dialog.getByText(signingMessages.questionNeeded()).first()).toBeVisible();
  await dialog.getByLabel(signingMessages.question()).fill('Which report is meant?');
  await dialog.getByRole('button', title(signingMessages.sendQuestion())).click();
  await expect(page.getByText(signingMessages.asked({ sender }))).toBeVisible();

  await page.getByRole('button', title(signingMessages.forward())).click();
  await dialog.getByLabel(signingMessages.forwardName()).fill('Rita Kowalski');
  await dialog.getByLabel(signingMessages.forwardEmail()).fill('rita@homes.example');
  await dialog.getByRole('button', title(signingMessages.sendForward({ sender }))).click();
  await expect(
    page.getByText(signingMessages.forwardAsked({ name: 'Rita Kowalski', sender })),
  ).toBeVisible();

  await page.getByRole('button', title(signingMessages.decline())).click();
  await dialog.getByLabel(signingMessages.reason()).fill('We don’t sell.');
  await expectNothingFound(page);
  await dialog.getByRole('button', title(signingMessages.sendDecline())).click();
  await expect(page.getByText(signingMessages.youDeclined({ sender }))).toBeVisible();
  const now = await envelopeNow(sent);
  expect(now.state).toBe('declined');
  expect(now.recipients[0]?.endedBecause).toBe('We don’t sell.');
});

test('who would rather sign on paper stops the signing', async ({ page, browser, baseURL }) => {
  const office = await openOffice(browser, baseURL);
  const { sent, seller } = await sendSoil(office);
  await openDocuments(page, sent, seller);
  await page.getByRole('button', title(signingMessages.preferPaper())).click();
  await page.getByRole('dialog').getByRole('button', title(signingMessages.sendPaper())).click();
  await expect(page.getByRole('heading', title(signingMessages.declinedTitle()))).toBeVisible();
  expect((await envelopeNow(sent)).state).toBe('declined');
});

test('a voided envelope can’t be submitted, and its link opens nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await openOffice(browser, baseURL);
  const { sent, seller } = await sendSoil(office);
  await openDocuments(page, sent, seller);
  await agree(page);
  await fillFields(page);
  await call(office, `envelopes/${sent.id}/void`, { reason: 'A wrong address' });
  await submitButton(page).click();
  await expect(page.getByText(documentRefusals['signing-link-refused'].sentence)).toBeVisible();
  expect((await envelopeNow(sent)).signed).toBe(0);
  await expectNothingFound(page);
});

test('documents can be signed with the keyboard alone', async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000);
  const office = await openOffice(browser, baseURL);
  const { sent, seller } = await sendSoil(office);
  await openDocuments(page, sent, seller);
  const reach = async (target: ReturnType<typeof submitButton>, key = 'Enter') => {
    await expect(target).toBeVisible();
    const isFocused = () => target.evaluate((node) => node === document.activeElement);
    for (let at = 0; at < 200 && !(await isFocused()); at += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    await page.keyboard.press(key);
  };
  await reach(page.getByRole('button', title(signingMessages.agree())));
  await reach(nextButton(page));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const ways = dialog.getByRole('radio');
  await expect(ways.first()).toBeVisible();
  for (let at = 0; at < 20; at += 1) {
    if (await ways.first().evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await reach(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText(signingMessages.fieldsLeft({ count: 0 }))).toBeVisible();
  await expect(nextButton(page)).toBeFocused();
  await reach(submitButton(page));
  await expect(page.getByRole('heading', title(signingMessages.signedTitle()))).toBeVisible();
});

test('an amendment says what changed, and both versions are signed', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const office = await openOffice(browser, baseURL);
  const document = await startDocument(office, 'lead-soil');
  const [seller, , buyer] = everyone();
  if (!seller || !buyer) throw new Error('nobody signs');
  const sent = await sendEnvelope(office, [document], [seller, buyer]);
  await signAs(page, sent, seller);
  await signAs(page, sent, buyer);
  await expect.poll(async () => (await envelopeNow(sent)).state).toBe('completed');
  const draft = await call<WireEnvelope>(office, `envelopes/${sent.id}/amendments`, {});
  const copy = draft.documents[0]?.id;
  const answers = { report: 'provided', 'report.list': 'A letter of 2019' };
  await call(office, `documents/${copy}/answers`, { answers }, 'PUT');
  const { version } = (
    await callAs(office.request, { path: `envelopes/${draft.id}`, method: 'GET' })
  ).body.data as WireEnvelope;
  await call(office, `envelopes/${draft.id}/send`, { version });
  const amended = { ...draft, office };
  await signAs(page, amended, seller);
  await openDocuments(page, amended, buyer);
  await agree(page);
  const changed = page.getByRole('region', title(signingMessages.changedTitle()));
  await expect(changed.getByRole('listitem')).toHaveCount(2);
  await expect(changed).toContainText('A letter of 2019');
  await expectNothingFound(page);
  await fillFields(page);
  await submitButton(page).click();
  await expect.poll(async () => (await envelopeNow(amended)).state).toBe('completed');
  expect((await envelopeNow(sent)).state).toBe('completed');
});

test('what changes while someone reads is shown before they sign', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await openOffice(browser, baseURL);
  const document = await startDocument(office, 'lead-soil');
  const [seller, , buyer] = everyone();
  if (!seller || !buyer) throw new Error('nobody signs');
  const sent = await sendEnvelope(office, [document], [seller, buyer]);
  await openDocuments(page, sent, seller);
  await agree(page);
  await fillFields(page);
  const answers = { report: 'provided', 'report.list': 'A letter of 2021' };
  await call(office, `documents/${document.id}/answers`, { answers }, 'PUT');
  await submitButton(page).click();
  const changed = page.getByRole('region', title(signingMessages.changedSinceTitle()));
  await expect(changed).toContainText('A letter of 2021');
  await expect(changed.getByRole('heading', { level: 2 })).toBeFocused();
  await expectNothingFound(page);
  expect((await envelopeNow(sent)).signed).toBe(0);
  await submitButton(page).click();
  await expect(page.getByRole('heading', title(signingMessages.signedTitle()))).toBeVisible();
});

test('a client who is signed in finds the documents and needs no code', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await openOffice(browser, baseURL);
  const document = await startDocument(office, 'lead-soil');
  const [seller, , buyer] = everyone();
  if (!seller || !buyer) throw new Error('nobody signs');
  const client = { ...seller, email: cast.client };
  const sent = await sendEnvelope(office, [document], [client, buyer]);
  await openAs(page, 'client', '/mytransactions');
  const mine = page.getByRole('article').filter({ hasText: sent.title });
  await expect(mine).toContainText(documentPageMessages.stateYours());
  await expectNothingFound(page);
  await mine.getByRole('link').click();
  await agree(page);
  await fillFields(page);
  await submitButton(page).click();
  await expect(page.getByRole('heading', title(signingMessages.signedTitle()))).toBeVisible();

  // Their link needs no code, either.
  await page.goto(await linkOf(sent, client));
  await page.getByRole('button', title(signingMessages.open())).click();
  await expect(page.getByRole('heading', title(signingMessages.signedTitle()))).toBeVisible();
});
