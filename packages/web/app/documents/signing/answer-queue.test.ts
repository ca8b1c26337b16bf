import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#platform';
import { AnswerQueue, type ChangedAnswers } from './answer-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openQueue(kept: ChangedAnswers | null = null) {
  const stored: Record<string, unknown> = {};
  let fail: (answers: object) => ApiError | null = () => null;
  const keep = vi.fn<(pending: ChangedAnswers | null) => void>();
  const send = vi.fn(async (document: string, answers: object) => {
    await Promise.resolve();
    const error = fail(answers);
    if (error) throw error;
    for (const [key, value] of Object.entries(answers)) stored[`${document} ${key}`] = value;
  });
  const queue = new AnswerQueue({ send, keep, kept });
  const failWith = (next: typeof fail) => {
    fail = next;
  };
  return { queue, send, keep, stored, failWith };
}

it('sends answers together after a pause, and forgets them once they are stored', async () => {
  const { queue, send, keep, stored } = openQueue();
  queue.set('d', 'a', 'yes', 500);
  queue.set('d', 'b', 'no', 500);
  expect(queue.answersOf('d', { a: 'no' })).toEqual({ a: 'yes', b: 'no' });
  expect(keep).toHaveBeenLastCalledWith({ d: { a: 'yes', b: 'no' } });
  await vi.advanceTimersByTimeAsync(500);
  expect(send.mock.calls).toEqual([['d', { a: 'yes', b: 'no' }]]);
  expect(stored).toEqual({ 'd a': 'yes', 'd b': 'no' });
  expect(keep).toHaveBeenLastCalledWith(null);
  expect(queue.state.saving).toBe('saved');
});

it('keeps what is typed while it sends', async () => {
  const { queue, send, stored } = openQueue();
  queue.set('d', 'a', 'Roo', 0);
  send.mockImplementationOnce(async () => {
    queue.set('d', 'a', 'Roof', 10_000);
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(send.mock.calls.map(([, answers]) => answers)).toEqual([{ a: 'Roo' }, { a: 'Roof' }]);
  expect(stored).toEqual({ 'd a': 'Roof' });
  expect(queue.state.saving).toBe('saved');
});

it('tries again until there is a connection', async () => {
  const { queue, keep, stored, failWith } = openQueue();
  failWith(() => new ApiError(0, { message: 'No connection' }));
  queue.set('d', 'a', 'yes', 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.state.saving).toBe('waiting');
  expect(keep).toHaveBeenLastCalledWith({ d: { a: 'yes' } });
  failWith(() => null);
  await vi.advanceTimersByTimeAsync(2000);
  expect(queue.state.saving).toBe('saved');
  expect(stored).toEqual({ 'd a': 'yes' });
});

it('stores the others when one answer is refused, and says why at that one', async () => {
  const { queue, stored, failWith } = openQueue();
  failWith((answers) =>
    'year' in answers ? new ApiError(400, { code: 'bad-input', message: 'Not a year' }) : null,
  );
  queue.set('d', 'year', '19', 0);
  queue.set('d', 'a', 'yes', 0);
  queue.set('e', 'b', 'no', 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(stored).toEqual({ 'd a': 'yes', 'e b': 'no' });
  expect(queue.state.refused).toEqual({ 'd year': 'Not a year' });
  expect(queue.state.saving).toBe('refused');
  expect(queue.answersOf('d', {})).toEqual({ year: '19' });
  failWith(() => null);
  queue.set('d', 'year', '1990', 0);
  expect(queue.state.refused).toEqual({});
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.state.saving).toBe('saved');
});

it('stops when the session is over, and goes on in the next one', async () => {
  const { queue, keep, send, failWith } = openQueue();
  failWith(() => new ApiError(403, { code: 'signing-session-over', message: 'Over' }));
  queue.set('d', 'a', 'yes', 0);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.state.saving).toBe('ended');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  const left = keep.mock.lastCall?.[0] ?? null;
  const next = openQueue(left);
  expect(next.queue.answersOf('d', {})).toEqual({ a: 'yes' });
  expect(await next.queue.flush()).toBe(true);
  expect(next.stored).toEqual({ 'd a': 'yes' });
});

it('takes an answer away', async () => {
  const { queue, stored } = openQueue();
  queue.set('d', 'a', null, 0);
  expect(queue.answersOf('d', { a: 'yes', b: 'no' })).toEqual({ b: 'no' });
  expect(await queue.flush()).toBe(true);
  expect(stored).toEqual({ 'd a': null });
});
