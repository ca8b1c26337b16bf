import { feedMessages as feedAnswerMessages } from '../../packages/server/src/feed/messages.ts';
import { feedMessages } from '../../packages/web/app/feed/messages.ts';
import { expect, openAs, test } from './office-test.ts';

test('the feed shows its runs, and runs on demand', async ({ page }) => {
  await openAs(page, 'superAdmin', '/feed');
  const runs = page.getByRole('table', { name: feedMessages.recentRuns() }).getByRole('row');
  await expect(runs.nth(1)).toBeVisible();
  const before = await runs.count();
  await page.getByRole('button', { name: feedMessages.runNow() }).click();
  await expect(page.getByText(feedAnswerMessages.runSoon())).toBeVisible();
  await expect.poll(() => runs.count(), { timeout: 30_000 }).toBeGreaterThan(Math.min(before, 20));
});
