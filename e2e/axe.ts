import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const lookOf = (width: number) => ({
  width,
  name: `${width} px`,
  look: { viewport: { width, height: 900 } },
});

/** The sizes axe checks each screen in. The contrast of both color schemes follows from the tokens. */
export const phone = lookOf(390);
export const desk = lookOf(1440);

/** Set before a page opens: off-screen parts are not repainted when the color scheme changes. */
export const dark = { colorScheme: 'dark' } as const;

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
