import { signInMessages } from '../../packages/web/app/accounts/messages/sign-in.ts';
import { expect, test, whenAlive } from '../site-test.ts';

test('a provider’s popup reports its result, and that it was closed', async ({ page, context }) => {
  const office = page.getByRole('link', { name: 'Continue with Office account' });
  await page.goto('/login');
  await expect(office).toHaveAttribute('href', '/auth/start/office?mode=page');
  await whenAlive(office);
  await Promise.all([page.waitForEvent('popup'), office.click()]);
  await expect(page.getByText('Something unexpected happened.')).toBeVisible();

  await context.route('**/auth/start/office**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Provider</title>Who are you?' }),
  );
  const [popup] = await Promise.all([page.waitForEvent('popup'), office.click()]);
  await expect(popup.getByText('Who are you?')).toBeVisible();
  await expect(page.getByText('Something unexpected happened.')).toHaveCount(0);
  await popup.close();
  await expect(page.getByText(signInMessages.noAccountSelected())).toBeVisible();
});

test('without a popup the provider’s result is shown on the sign-in page', async ({ page }) => {
  await page.goto('/auth/start/office?mode=page');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Something unexpected happened.').last()).toBeVisible();
  await page.goto('/auth/done?outcome=unknown-user');
  await expect(page.getByRole('heading', { name: 'Unknown User' })).toBeVisible();
});
