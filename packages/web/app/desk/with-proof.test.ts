import { expect, it, vi } from 'vitest';
import { ApiError } from '#platform';
import { proveWith, withProof } from './with-proof.ts';

const needed = new ApiError(403, { code: 'proof-needed' });

it('asks for a proof that a call needs, and repeats the call', async () => {
  const ask = vi.fn(async () => true);
  proveWith(ask);
  const work = vi.fn().mockRejectedValueOnce(needed).mockResolvedValueOnce('saved');
  expect(await withProof(work)).toBe('saved');
  expect([ask.mock.calls.length, work.mock.calls.length]).toEqual([1, 2]);
});

it('leaves the refusal to the page if the person doesn’t prove it', async () => {
  proveWith(async () => false);
  const work = vi.fn().mockRejectedValue(needed);
  await expect(withProof(work)).rejects.toBe(needed);
  expect(work).toHaveBeenCalledTimes(1);
});

it('asks for nothing after other refusals', async () => {
  const ask = vi.fn(async () => true);
  proveWith(ask);
  const refusal = new ApiError(403, { code: 'not-permitted' });
  await expect(withProof(() => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(ask).not.toHaveBeenCalled();
});
