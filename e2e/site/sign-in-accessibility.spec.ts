import { formMessages } from '../../packages/web/app/forms/messages.ts';
import { frameMessages } from '../../packages/web/app/surfaces/site/messages/frame.ts';
import { signInPageMessages } from '../../packages/web/app/surfaces/site/messages/sign-in-pages.ts';
import { arrivedMenu, asClient, newMailbox, signInOn } from '../accounts.ts';
import {
  desk,
  expectNoSidewaysScroll,
  expectNothingFound,
  expectNothingFoundAtBothSizes,
  phone,
} from '../axe.ts';
import { expect, test } from '../site-test.ts';

test.use({ expectedStatuses: [400] });

test('axe finds nothing where a sign-in or a new password is asked for', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await signInOn(page, newMailbox());
  await expect(page.getByText('Please enter registered user email').last()).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
  await page.goto('/forgotpassword');
  await page.getByLabel(formMessages.email()).fill(newMailbox());
  await page.getByRole('button', { name: signInPageMessages.confirm() }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingFoundAtBothSizes(page);
});

const pages = [
  ['/register', '/privacypolicy', '/termsofuse', '/cookiepolicy', '/forgotpassword'],
  ['/resetpassword#token=x&email=a@b.example', '/createnewpassword', '/verifyidentity'],
  [
    '/verifyidentity?purpose=verify#token=x',
    '/verifyidentity?purpose=email-undo#token=x',
    '/auth/done?outcome=failed',
  ],
];
for (const some of pages) {
  test(`axe finds nothing on ${some.join(', ')}, and none scrolls sideways at 320 px`, async ({
    page,
  }) => {
    for (const path of some) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingFoundAtBothSizes(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('axe finds nothing on the person’s menu', async ({ page }) => {
      await asClient(page);
      await page.goto('/property-list');
      await (await arrivedMenu(page)).click();
      await expect(page.getByRole('button', { name: frameMessages.signOut() })).toBeVisible();
      // The menu covers some of the homes.
      await expectNothingFound(page, { within: 'header' });
    });
  });
}
