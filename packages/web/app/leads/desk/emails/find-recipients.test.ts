import { beforeEach, expect, test, vi } from 'vitest';
import { findRecipients } from './find-recipients.ts';

const ask = vi.hoisted(() => vi.fn());
vi.mock('./lead-email-client.ts', () => ({ leadEmails: { getEmailsOfContacts: ask } }));

const contact = (firstName: string, email: string) => ({ firstName, lastName: '', email });
const answer = (data: object[], hasMore = false) => ({ data, hasMore });
const find = (words: string) => findRecipients('lead', words, new AbortController().signal);

beforeEach(() => ask.mockReset());

test('contacts of the lead are found by one call', async () => {
  const found = [contact('Eve', 'eve@example.org'), contact('', 'kim@example.org')];
  ask.mockResolvedValue(answer(found, true));
  expect(await find('e')).toEqual([
    { value: 'eve@example.org', label: 'Eve (eve@example.org)' },
    { value: 'kim@example.org', label: 'kim@example.org' },
  ]);
  expect(ask.mock.calls.map(([body]) => body)).toEqual([
    { filter: { leadid: 'lead', search: 'e' }, paginator: { page: 1, per_page: 100 } },
  ]);
});

test('a whole address that is no contact is offered as it is', async () => {
  ask.mockResolvedValue(answer([contact('Eve', 'eve@example.org')]));
  expect((await find('Nora@Firm.example')).at(-1)).toEqual({
    ...{ value: 'nora@firm.example', label: 'nora@firm.example' },
  });
  expect(await find('EVE@example.org')).toHaveLength(1);
  expect(await find('nora@')).toHaveLength(1);
});
