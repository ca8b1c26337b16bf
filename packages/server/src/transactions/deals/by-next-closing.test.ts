import { expect, test } from 'vitest';
import { byNextClosing } from './by-next-closing.ts';

test('the next closing comes first, what is over last', () => {
  const ended = new Date('2031-06-01T12:00:00Z');
  const deal = (id: string, closing_on: string | null, ended_at: Date | null = null) => ({
    ...{ id, closing_on, ended_at },
  });
  const deals = [
    deal('long over', '2031-05-01'),
    deal('later', '2031-07-10'),
    deal('over', '2031-05-31'),
    deal('no date', null),
    deal('ended', '2031-07-01', ended),
    deal('today', '2031-06-02'),
  ];
  expect(byNextClosing(deals, '2031-06-02').map(({ id }) => id)).toEqual([
    ...['today', 'later', 'no date', 'ended', 'over', 'long over'],
  ]);
});
