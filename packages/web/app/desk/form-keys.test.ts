import { expect, test } from 'vitest';
import { type FormKey, FormKeys } from './form-keys.ts';

test('a form keeps its key until it succeeds; each form has its own', async () => {
  const keys = new FormKeys();
  const sent: string[] = [];
  const send = (name: string, isDown = false) =>
    keys
      .send(name, async ({ idempotencyKey }: FormKey) => {
        sent.push(idempotencyKey);
        if (isDown) throw new Error('The connection is down');
      })
      .catch(() => null);
  await send('invite', true);
  await send('undo');
  await send('invite');
  await send('invite');
  const [failed, other, again, next] = sent;
  expect(failed).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(failed);
  expect(new Set([failed, other, next]).size).toBe(3);
});
