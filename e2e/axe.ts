import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const lookOf = (width: number, colorScheme: 'light' | 'dark') => ({
  width,
  name: colorScheme === 'dark' ? `${width} px, dark` : `${width} px`,
  look: { viewport: { width, height: 900 }, colorScheme },
});

/**
 * What axe looks at a screen in. The scheme stands before the page opens: what is out of sight is not
 * drawn anew when it changes.
 */
export const phone = lookOf(390, 'light');
export const phoneInDark = lookOf(390, 'dark');
export const tablet = lookOf(820, 'light');
export const desk = lookOf(1440, 'light');
export const deskInDark = lookOf(1440, 'dark');

/**
 * Axe finds nothing on the page, or in the part of it that the selector `within` names: WCAG 2.2 AA
 * and what axe calls best practice.
 */
export async function expectNothingFound(
  page: Page,
  { within }: { within?: string } = {},
): Promise<void> {
  // Our pages have no frames of other origins, for which another way takes a second page each time;
  // telling what is fine, too, takes half the time.
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
