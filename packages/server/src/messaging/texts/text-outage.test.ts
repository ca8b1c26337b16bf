import { expect, it } from 'vitest';
import { openTextOffice } from '../../../test/text-office.ts';

const { app, peer, consent, queue, texts, deliverDue } = await openTextOffice();

/** One minute passes for what waits. */
const passMinute = () =>
  app.database.pool.query(
    `update message set due_at = due_at - interval '1 minute' where status = 'queued'`,
  );

it('an hour without the provider loses no text, and each goes out once after it', async () => {
  await consent(true);
  peer.setDown(true);
  for (let minute = 0; minute < 60; minute += 1) {
    if (minute % 10 === 0) await queue(`Text ${minute}`);
    await deliverDue();
    await passMinute();
  }
  expect(await texts()).toHaveLength(6);
  expect((await texts()).filter(({ status }) => status !== 'queued')).toEqual([]);
  expect(peer.taken).toEqual([]);

  peer.setDown(false);
  let minutes = 0;
  while ((await texts()).some(({ status }) => status === 'queued') && minutes < 120) {
    await deliverDue();
    await passMinute();
    minutes += 1;
  }
  expect((await texts()).map(({ status }) => status)).toEqual(Array(6).fill('sent'));
  expect(minutes).toBeLessThanOrEqual(65);
  expect(peer.taken.map(({ body }) => body).sort()).toEqual(
    [0, 10, 20, 30, 40, 50].map((minute) => `Text ${minute}`),
  );
});
