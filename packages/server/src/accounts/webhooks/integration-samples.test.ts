import { expect, it } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { addSampleIntegrations } from './integration-samples.ts';

const { app } = await openLeadOffice({ MODE: 'demo' });

it('a demo has a key and a stopped webhook with a log, once', async () => {
  await addSampleIntegrations(app.services);
  const grace = { role: 'super-admin', email: 'grace.whitfield@prairieandmain.example' } as const;
  const as = await app.signIn(await app.makePerson(grace));
  const read = async (path: string) => (await app.get(path, { pageSize: '50' }, as)).body.data;
  expect(await read('api-keys')).toEqual([]);
  await addSampleIntegrations(app.services);
  await addSampleIntegrations(app.services);
  expect(await read('api-keys')).toMatchObject([{ state: 'active', name: 'Website chat' }]);
  const hooks = await read('webhook-subscriptions');
  expect(hooks).toMatchObject([{ name: 'Power dialer', stoppedAt: expect.any(String) }]);
  const log = await read(`webhook-subscriptions/${hooks[0].id}/deliveries`);
  expect(log).toHaveLength(10);
  const failed = log.filter(({ state }: { state: string }) => state === 'failed');
  expect(failed).toMatchObject([{ status: 503, tries: 12, nextTryAt: null }]);
});
