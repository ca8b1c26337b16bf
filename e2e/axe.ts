import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const lookOf = (width: number) => ({
  width,
  name: `${width} px`,
  look: { viewport: { width, height: 900 } },
});

/** The sizes axe checks each screen in. */
export const phone = lookOf(390);
export const desk = lookOf(1440);

/**
 * Checks that axe finds nothing on the page, or in the part that the selector `within` names: WCAG
 * 2.2 AA and axe's best practices. Contrast is left out, which takes axe more than half of its
 * time: that of both color schemes is proven from the tokens, and that of the office's kit from its
 * theme.
 */
export async function expectNothingFound(
  page: Page,
  { within }: { within?: string } = {},
): Promise<void> {
  // Our pages have no frames from other origins, for which axe would open a second page each time;
  // not reporting passes saves another half of the time. Options come first: they replace tags.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .disableRules('color-contrast')
    .setLegacyMode(true);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, page.url()).toEqual([]);
}

/**
 * The same at both sizes, one after the other on the loaded page: for pages that lay themselves out
 * by style sheets alone. Leaves the window at the second size.
 */
export async function expectNothingFoundAtBothSizes(page: Page): Promise<void> {
  for (const { look } of [phone, desk]) {
    await page.setViewportSize(look.viewport);
    await expectNothingFound(page);
  }
}

/** Checks that nothing on the page scrolls sideways at 320 px, then restores the window's size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, page.url()).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}
