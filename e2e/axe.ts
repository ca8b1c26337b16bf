import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe finds nothing on the page, or in the part of it that the selector `within` names: WCAG 2.2 AA
 * and what axe calls best practice. In both colour schemes if wanted; the other differs in contrast
 * alone.
 */
export async function expectNothingFound(
  page: Page,
  { within, bothSchemes = false }: { within?: string; bothSchemes?: boolean } = {},
): Promise<void> {
  await expectNoViolations(page, within, (axe) => axe.withTags(tags));
  if (!bothSchemes) return;
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await show(page, other);
  await expectNoViolations(page, within, (axe) => axe.withRules(['color-contrast']));
  await show(page, own);
}

/** The office’s components follow the window’s scheme by script, a moment after the style sheets. */
async function show(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((wanted) => {
    const byScript = document.documentElement.dataset.mantineColorScheme;
    return byScript === undefined || byScript === wanted;
  }, colorScheme);
}

async function expectNoViolations(
  page: Page,
  within: string | undefined,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  // Our pages have no frames of other origins, for which another way takes a second page each time;
  // telling what is fine, too, takes half the time.
  const axe = choose(
    new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true),
  );
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, page.url()).toEqual([]);
}
