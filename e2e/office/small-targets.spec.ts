import type { Page } from '@playwright/test';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { leadBulkMessages } from '../../packages/web/app/leads/desk/messages/lead-bulk.ts';
import { leadDetailMessages } from '../../packages/web/app/leads/desk/messages/lead-details.ts';
import { leadListMessages } from '../../packages/web/app/leads/desk/messages/lead-list.ts';
import { shellMessages } from '../../packages/web/app/surfaces/office/messages/shell.ts';
import { expect, openAs, test } from './office-test.ts';

/** The least side of what can be clicked, in CSS pixels (WCAG 2.5.8). */
const LEAST = 24;

const paths = [
  ...['/leads', '/leads?view=board', '/dashboard', '/usermanagement?status=active'],
  ...['/dashboardmain', '/dashboardmain?view=board', '/dashboardmain?view=calendar'],
  ...['/listing-files', '/transaction-contacts'],
];

for (const path of paths) {
  test(`nothing to click on ${path} is smaller than ${LEAST} pixels`, async ({ page }) => {
    await openAs(page, 'admin', path);
    await expectLargeTargets(page);
  });
}

for (const path of ['/dashboardmain', '/listing-files']) {
  test(`nothing to click on the first page of ${path} is smaller than ${LEAST} pixels`, async ({
    page,
  }) => {
    await openAs(page, 'admin', path);
    await page.locator('[data-row]').first().getByRole('link').first().click();
    await page.waitForURL(/\/(transaction|listing-files)\/\d+/);
    await expectLargeTargets(page);
  });
}

async function expectLargeTargets(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const { seen, small } = await page.getByRole('main').evaluate((main, least) => {
    const targets = [...main.querySelectorAll<HTMLElement>('a[href],button,[role=button]')];
    const shown = targets.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const isText = getComputedStyle(one).display === 'inline';
      return width === 0 || isText ? [] : { one, width, height };
    });
    return {
      seen: shown.length,
      small: shown.flatMap(({ one, width, height }) =>
        Math.min(width, height) >= least - 0.5
          ? []
          : `${one.tagName} ${one.className} ${one.textContent} ${width}x${height}`,
      ),
    };
  }, LEAST);
  expect(seen).toBeGreaterThan(0);
  expect(small).toEqual([]);
}

test('a drawer without a form has the focus on its Close button', async ({ page }) => {
  await openAs(page, 'admin', '/leads');
  await page.getByRole('button', { name: leadBulkMessages.recent() }).click();
  const drawer = page.getByRole('dialog', { name: leadBulkMessages.recent() });
  await expect(drawer.getByRole('button', { name: shellMessages.close() })).toBeFocused();
});

test('list and page say alike that no contact with a lead is recorded', async ({ page }) => {
  await openAs(page, 'admin', '/leads?where=lastContacted~empty');
  await expect(page.getByRole('heading', { name: leadListMessages.title() })).toBeVisible();
  const row = page.locator('[data-row]').first();
  await expect(row).toContainText(leadDetailMessages.noContact());
  await row.getByRole('link').first().click();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText(leadDetailMessages.noContact());
});

test('the checkboxes of rows and of all of them are large enough to hit', async ({ page }) => {
  await openAs(page, 'admin', '/leads');
  const all = page.getByRole('checkbox', { name: deskMessages.selectAll() });
  for (const one of [all, page.locator('[data-row]').first().getByRole('checkbox')]) {
    const box = await one.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(LEAST);
  }
  await page.locator('[data-row]').first().getByRole('checkbox').check();
  await expect(all).toHaveJSProperty('indeterminate', true);
});
