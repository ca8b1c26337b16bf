import { compareMessages } from '../../packages/web/app/listings/messages/compare.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { askForHomes, expect, test, whenAlive } from '../site-test.ts';

const tray = (page: import('@playwright/test').Page) =>
  page.getByRole('complementary', { name: compareMessages.chosenHomes() });

test('four homes are chosen on their cards, a fifth is refused, and they are compared side by side', async ({
  page,
}) => {
  await page.goto('/property-list');
  const buttons = page.getByRole('button', {
    name: new RegExp(`^${compareMessages.compareHome({ home: '' })}\\d`),
  });
  await whenAlive(buttons.first());
  for (const at of [0, 1, 2, 3]) {
    await buttons.nth(at).press('Enter');
    await expect(buttons.nth(at)).toHaveAttribute('aria-pressed', 'true');
  }
  await buttons.nth(4).press('Enter');
  await expect(tray(page)).toContainText(compareMessages.full({ max: 4 }));
  await expect(buttons.nth(4)).toHaveAttribute('aria-pressed', 'false');
  await buttons.nth(3).press('Enter');
  await expect(tray(page)).toContainText(compareMessages.chosen({ count: 3, max: 4 }));
  await buttons.nth(3).press('Enter');

  await tray(page)
    .getByRole('link', { name: compareMessages.compareHomes({ count: 4 }) })
    .click();
  await expect(page).toHaveURL(/\/compare\?homes=/);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(
    table.getByRole('rowheader', { name: compareMessages.price() }).first(),
  ).toBeVisible();
  await table
    .getByRole('link', { name: new RegExp(`^${compareMessages.removeHome({ home: '' })}`) })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await page.getByRole('link', { name: compareMessages.showDifferences() }).click();
  await expect(page).toHaveURL(/only=differences/);
  await expect(
    table.getByRole('rowheader', { name: compareMessages.price() }).first(),
  ).toBeVisible();

  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('compare') ?? '[]').length))
    .toBe(3);
  await page.goto('/property-list');
  await expect(tray(page)).toContainText(compareMessages.chosen({ count: 3, max: 4 }));
  await tray(page).getByRole('button', { name: compareMessages.clear() }).click();
  await expect(tray(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('compare'))).toBeNull();
});

test('the table says what the API answers; what is unknown is a dash', async ({
  page,
  request,
}) => {
  const { value } = await askForHomes(request, { pageSize: 2, sortby: 'pricedesc' });
  const [first, second] = value;
  await page.goto(`/compare?homes=${first?.listingid},${second?.listingid},99999999`);
  const prices = page
    .getByRole('row')
    .filter({ hasText: /^Price/ })
    .first()
    .getByRole('cell');
  await expect(prices).toHaveText([
    new RegExp(`^\\$${first?.price.toLocaleString('en-US')}`),
    new RegExp(`^\\$${second?.price.toLocaleString('en-US')}`),
  ]);
  await expect(page.getByText('99999999')).toBeVisible();
  await expect(tray(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('compare'))).toBeNull();
  for (const text of await page.getByRole('cell').allTextContents()) {
    expect(text).not.toMatch(/null|undefined|NaN/);
  }
});

for (const { look, name, width } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('the comparison passes axe and scrolls inside itself', async ({ page, request }) => {
      const { value } = await askForHomes(request, { pageSize: 4 });
      await page.goto(`/compare?homes=${value.map((home) => home.listingid).join(',')}`);
      await expect(page.getByRole('columnheader')).toHaveCount(4);
      await expectNothingFound(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      if (width > 400) return;
      const region = page.getByRole('region', { name: compareMessages.table() });
      await region.evaluate((element) => element.scrollTo({ left: 300 }));
      const label = page.getByRole('rowheader').first();
      const [inside, around] = await Promise.all([label.boundingBox(), region.boundingBox()]);
      expect(Math.abs((inside?.x ?? 0) - (around?.x ?? 0))).toBeLessThan(3);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a card leads to the comparison, which adds and removes homes', async ({
    page,
    request,
  }) => {
    const { value } = await askForHomes(request, { pageSize: 2, sortby: 'pricedesc' });
    await page.goto('/property-list?sort=pricedesc');
    await page
      .getByRole('button', { name: new RegExp(`^${compareMessages.compareHome({ home: '' })}\\d`) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/compare\\?homes=${value[0]?.listingid}`));
    await page.getByLabel(compareMessages.addByNumber()).fill(String(value[1]?.listingid));
    await page.getByRole('button', { name: compareMessages.add() }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page
      .getByRole('link', { name: new RegExp(`^${compareMessages.removeHome({ home: '' })}`) })
      .first()
      .click();
    await expect(page.getByRole('columnheader')).toHaveCount(1);
  });
});
