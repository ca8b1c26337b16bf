import type { BulkInput } from '@homestead/contract/leads';
import { expect, it } from 'vitest';
import { openListings } from '#listings';
import { openBulkOffice } from '../../../test/bulk-office.ts';

const { app, admin, agent, leadsOf, start } = await openBulkOffice();

it('as many starts as there are connections, and more, don’t wait for each other', async () => {
  const ids = await leadsOf(agent.id, 1);
  const listings = openListings(app.services);
  const Source = listings.suggestions.constructor as new () => typeof listings.suggestions;
  listings.suggestions = new Source();
  const email = (subject: string): BulkInput => ({ kind: 'email', subject, content: 'Hello' });
  const sent = Array.from({ length: 12 }, (_, n) => start(email(`Start ${n}`), ids, admin));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(12).fill(200));
});
