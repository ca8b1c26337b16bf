import type { Page } from '@playwright/test';
import { auditMessages } from '../../packages/web/app/accounts/messages/audit.ts';
import { integrationMessages } from '../../packages/web/app/accounts/messages/integrations.ts';
import { onboardingMessages } from '../../packages/web/app/accounts/messages/onboarding.ts';
import { peopleMessages } from '../../packages/web/app/accounts/messages/people.ts';
import { roleMessages } from '../../packages/web/app/accounts/messages/roles.ts';
import { calendarMessages } from '../../packages/web/app/calendar/messages.ts';
import { pageMessages as envelopePageMessages } from '../../packages/web/app/documents/desk/messages/envelope-page.ts';
import { envelopeMessages } from '../../packages/web/app/documents/desk/messages/envelopes.ts';
import { templateMessages as envelopeTemplateMessages } from '../../packages/web/app/documents/desk/messages/templates.ts';
import { feedMessages } from '../../packages/web/app/feed/messages.ts';
import { agentProfileMessages } from '../../packages/web/app/leads/desk/messages/agent-profiles.ts';
import { behaviorDeskMessages } from '../../packages/web/app/leads/desk/messages/behavior.ts';
import { claimMessages } from '../../packages/web/app/leads/desk/messages/claims.ts';
import { dashboardDeskMessages } from '../../packages/web/app/leads/desk/messages/dashboard.ts';
import { duplicateMessages } from '../../packages/web/app/leads/desk/messages/duplicates.ts';
import { inquiryMessages } from '../../packages/web/app/leads/desk/messages/inquiries.ts';
import { leadImportMessages } from '../../packages/web/app/leads/desk/messages/lead-import.ts';
import { leadListMessages } from '../../packages/web/app/leads/desk/messages/lead-list.ts';
import { mailingListMessages } from '../../packages/web/app/leads/desk/messages/mailing-lists.ts';
import { myDayMessages } from '../../packages/web/app/leads/desk/messages/my-day.ts';
import { newsletterMessages } from '../../packages/web/app/leads/desk/messages/newsletters.ts';
import { planDeskMessages } from '../../packages/web/app/leads/desk/messages/plans.ts';
import { referenceMessages } from '../../packages/web/app/leads/desk/messages/reference-lists.ts';
import { rosterMessages } from '../../packages/web/app/leads/desk/messages/roster.ts';
import { routingMessages } from '../../packages/web/app/leads/desk/messages/routing.ts';
import { taskDeskMessages } from '../../packages/web/app/leads/desk/messages/tasks.ts';
import { templateMessages } from '../../packages/web/app/leads/desk/messages/templates.ts';
import { testimonialDeskMessages } from '../../packages/web/app/leads/desk/messages/testimonials.ts';
import { tourRequestMessages } from '../../packages/web/app/leads/desk/messages/tour-requests.ts';
import { transferMessages } from '../../packages/web/app/leads/desk/messages/transfers.ts';
import {
  deskNotificationMessages,
  mailboxMessages,
} from '../../packages/web/app/messaging/messages.ts';
import { componentMessages } from '../../packages/web/app/surfaces/office/messages/components.ts';
import { pageMessages } from '../../packages/web/app/surfaces/office/messages/pages.ts';
import { shellMessages } from '../../packages/web/app/surfaces/office/messages/shell.ts';
import { listingDeskMessages } from '../../packages/web/app/transactions/desk/messages/listing-files.ts';
import { packetRuleMessages } from '../../packages/web/app/transactions/desk/messages/packet-rules.ts';
import { partyDeskMessages } from '../../packages/web/app/transactions/desk/messages/parties.ts';
import { offerDeskMessages } from '../../packages/web/app/transactions/messages.ts';
import {
  desk,
  expectNoSidewaysScroll,
  expectNothingFound,
  expectNothingFoundAtBothSizes,
  phone,
} from '../axe.ts';
import { whenAlive } from '../site-test.ts';
import { accountMenu, callAs, expect, openAs, test } from './office-test.ts';

const pages = {
  '/usermanagement': peopleMessages.title(),
  '/roster': rosterMessages.title(),
  '/onboarding': onboardingMessages.own(),
  '/onboarding-steps': onboardingMessages.steps(),
  '/usermanagement?search=nobody-at-all': peopleMessages.title(),
  '/useraccess': roleMessages.title(),
  '/useraccess?role=agent': roleMessages.title(),
  '/my-day': myDayMessages.title(),
  '/dashboardmain': offerDeskMessages.title(),
  '/dashboardmain?view=board': offerDeskMessages.title(),
  '/dashboardmain?view=calendar': offerDeskMessages.title(),
  '/listing-files': listingDeskMessages.title(),
  '/esign': envelopeMessages.title(),
  '/esign/templates': envelopeTemplateMessages.title(),
  '/packet-rules': packetRuleMessages.title(),
  '/esign/new': envelopePageMessages.newTitle(),
  '/transaction-contacts': partyDeskMessages.title(),
  '/tasks': taskDeskMessages.title(),
  '/tasks?state=canceled': taskDeskMessages.title(),
  '/tour-requests': tourRequestMessages.title(),
  '/mycalendar': calendarMessages.title(),
  '/mymailbox': mailboxMessages.title(),
  '/reference-lists': referenceMessages.title(),
  '/lead-routing': routingMessages.title(),
  '/ponds': routingMessages.pondsTitle(),
  '/agent-limits': routingMessages.limitsTitle(),
  '/move-leads': transferMessages.title(),
  '/import-leads': leadImportMessages.title(),
  '/duplicates': duplicateMessages.title(),
  '/agent-profiles': agentProfileMessages.title(),
  '/testimonials': testimonialDeskMessages.title(),
  '/message-templates': templateMessages.title(),
  '/action-plans': planDeskMessages.title(),
  '/behavior-triggers': behaviorDeskMessages.title(),
  '/newsletters': newsletterMessages.title(),
  '/mailing-lists': mailingListMessages.lists(),
  '/api-keys': integrationMessages.keysTitle(),
  '/webhooks': integrationMessages.webhooksTitle(),
  '/audit': auditMessages.title(),
  '/feed': feedMessages.title(),
  '/notifications': deskNotificationMessages.title(),
  '/components': componentMessages.title(),
  '/leads': leadListMessages.title(),
  '/leads?view=board': leadListMessages.title(),
  '/leads?view=map': leadListMessages.title(),
  '/leads?where=lastContacted~not-for-days~14&sort=agent': leadListMessages.title(),
  '/newleads': inquiryMessages.title(),
  '/claim-leads': claimMessages.title(),
  '/dashboard': dashboardDeskMessages.title(),
  '/source-costs': dashboardDeskMessages.costsTitle(),
  '/change-log': pageMessages.changeLog(),
};

const isLoaded = async (page: Page, title: string) => {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.locator('main[aria-busy="true"], main [aria-busy="true"]')).toHaveCount(0);
};

/** Goes to a page as a link does: what is loaded, axe too, stays. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Several tests share the pages, so that no worker is left with all of them. */
const PAGES_A_TEST = 10;
const all = Object.entries(pages);
for (let from = 0; from < all.length; from += PAGES_A_TEST) {
  const some = all.slice(from, from + PAGES_A_TEST);
  test(`axe finds nothing on ${some.map(([path]) => path).join(', ')}`, async ({ page }) => {
    test.slow();
    await openAs(page, 'superAdmin', '/change-log');
    await whenAlive(accountMenu(page));
    let shown = '';
    for (const [path, title] of some) {
      // Between pages with the same heading, only a load shows when the next one is there.
      await (title === shown ? page.goto(path) : follow(page, path));
      shown = title;
      await isLoaded(page, title);
      await expectNothingFoundAtBothSizes(page);
      await expectNoSidewaysScroll(page);
    }
  });
}

for (const { look, name } of [phone, desk]) {
  test.describe(`at ${name}`, () => {
    test.use(look);

    test('axe finds nothing on a person, dialogs and menus', async ({ page }) => {
      test.slow();
      await openAs(page, 'superAdmin', '/usermanagement?role=agent');
      await isLoaded(page, peopleMessages.title());
      await page.getByRole('button', { name: peopleMessages.invite() }).click();
      await page.getByRole('button', { name: peopleMessages.sendInvitation() }).click();
      await expect(page.getByRole('link', { name: 'First Name is required' })).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: peopleMessages.inviteByCsv() }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await accountMenu(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await page.locator('[data-row]').first().click();
      await expect(page.locator('[data-peek]')).toBeFocused();
      await expectNothingFound(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('tab', { name: peopleMessages.team() })).toBeVisible();
      await expectNothingFound(page);
      await page.getByRole('tab', { name: peopleMessages.team() }).click();
      await expectNothingFound(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: shellMessages.paletteHint() })).toBeVisible();
      await expectNothingFound(page);
    });
  });
}

test.describe('pages that only show a message', () => {
  test.use({ expectedStatuses: [403, 404] });

  test('axe finds nothing', async ({ page }) => {
    for (const path of ['/forbidden', '/forbidden?why=two-step', '/not-found']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingFound(page);
    }
  });
});

test('axe finds nothing on an offer from top to bottom', async ({ page }) => {
  await openAs(page, 'superAdmin', '/change-log');
  const propertyaddress = '5112 Cass St, Omaha, NE 68132';
  const data = { propertyaddress, offer_price: 389_000, buyer_finance_type: 'FHA' };
  const made = await callAs(page.request, { path: 'Transaction/CreateNewOffer', data });
  const { id } = made.body.data as { id: number };
  await page.goto(`/transaction-details?id=${id}`);
  await isLoaded(page, propertyaddress);
  await expectNothingFoundAtBothSizes(page);
  await expectNoSidewaysScroll(page);
});
