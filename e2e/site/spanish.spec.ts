import { randomUUID } from 'node:crypto';
import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { contactMessages } from '../../packages/web/app/leads/messages/contact.ts';
import { inquiryStatusMessages } from '../../packages/web/app/leads/messages/inquiry-status.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { expectNothingFoundAtBothSizes } from '../axe.ts';
import { linkIn, readMail } from '../mails.ts';
import { expect, test, whenAlive } from '../site-test.ts';

const inSpanish = ({ spanish }: { spanish: string | undefined }) => spanish ?? '';

test('a question in Spanish is sent, confirmed in Spanish, and followed', async ({ page }) => {
  const email = `ana-${randomUUID().slice(0, 8)}@example.org`;
  await page.goto('/es/contactus');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: inSpanish(contactMessages.submitInquiry) });
  const first = main.getByLabel(inSpanish(contactMessages.firstName), { exact: true });
  await whenAlive(first);
  await send.click();
  await expect(main.getByText('Escriba su nombre')).toBeVisible();
  await first.fill('Ana');
  await main.getByLabel(inSpanish(contactMessages.lastName)).fill('Peña');
  await main.getByLabel(inSpanish(formMessages.email), { exact: true }).fill(email);
  await main.getByLabel(inSpanish(contactMessages.phone)).pressSequentially('4025550142');
  await main.locator('[name=message]').fill('¿Qué casas tienen jardín?');
  await send.click();
  const thanks = page.getByRole('dialog', { name: inSpanish(contactMessages.thankYou) });
  await expect(thanks.getByText(inSpanish(contactMessages.withinOneHour))).toBeVisible();
  await thanks.getByRole('link', { name: inSpanish(contactMessages.close) }).click();
  await expect(page).toHaveURL(/\/es\/contactus$/);

  await page.goto(linkIn(await readMail(page.request, email), '/es/inquirystatus'));
  await expect(page.getByText(inSpanish(inquiryStatusMessages.notSeen))).toBeVisible();
});

test('the language can be changed on every page, which stays the same', async ({ page }) => {
  await page.goto('/property-list?city=Omaha&beds=3');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: frameMessages.otherLanguage() }).click();
  await expect(page).toHaveURL(/\/es\/property-list\?city=Omaha&beds=3$/);
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute(
    'href',
    /[^s]\/property-list\?/,
  );
  await page.getByRole('main').locator('a[href*="/singleproduct/"]').first().click();
  await expect(page).toHaveURL(/\/es\/singleproduct\//);
  await header.getByRole('link', { name: inSpanish(frameMessages.otherLanguage) }).click();
  await expect(page).toHaveURL(/:\d+\/singleproduct\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('Spanish forms name their own address, and legal texts are in Spanish, too', async ({
  page,
}) => {
  for (const path of ['/newsletter', '/app-list', '/sell/home-value', '/quiz']) {
    await page.goto(`/es${path}`);
    const addressOf = (link: string) => page.locator(`link${link}`).getAttribute('href');
    expect(await addressOf('[rel=canonical]')).toMatch(new RegExp(`/es${path}$`));
    expect(await addressOf('[hreflang=en]')).toMatch(new RegExp(`[^s]${path}$`));
  }
  await page.goto('/es/privacypolicy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'es');
  await expect(main.locator('[lang=es]').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('the Spanish list has as many columns as the English one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const columnsAt = async (path: string) => {
    await page.goto(path);
    const list = page.getByRole('main').locator('ul:has(> li > article)').first();
    const columns = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
    return columns.split(' ').length;
  };
  for (const [hidden, columns] of [
    [false, 2],
    [true, 4],
  ] as const) {
    if (hidden) {
      await page
        .context()
        .addCookies([
          { name: 'homestead_map', value: 'hidden', url: String(process.env.SITE_URL) },
        ]);
    }
    expect(await columnsAt('/property-list')).toBe(columns);
    expect(await columnsAt('/es/property-list')).toBe(columns);
  }
});

test('the Spanish homepage is accessible', async ({ page }) => {
  await page.goto('/es/homepage');
  await expectNothingFoundAtBothSizes(page);
});
