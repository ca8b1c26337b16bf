import type { Browser, Page } from '@playwright/test';
import { transactionRefusals } from '../../packages/contract/src/transactions/index.ts';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { clientOfferMessages } from '../../packages/web/app/transactions/client/messages/client-offer.ts';
import { sellerDeskMessages } from '../../packages/web/app/transactions/desk/messages/seller.ts';
import { sellerPageMessages } from '../../packages/web/app/transactions/seller/messages/seller-page.ts';
import { desk, expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { linkIn, readMail } from '../mails.ts';
import { call, writeDown } from '../office/listing-steps.ts';
import { newEmail, openAs } from '../office/office-test.ts';
import { expect, test } from '../site-test.ts';

interface Sent {
  /** The agent, on the page of the listing file. */
  office: Page;
  /** The path and fragment of the link in the seller’s email. */
  link: string;
  home: string;
}

const two = [
  ['Ana Ruiz', 38_900_000],
  ['Lee Park', 40_100_000],
] as const;
const five = [
  ...two,
  ['Jo Hall', 38_000_000],
  ['Mia Vo', 39_200_000],
  ['Ed Orr', 37_500_000],
] as const;

/** An agent gets offers on a listing and sends the seller the link to them. */
async function sendOffers(
  browser: Browser,
  origin: string,
  home: string,
  received: readonly (readonly [string, number])[] = two,
): Promise<Sent> {
  const office = await browser.newPage({ ...desk.look, baseURL: origin });
  await openAs(office, 'agent', '/dashboardmain');
  const email = newEmail();
  const name = { firstName: 'Sel', lastName: 'Ler', email };
  const lead = await call<{ id: string }>(office, 'AdminLead/CreateLead', name);
  const { id: file } = await call<{ id: number }>(office, 'listing-files', {
    ...{ sellerLeadId: lead.id, propertyAddress: home, county: 'Douglas', stateOrProvince: 'NE' },
    ...{ listPriceCents: 39_500_000, commissionPercent: '5.5', payoffCents: 15_000_000 },
  });
  for (const [buyerNames, offerPriceCents] of received) {
    await writeDown(office, file, buyerNames, { offerPriceCents, yearBuilt: 1990 });
  }
  await office.goto(`/listing-files/${file}`);
  const send = { name: sellerDeskMessages.send() };
  await office.getByRole('button', send).click();
  const question = office.getByRole('dialog');
  await expect(question).toContainText(email);
  await question.getByRole('button', send).click();
  await expect(office.getByText('not opened yet')).toBeVisible();
  await expect(office.getByRole('button', send)).toBeFocused();
  return { office, home, link: linkIn(await readMail(office.request, email), '/seller-offers') };
}

test.use({ expectedStatuses: [400, 404] });

for (const { name, width, look } of [phone, desk]) {
  test(`a seller compares five offers at ${name}, asks, and says what they would like`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const sent = await sendOffers(
      browser,
      String(baseURL),
      `71 Seller St #${width}, Omaha, NE 68132`,
      five,
    );
    await page.setViewportSize(look.viewport);
    await page.goto(sent.link);
    const { home } = sent;
    await expect(
      page.getByRole('heading', { name: sellerPageMessages.titleOn({ home }) }),
    ).toBeVisible();
    expect(page.url()).not.toContain('token');
    // The highest net comes first: on top, or in the first column of the table.
    const offers =
      width === phone.width
        ? page.getByRole('heading', { level: 2 })
        : page.getByRole('columnheader');
    await expect(offers.filter({ hasText: /Ruiz|Park|Hall|Vo|Orr/ }).first()).toContainText(
      'Lee Park',
    );
    await expectNoSidewaysScroll(page);
    await expectNothingFound(page);

    const wish = page.getByRole('region', { name: sellerPageMessages.wishTitle() });
    await wish.getByRole('button', { name: sellerPageMessages.tell() }).click();
    await expect(wish.getByText(sellerPageMessages.offerNeeded()).first()).toBeVisible();
    await wish.getByLabel(sellerPageMessages.offer()).selectOption({ index: 1 });
    await wish.getByLabel(sellerPageMessages.accept()).check();
    await wish.getByRole('button', { name: sellerPageMessages.tell() }).click();
    await expect(page.getByText(sellerPageMessages.wished())).toBeVisible();

    const ask = page.getByRole('region', { name: sellerPageMessages.askTitle() });
    await ask.getByLabel(sellerPageMessages.offer()).selectOption({ index: 2 });
    await ask.getByLabel(clientOfferMessages.question()).fill('Would they close in May?');
    await ask.getByRole('button', { name: clientOfferMessages.ask() }).click();
    await expect(page.getByText(clientOfferMessages.asked())).toBeVisible();

    await sent.office.reload();
    await expect(sent.office.getByText(/accept \(/).first()).toBeVisible();
    await expect(sent.office.getByText(/Would like to accept HS-/).first()).toBeVisible();
    await expectNothingFound(sent.office);

    await sent.office.getByRole('button', { name: /^End the link/ }).click();
    const other = await page.context().newPage();
    await other.goto(sent.link);
    await expect(
      other.getByText(transactionRefusals['client-link-refused'].sentence),
    ).toBeVisible();
  });
}

test('the page works without script, and in Spanish', async ({ browser, baseURL }) => {
  const sent = await sendOffers(browser, String(baseURL), '72 Seller St, Omaha, NE 68132');
  const origin = String(baseURL);
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: origin, ...phone.look });
  await page.goto(sent.link);
  await page.getByLabel(formMessages.secretLink()).fill(`${origin}${sent.link}`);
  await page.getByRole('button', { name: sellerPageMessages.open() }).click();
  await expect(page.getByText('Lee Park').first()).toBeAttached();
  const wish = page.getByRole('region', { name: sellerPageMessages.wishTitle() });
  await wish.getByLabel(sellerPageMessages.offer()).selectOption({ index: 1 });
  await wish.getByLabel(sellerPageMessages.reject()).check();
  await wish.getByRole('button', { name: sellerPageMessages.tell() }).click();
  await expect(page.getByText(sellerPageMessages.wished())).toBeVisible();

  await page.goto(`/es${sent.link}`);
  await page.getByLabel('Enlace del correo').fill(`${origin}${sent.link}`);
  await page.getByRole('button', { name: 'Ver las ofertas' }).click();
  const title = `Las ofertas por ${sent.home}`;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});
