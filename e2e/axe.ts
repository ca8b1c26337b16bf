import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

const options: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'color-contrast': { enabled: false } },
  // Reporting what passed would take another half of the time.
  resultTypes: ['violations'],
};

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
  // Loaded once per page: that takes as long as a run. `;0` keeps axe itself out of the answer.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axe.source};0`);
  const found = await page.evaluate(
    async ({ within, options }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(within ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { within, options },
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
