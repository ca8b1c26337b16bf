import type { Locator, Page } from '@playwright/test';
import { compareMessages } from '../../packages/web/app/transactions/compare/messages.ts';
import { counterListedMessages } from '../../packages/web/app/transactions/desk/messages/counter-listed.ts';
import { counterMessages } from '../../packages/web/app/transactions/desk/messages/counters.ts';
import { offerDeskMessages } from '../../packages/web/app/transactions/messages.ts';
import { desk, expectNothingFound, phone } from '../axe.ts';
import { startFile, writeDown } from './listing-steps.ts';
import { expect, openAs, test } from './office-test.ts';

// Dialogs fade out, as for most people: the focus must not get lost while they do.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** An agent’s listing with the offers of three buyers, side by side. */
async function compareThree(page: Page): Promise<Locator> {
  await openAs(page, 'agent', '/listing-files');
  const { id } = await startFile(page);
  await writeDown(page, id, 'Lee Park', { offerPriceCents: 41_000_000 });
  await writeDown(page, id, 'Ana Ruiz', { offerPriceCents: 39_000_000 });
  await writeDown(page, id, 'Ben Okafor', { offerPriceCents: 38_000_000 });
  await page.goto(`/listing-files/${id}/compare`);
  return page.getByRole('main');
}

const LEES = 'Lee Park’s offer';

for (const { name, look } of [desk, phone]) {
  test(`a person sees whose offer a button answers at ${name}`, async ({ page }) => {
    // Lower than most windows, so that the buttons are below what is in sight.
    await page.setViewportSize({ width: look.viewport.width, height: 640 });
    const main = await compareThree(page);
    const isTable = look.viewport.width === desk.look.viewport.width;
    const part = main.getByRole('region', {
      name: isTable ? compareMessages.table() : compareMessages.cards(),
    });
    const head = part.getByRole(isTable ? 'columnheader' : 'heading', { name: /^Lee Park/ });
    const reject = part.getByRole('button', { name: `${offerDeskMessages.reject()}: ${LEES}` });
    await expect(part.getByText(compareMessages.best()).first()).toBeAttached();
    const best = part.locator('[data-best]').filter({ hasText: '$410,000' });
    await expect(best).toHaveCount(1);

    // What the net is made of is set off from it.
    const label = (text: string) =>
      part
        .locator('th[scope=row], dt')
        .filter({ hasText: new RegExp(`^${text}$`) })
        .first();
    await expect(label(compareMessages.net())).not.toHaveAttribute('data-part');
    await expect(label('Commission as agreed')).toHaveAttribute('data-part');

    await reject.scrollIntoViewIfNeeded();
    await expect(reject).toBeInViewport();
    await expect(part.getByRole('paragraph').filter({ hasText: /^Lee Park$/ })).toBeInViewport();
    // A person scrolls the offers themselves, whose heads stay on top.
    await part.evaluate((scrolled) => scrolled.scrollIntoView({ block: 'end' }));
    await expect(head).toBeInViewport();
    await expect(reject).toBeInViewport();
    const box = await main.getByLabel(compareMessages.onlyDifferent()).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await expectNothingFound(page);

    await reject.click();
    const dialog = page.getByRole('dialog', {
      name: offerDeskMessages.rejectTitle({ offer: LEES }),
    });
    await expect(dialog).toContainText('$410,000');
    await dialog.getByRole('button', { name: offerDeskMessages.reject(), exact: true }).click();
    await expect(page.getByText(`${LEES} was rejected.`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(head).toContainText('Rejected');
    await expect(reject).toHaveCount(0);
    await expect(head).toBeFocused();
    // It isn’t the best one anymore: the seller can’t take it.
    await expect(best).toHaveCount(0);
    await expect(part.locator('[data-best]').filter({ hasText: '$390,000' })).toHaveCount(1);
  });

  test(`a counteroffer says what is missing when it is saved at ${name}`, async ({ page }) => {
    await page.setViewportSize(look.viewport);
    const main = await compareThree(page);
    const action = counterListedMessages.action();
    await main.getByRole('button', { name: `${action}: ${LEES}` }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: counterListedMessages.save() }).click();
    await expect(drawer.getByText(counterMessages.untilDay()).last()).toBeVisible();
    await expect(drawer.getByText(counterMessages.untilTime()).last()).toBeVisible();
    await expect(drawer.getByRole('alert')).toBeVisible();
  });
}
