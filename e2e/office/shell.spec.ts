import { peopleMessages } from '../../packages/web/app/accounts/messages/people.ts';
import { deskMessages } from '../../packages/web/app/desk/messages.ts';
import { leadRecordMessages } from '../../packages/web/app/leads/desk/messages/lead-record.ts';
import { pageMessages } from '../../packages/web/app/surfaces/office/messages/pages.ts';
import { shellMessages } from '../../packages/web/app/surfaces/office/messages/shell.ts';
import { accountMenu, expect, openAs, sidebarOf, test } from './office-test.ts';

test('a visitor is sent to sign in, and the page is remembered', async ({ page, context }) => {
  await page.goto('/usermanagement?role=agent');
  await expect(page).toHaveURL(/\/login$/);
  const wanted = (await context.cookies()).find(({ name }) => name === 'homestead_wanted');
  expect(decodeURIComponent(wanted?.value ?? '')).toBe('/usermanagement?role=agent');
});

test('the sidebar shows what the person may see, and marks the page', async ({ page }) => {
  await openAs(page, 'superAdmin', '/');
  await expect(page).toHaveURL(/\/leads$/);
  await page.goto('/usermanagement');
  const sidebar = sidebarOf(page);
  await expect(sidebar.getByRole('link')).toHaveText([
    // Counts follow some of them.
    shellMessages.myDay(),
    shellMessages.dashboard(),
    shellMessages.contacts(),
    new RegExp(`^${shellMessages.newLeads()}`),
    new RegExp(`^${shellMessages.claimContact()}`),
    shellMessages.duplicates(),
    shellMessages.importLeads(),
    new RegExp(`^${shellMessages.unmatchedMessages()}`),
    new RegExp(`^${shellMessages.tourRequests()}`),
    new RegExp(`^${shellMessages.tasks()}`),
    shellMessages.transactions(),
    new RegExp(`^${shellMessages.listingFiles()}`),
    shellMessages.eSign(),
    shellMessages.transactionContacts(),
    shellMessages.myCalendar(),
    shellMessages.myMailbox(),
    shellMessages.notifications(),
    shellMessages.userManagement(),
    shellMessages.roster(),
    shellMessages.userPermissions(),
    shellMessages.agentProfiles(),
    shellMessages.moveLeads(),
    shellMessages.messageTemplates(),
    shellMessages.actionPlans(),
    shellMessages.behaviorTriggers(),
    shellMessages.newsletters(),
    shellMessages.mailingLists(),
    shellMessages.testimonials(),
    shellMessages.leadRouting(),
    shellMessages.ponds(),
    shellMessages.agentLimits(),
    shellMessages.onboardingSteps(),
    shellMessages.referenceLists(),
    shellMessages.packetRules(),
    shellMessages.sourceCosts(),
    shellMessages.apiKeys(),
    shellMessages.webhooks(),
    shellMessages.audit(),
    shellMessages.mlsFeed(),
    shellMessages.components(),
    shellMessages.changeLog(),
  ]);
  const people = sidebar.getByRole('link', { name: shellMessages.userManagement() });
  await expect(people).toHaveAttribute('aria-current', 'page');
  await sidebar.getByRole('link', { name: shellMessages.changeLog() }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: pageMessages.changeLog() }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await sidebar.getByRole('button', { name: shellMessages.collapseSidebar() }).click();
  await expect(sidebar.getByRole('link', { name: shellMessages.mlsFeed() })).toBeVisible();
  await expect(sidebar.getByText(shellMessages.mlsFeed())).toBeHidden();
});

test('a floating button leads to the contact page', async ({ page }) => {
  await openAs(page, 'agent', '/components');
  await page.getByRole('link', { name: shellMessages.contact() }).click();
  await expect(page).toHaveURL(/\/contactus$/);
});

test('the floating button covers nothing', async ({ page }) => {
  test.slow();
  await openAs(page, 'superAdmin', '/usermanagement');
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/usermanagement', '/feed']) {
      await page.goto(path);
      await expect(page.locator('main[aria-busy="true"], main [aria-busy="true"]')).toHaveCount(0);
      const contact = page.getByRole('link', { name: shellMessages.contact() });
      const covered = await contact.evaluate((button) => {
        const own = button.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(a, button, td, p, dd, h1, h2), header *')]
          .filter((one) => !one.contains(button) && !button.contains(one))
          .filter((one) => one.children.length === 0 || one.matches('a, button, td'))
          .filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const isBeside = right <= own.left || left >= own.right;
            return !isBeside && bottom > own.top && top < own.bottom;
          })
          .filter((one) => one.checkVisibility() && !(one.closest('main') && own.top < 56))
          .map((one) => one.outerHTML.slice(0, 120));
      });
      expect(covered, `${path} at ${width}`).toEqual([]);
    }
  }
});

test.describe('without the right', () => {
  test.use({ expectedStatuses: [403, 404] });

  test("an agent lands on their contacts, and can't open the rest", async ({ page }) => {
    await openAs(page, 'agent', '/');
    await expect(page).toHaveURL(/\/leads$/);
    const sidebar = sidebarOf(page);
    const prospects = sidebar.getByRole('link', { name: shellMessages.prospectsStage() });
    await expect(prospects).toBeHidden();
    const stages = sidebar.getByRole('button', { name: shellMessages.stages() });
    await stages.click();
    await expect(prospects).toBeVisible();
    await page.reload();
    await expect(prospects).toBeVisible();
    await stages.click();
    await page.goto('/leads/prospect');
    await expect(prospects).toHaveAttribute('aria-current', 'page');
    await page.goto('/mycalendar');
    await expect(sidebar.getByRole('link')).toHaveText([
      shellMessages.myDay(),
      shellMessages.dashboard(),
      shellMessages.contacts(),
      new RegExp(`^${shellMessages.newLeads()}`),
      new RegExp(`^${shellMessages.claimContact()}`),
      shellMessages.duplicates(),
      shellMessages.importLeads(),
      new RegExp(`^${shellMessages.tourRequests()}`),
      new RegExp(`^${shellMessages.tasks()}`),
      shellMessages.transactions(),
      shellMessages.listingFiles(),
      shellMessages.eSign(),
      shellMessages.transactionContacts(),
      shellMessages.myCalendar(),
      shellMessages.myMailbox(),
      shellMessages.notifications(),
      shellMessages.agentProfiles(),
      shellMessages.moveLeads(),
      shellMessages.messageTemplates(),
      shellMessages.components(),
      shellMessages.changeLog(),
    ]);
    for (const path of ['/usermanagement', '/useraccess', '/feed']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(403);
      await expect(page).toHaveURL(/\/forbidden$/);
    }
    await page.getByRole('link', { name: pageMessages.goHome() }).click();
    await expect(page).toHaveURL(/\/leads$/);
  });

  test('a client has no office', async ({ page }) => {
    await openAs(page, 'client', '/components');
    await expect(page).toHaveURL(/\/forbidden$/);
  });

  test('an unknown person leads to not found', async ({ page }) => {
    await openAs(page, 'superAdmin', '/users/00000000-0000-4000-8000-000000000000');
    await expect(page).toHaveURL(/\/not-found$/);
  });
});

test('keys and the palette lead to pages and people', async ({ page }) => {
  await openAs(page, 'superAdmin', '/usermanagement');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]').nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.locator('[data-row]').nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.locator('[data-row]').nth(0)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: peopleMessages.search() })).toBeFocused();
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: shellMessages.shortcuts() });
  await expect(keys.getByRole('row', { name: deskMessages.selectRow() })).toContainText('x');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: shellMessages.paletteHint() });
  await palette.fill(shellMessages.mlsFeed());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feed$/);
  // A person whose name begins with it comes before one whose name has it inside.
  await page.getByRole('button', { name: shellMessages.search() }).click();
  await palette.fill('dan');
  const people = page.getByRole('group', { name: shellMessages.people() }).getByRole('option');
  await expect(people.first()).toContainText('Daniel');
  await palette.fill('invite');
  const invite = page.getByRole('option', { name: shellMessages.invitePerson() });
  await expect(invite).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/usermanagement$/);
  await expect(page.getByRole('dialog', { name: peopleMessages.invite() })).toBeVisible();
});

test('the palette finds an agent’s leads and adds one', async ({ page }) => {
  await openAs(page, 'agent', '/leads');
  // Without the mark of a possible duplicate, which other journeys may give the lead.
  const link = page.getByRole('row').nth(1).getByRole('link').first();
  const name = String((await link.innerText()).split('\n')[0]).trim();
  await page.goto('/components');
  const search = page.getByRole('button', { name: shellMessages.search() });
  const palette = page.getByRole('combobox', { name: shellMessages.paletteHint() });
  await search.click();
  await palette.fill(name);
  const leads = page.getByRole('group', { name: shellMessages.leads() });
  await leads.getByRole('option', { name }).first().click();
  await expect(page).toHaveURL(/\/leads\/[\da-f-]{36}$/);
  await search.click();
  await palette.fill(shellMessages.addLead());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: leadRecordMessages.add() })).toBeVisible();
});

test('the palette finds offers, listing files and homes', async ({ page }) => {
  await openAs(page, 'admin', '/components');
  const search = page.getByRole('button', { name: shellMessages.search() });
  const palette = page.getByRole('combobox', { name: shellMessages.paletteHint() });
  const found = (group: string) => page.getByRole('group', { name: group }).getByRole('option');
  for (const { list, group, column, path } of [
    {
      ...{ list: '/dashboardmain', group: shellMessages.offers() },
      ...{ column: 'code', path: /\/transaction\/\d+$/ },
    },
    {
      ...{ list: '/listing-files', group: shellMessages.listingFiles() },
      ...{ column: 'home', path: /\/listing-files\/\d+$/ },
    },
  ]) {
    await page.goto(list);
    const cells = page.locator(`[data-row] td[data-column="${column}"]`);
    const words = (await cells.filter({ hasText: /\d/ }).first().innerText()).trim();
    await search.click();
    await palette.fill(words);
    await found(group).filter({ hasText: words }).first().click();
    await expect(page).toHaveURL(path);
  }
  await page.goto('/property-list');
  const home = page.getByRole('article').first().getByRole('link').first();
  const mlsNumber = /singleproduct\/([^/?]+)/.exec(String(await home.getAttribute('href')))?.[1];
  await page.goto('/components');
  await search.click();
  await palette.fill(String(mlsNumber));
  await expect(found(shellMessages.homes()).first()).toBeVisible();
});

test('the colors follow the choice, and stay', async ({ page }) => {
  await openAs(page, 'superAdmin', '/components');
  const ground = () =>
    page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor);
  await accountMenu(page).click();
  await page.getByRole('menuitemradio', { name: shellMessages.lightColors() }).click();
  const light = await ground();
  await page.getByRole('menuitemradio', { name: shellMessages.darkColors() }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await expect.poll(ground).toBe(dark);
});

test('SIGN OUT ends the session and leads to the sign-in', async ({ page }) => {
  // The bell asks after the page; asked later, it would be refused.
  const counted = page.waitForResponse('**/api/v1/notifications/unread');
  await openAs(page, 'agent', '/components');
  await counted;
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'SIGN OUT' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('logindata'))).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto('/components');
  await expect(page).toHaveURL(/\/login$/);
});

test('on a phone the menu opens as a drawer and closes when the page changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'superAdmin', '/usermanagement');
  const menu = page.getByRole('button', { name: shellMessages.openMenu() });
  const entry = page.getByRole('link', { name: shellMessages.mlsFeed() });
  await expect(entry).toBeHidden();
  await menu.click();
  await expect(page.getByRole('link', { name: shellMessages.userManagement() })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(entry).toBeHidden();
  await menu.click();
  await entry.click();
  await expect(page).toHaveURL(/\/feed$/);
  await expect(entry).toBeHidden();
});
