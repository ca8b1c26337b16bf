import { sightMessages } from '../../packages/web/app/desk/who-can-see/messages.ts';
import { logMessages } from '../../packages/web/app/documents/desk/messages/envelope-log.ts';
import { signerMessages } from '../../packages/web/app/documents/desk/messages/signers.ts';
import { interviewMessages } from '../../packages/web/app/documents/messages/interview.ts';
import { signingMessages } from '../../packages/web/app/documents/messages/signing.ts';
import {
  desk,
  expectNoSidewaysScroll,
  expectNothingFound,
  expectNothingFoundAtBothSizes,
  phone,
} from '../axe.ts';
import { expect, test } from '../site-test.ts';
import {
  agree,
  everyone,
  openDocuments,
  openOffice,
  sendEnvelope,
  startDocument,
} from './signing-steps.ts';

const received = signingMessages.pamphletReceived({ at: '' }).replace(/\W+$/, '');

for (const { name, look } of [phone, desk]) {
  test(`buyers get the pamphlet about lead, and staff log it, at ${name}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const office = await openOffice(browser, baseURL);
    const document = await startDocument(office, 'lead-paint');
    const [seller, , buyer, second, agent] = everyone();
    if (!seller || !buyer || !second || !agent) throw new Error('nobody signs');
    const signers = [seller, buyer, second, agent];
    const sent = await sendEnvelope(office, [document], signers, { isInOrder: false });
    await page.setViewportSize(look.viewport);
    await openDocuments(page, sent, buyer);
    await agree(page);

    // Their own word for it, next to the pamphlet itself.
    const pamphlet = page.getByRole('region', { name: signingMessages.pamphlet() });
    await expect(pamphlet.getByRole('link')).toHaveAttribute('href', /epa\.gov\/lead/);
    await expectNothingFound(page);
    await expectNoSidewaysScroll(page);
    await pamphlet.getByRole('button', { name: signingMessages.receivePamphlet() }).click();
    await expect(pamphlet.getByText(received)).toBeVisible();
    await expect(pamphlet.getByRole('button')).toHaveCount(0);
    await page.reload();
    await expect(pamphlet.getByText(received)).toBeVisible();

    // Staff log it for the other buyer, and see both in the log.
    await office.setViewportSize(look.viewport);
    await office.goto(`/esign/${sent.id}`);
    const row = office
      .getByRole('list', { name: signerMessages.of({ title: sent.title }) })
      .getByRole('listitem')
      .filter({ hasText: second.name });
    const given = { name: `${signerMessages.givePamphlet()}: ${second.name}` };
    await row.getByRole('button', given).click();
    const drawer = office.getByRole('dialog');
    await drawer.getByRole('combobox').click();
    await office.getByRole('option', { name: signerMessages.onPaper() }).click();
    await expectNothingFound(office);
    await drawer.getByRole('button', { name: signerMessages.logPamphlet() }).click();
    await expect(drawer).toHaveCount(0);
    await expect(row.getByRole('button', given)).toHaveCount(0);
    await expect(office.getByText(logMessages.pamphletGiven({ name: buyer.name }))).toBeVisible();
    await expect(office.getByText(`gave ${second.name} the lead paint pamphlet`)).toBeVisible();

    // Who can see the envelope.
    await office.getByRole('button', { name: sightMessages.show() }).click();
    const people = office.getByRole('list', { name: sightMessages.people() });
    await expect(people.getByText(sightMessages.recipient())).toHaveCount(signers.length);
    await expect(people.getByText(sightMessages.sender())).toBeVisible();
    await expectNothingFoundAtBothSizes(office);
    await expectNoSidewaysScroll(office);
    await office.close();
  });
}

test('the soil addendum links to the registry where it is filled in, and on paper', async ({
  browser,
  baseURL,
}) => {
  const office = await openOffice(browser, baseURL);
  const { id } = await startDocument(office, 'lead-soil', {});
  const link = office.getByRole('link', {
    name: interviewMessages.opensOutside({ label: 'Omaha Lead Registry' }),
  });
  await office.goto(`/esign/documents/${id}`);
  await expect(link).toBeVisible();
  await expectNothingFoundAtBothSizes(office);
  await office.goto(`/esign/documents/${id}?view=paper`);
  await expect(link).toBeVisible();
  await office.close();
});
