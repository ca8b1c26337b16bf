import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { pageMessages } from '../../packages/web/app/surfaces/site/messages/pages.ts';
import { expectNoSidewaysScroll, expectNothingFound, phone } from '../axe.ts';
import { askForHomes, expect, test, whenAlive } from '../site-test.ts';

test.describe('on a phone', () => {
  test.use(phone.look);

  test('the menu takes the focus, closes with its button, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/contactus');
    const menu = page.getByRole('button', { name: frameMessages.menu(), exact: true });
    await whenAlive(menu);
    await menu.click();
    const close = page.getByRole('button', { name: frameMessages.closeMenu() });
    await expect(close).toBeFocused();
    await expectNothingFound(page);
    await page.keyboard.press('Enter');
    await expect(close).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await page.getByRole('navigation').getByRole('link', { name: frameMessages.buy() }).click();
    await expect(page).toHaveURL(/\/property-list$/);
    await expect(close).toBeHidden();
  });

  test('with text at twice the size nothing scrolls sideways', async ({ page, request }) => {
    const { value } = await askForHomes(request, {});
    const home = `/singleproduct/${value[0]?.listingid}`;
    for (const path of ['/property-list', home, '/contactus', '/login', '/agents', '/compare']) {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(390);
    }
  });

  test('the header stays in one row at 320 px', async ({ page }) => {
    await page.goto('/contactus');
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 700 });
    const brand = page.getByRole('banner').getByRole('link', { name: 'Prairie & Main Realty' });
    expect((await brand.boundingBox())?.height).toBeLessThan(50);
  });
});

test('the contact page says what the settings say about the office', async ({ page }) => {
  await page.goto('/contactus');
  const office = page.getByRole('region', { name: 'Prairie & Main Realty' });
  await expect(office.getByRole('term')).toHaveText([
    pageMessages.office(),
    pageMessages.phone(),
    pageMessages.textMessages(),
    pageMessages.email(),
    pageMessages.hours(),
    pageMessages.serviceArea(),
    pageMessages.license(),
  ]);
  await expect(office).toContainText('1299 Farnam Street');
  await expectNothingFound(page);
});
