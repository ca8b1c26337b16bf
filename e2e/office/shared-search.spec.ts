import { actMessages } from '../../packages/web/app/leads/desk/messages/acts.ts';
import { leadRecordMessages as messages } from '../../packages/web/app/leads/desk/messages/lead-record.ts';
import { expectNoSidewaysScroll, expectNothingFound } from '../axe.ts';
import { callAs, expect, newEmail, openAs, test } from './office-test.ts';

for (const width of [1440, 390]) {
  test(`an agent builds a search for a lead without an account at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'superAdmin', '/leads');
    const created = await callAs(page.request, {
      path: 'AdminLead/CreateLead',
      data: { firstName: 'Mira', lastName: 'Horvat', email: newEmail() },
    });
    const { id } = created.body.data as { id: string };
    const consent = {
      ...{ what: 'marketing-emails', said: 'agreed', how: 'call', wording: 'Yes, send homes.' },
      givenOn: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    };
    await callAs(page.request, { path: `leads/${id}/consents`, data: consent });
    await page.goto(`/leads/${id}`);

    const share = page.getByRole('button', { name: actMessages.shareSearch() });
    await share.click();
    const name = 'Mira Horvat';
    const filters = page.getByRole('dialog', { name: messages.filtersFor({ name }) });
    await expect(filters).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
    await share.press('Enter');
    await filters.locator('[name="price-max"]').first().fill('450000');
    await expectNothingFound(page);
    await filters.getByRole('button', { name: messages.takeFilters() }).click();

    const sharing = page.getByRole('dialog', { name: messages.shareSearch({ name }) });
    await expect(sharing).toContainText('$450');
    await sharing.getByRole('textbox', { name: messages.searchName() }).fill('Up to 450');
    await expectNothingFound(page);
    await expectNoSidewaysScroll(page);
    await sharing.getByRole('button', { name: messages.share() }).click();
    await expect(page.getByText(messages.shared())).toBeVisible();

    const read = await callAs(page.request, {
      ...{ path: `AdminLead/GetleadContactDetails?leadid=${id}`, method: 'GET' },
    });
    const { homeSearch } = read.body.data as { homeSearch: { search: { id: string } } };
    await page.goto(`/shared-search/${homeSearch.search.id}`);
    await expect(page).toHaveURL(/price-max=450000/);
  });
}
