import { expect, test } from 'vitest';
import { type DocumentEvent, findChainFaults, textOfEvent } from './event-chain.ts';
import { sha256Of } from './runtime.ts';

async function logOf(kinds: readonly string[]): Promise<DocumentEvent[]> {
  const events: DocumentEvent[] = [];
  for (const [index, kind] of kinds.entries()) {
    const event = {
      ...{ seq: index + 1, at: `2026-11-20T15:0${index}:00.000Z`, kind, facts: { index } },
      ...{ about: null, previous: events.at(-1)?.hash ?? null },
    };
    events.push({ ...event, hash: await sha256Of(textOfEvent(event)) });
  }
  return events;
}

const faultsOf = (events: readonly DocumentEvent[]) => findChainFaults(events, sha256Of);

test('a log as it was written has no faults', async () => {
  expect(await faultsOf(await logOf(['sent', 'seen', 'signed']))).toEqual([]);
  expect(await faultsOf([])).toEqual([]);
});

test('a changed, missing or moved event is found by its number', async () => {
  const [first, second, third] = (await logOf(['sent', 'seen', 'signed'])) as [
    DocumentEvent,
    DocumentEvent,
    DocumentEvent,
  ];
  expect(await faultsOf([first, { ...second, facts: { index: 7 } }, third])).toEqual([
    { seq: 2, fault: 'hash' },
  ]);
  expect(await faultsOf([first, third])).toEqual([
    { seq: 3, fault: 'seq' },
    { seq: 3, fault: 'previous' },
  ]);
  expect(await faultsOf([second, first, third])).toContainEqual({ seq: 1, fault: 'time' });
  expect(await faultsOf([second, third])).toContainEqual({ seq: 2, fault: 'previous' });
});
