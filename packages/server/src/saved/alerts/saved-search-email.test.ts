import { expect, it } from 'vitest';
import { alertEmailMessages } from '../messages.ts';
import { savedMailSamples } from './saved-mail-samples.ts';

const settings = {
  publicUrl: 'https://homes.example',
  brokerage: { name: 'Prairie & Main', street: '1299 Farnam Street', city: 'Omaha' },
} as Parameters<typeof savedMailSamples>[0];

it('lists each home with its news, and how to unsubscribe, in text and in HTML', () => {
  const { draft } = savedMailSamples(settings).find(({ name }) => name === 'saved-search') ?? {};
  expect(draft?.subject).toBe(
    alertEmailMessages.subjectOfOne({ count: 1, search: 'Dundee under $450,000' }),
  );
  for (const body of [draft?.text, draft?.html]) {
    expect(body).toContain('5011 Chicago St, Omaha');
    expect(body).toContain('Price drop from $429,000, Open house Sat, Mar 7, 1:00');
    expect(body).toContain('$415,000 · 3 bd · 2 ba · 1,840 sq ft');
    expect(body).toContain('https://homes.example/singleproduct/22612345');
    expect(body).toContain('https://homes.example/unsubscribe#token=sample-token');
    expect(body).toContain('1299 Farnam Street');
  }
  expect(draft?.headers).toEqual({
    'List-Unsubscribe':
      '<https://homes.example/unsubscribe/one-click/sample-token-that-stops-nothing>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
