import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe looks at every screen in: light on a phone, dark at a desk. */
export const looks = [
  { width: 390, look: { viewport: { width: 390, height: 900 }, colorScheme: 'light' } },
  { width: 1440, look: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' } },
] as const;

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
