import { documentRefusals, SIGNING_HEADER } from '../../packages/contract/src/documents/index.ts';
import { logMessages } from '../../packages/web/app/documents/desk/messages/envelope-log.ts';
import { signerMessages } from '../../packages/web/app/documents/desk/messages/signers.ts';
import { signingMessages } from '../../packages/web/app/documents/messages/signing.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { desk, expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { readMail } from '../mails.ts';
import { call } from '../office/listing-steps.ts';
import { expect, test } from '../site-test.ts';
import {
  agree,
  envelopeNow,
  fillFields,
  linkOf,
  openOffice,
  sendSoil,
  submitButton,
} from './signing-steps.ts';

const title = (text: string) => ({ name: text, exact: true });

test.use({ expectedStatuses: [403] });

for (const { name, look } of [phone, desk]) {
  test(`a signer says who they are on the agent’s device, signs, and closes it at ${name}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const office = await openOffice(browser, baseURL);
    await office.setViewportSize(look.viewport);
    const { sent, seller } = await sendSoil(office);
    const link = await linkOf(sent, seller);
    await office.goto(`/esign/${sent.id}`);
    const ruth = office
      .getByRole('list', { name: signerMessages.of({ title: sent.title }) })
      .getByRole('listitem')
      .filter({ hasText: seller.email });
    await ruth.getByRole('button', { name: signerMessages.startInPerson() }).click();
    const drawer = office.getByRole('dialog');
    const hint = signerMessages.inPersonHint({ isEmailed: 'yes' });
    await expect(drawer.getByText(hint)).toBeVisible();
    await drawer.getByRole('combobox', { name: 'How you know who they are' }).click();
    await office.getByRole('option', { name: signerMessages.known() }).click();
    await expectNothingFound(office);
    await expectNoSidewaysScroll(office);
    const opening = office.waitForRequest((request) => request.url().endsWith('/v1/signing'));
    await drawer.getByRole('button', { name: signerMessages.openSigning() }).click();
    const session = (await opening).headers()[SIGNING_HEADER];
    const heading = office.getByRole('heading', title(signingMessages.inPersonTitle()));
    await expect(heading).toBeVisible();
    await expect(office).toHaveURL(/\/signdoc$/);
    await expectNothingFound(office);
    await expectNoSidewaysScroll(office);

    // It opens nothing on a device without the agent's sign-in, and their link is over.
    await page.goto(`/signdoc#s=${session}`);
    await expect(page.getByText(documentRefusals['in-person-over'].sentence)).toBeVisible();
    await page.goto('/esign');
    await page.goto(link);
    await expect(page.getByText(documentRefusals['signing-link-refused'].sentence)).toBeVisible();

    await office.getByRole('button', title(signingMessages.iAm({ name: seller.name }))).click();
    await agree(office);
    await fillFields(office);
    await submitButton(office).click();
    await expect(office.getByRole('heading', title(signingMessages.signedTitle()))).toBeVisible();
    await expectNothingFound(office);
    await expectNoSidewaysScroll(office);
    const text = await readMail(office.request, seller.email, 'Signed in person');
    expect(text).toContain('on the device of');
    expect((await envelopeNow(sent)).signed).toBe(1);
    await office.goto(`/esign/${sent.id}`);
    const saw = logMessages.sawDocuments({ name: seller.name });
    await expect(office.getByText(saw, { exact: true })).toBeVisible();
    await expect(ruth.getByText(signerMessages.inPerson())).toBeVisible();
    await office.goto(`/signdoc#s=${session}`);
    await expect(office.getByText(documentRefusals['in-person-over'].sentence)).toBeVisible();
  });
}

test('after signing in person, the page is closed for the next person', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const office = await openOffice(browser, baseURL);
  const { sent, seller } = await sendSoil(office);
  const [recipient] = sent.recipients;
  const path = `envelopes/${sent.id}/recipients/${recipient?.id}/in-person`;
  const { session } = await call<{ session: string }>(office, path, { identifiedBy: 'known' });
  await office.goto(`/signdoc#s=${session}`);
  await office.getByRole('button', title(signingMessages.iAm({ name: seller.name }))).click();
  await agree(office);
  await fillFields(office);
  await submitButton(office).click();
  await office.getByRole('button', title(signingMessages.closeForNext())).click();
  await expect(office.getByLabel(formMessages.secretLink())).toBeVisible();
  await office.reload();
  await expect(office.getByLabel(formMessages.secretLink())).toBeVisible();
});
