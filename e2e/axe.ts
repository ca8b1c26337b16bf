import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const lookOf = (width: number, colorScheme: 'light' | 'dark') => ({
  width,
  name: colorScheme === 'dark' ? `${width} px, dark` : `${width} px`,
  look: { viewport: { width, height: 900 }, colorScheme },
});

/**
 * The settings axe checks a screen with. The color scheme is set before the page opens, because
 * off-screen parts are not repainted when it changes.
 */
export const phone = lookOf(390, 'light');
export const phoneInDark = lookOf(390, 'dark');
export const tablet = lookOf(820, 'light');
export const desk = lookOf(1440, 'light');
export const deskInDark = lookOf(1440, 'dark');

/**
 * Checks that axe finds nothing on the page, or in the part that the selector `within` names: WCAG
 * 2.2 AA and axe's best practices.
 */
export async function expectNothingFound(
  page: Page,
  { within }: { within?: string } = {},
): Promise<void> {
  // Our pages have no frames from other origins, for which axe would open a second page each time;
  // not reporting passes saves another half of the time.
  const axe = new AxeBuilder({ page })
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found, page.url()).toEqual([]);
}
