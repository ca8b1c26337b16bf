import { expect, it } from 'vitest';
import { comparedNames } from './compared-names.ts';

type Compared = Parameters<typeof comparedNames>[0];

const lead = (name: string, createdOn: string | null = null) =>
  ({ name, createdOn }) as Compared['leads'][number];
const field = (name: string, values: (string | null)[]) =>
  ({ field: name, values }) as Compared['fields'][number];

it('calls two leads by their names', () => {
  const leads = [lead('Ida Novak'), lead('Ida Mae Novak')];
  expect(comparedNames({ leads, fields: [] })).toEqual(['Ida Novak', 'Ida Mae Novak']);
});

it('adds the first thing that both have and that differs where the names are the same', () => {
  const leads = [lead('Ida Novak'), lead('Ida Novak')];
  const fields = [
    field('city', ['Gretna', 'Omaha']),
    field('email', ['ida@homes.example', null]),
    field('phone', ['+14025550171', '+14025550172']),
  ];
  expect(comparedNames({ leads, fields })).toEqual([
    'Ida Novak, (402) 555-0171',
    'Ida Novak, (402) 555-0172',
  ]);
});

it('falls back to when they were added, or to numbers', () => {
  const at = ['2026-11-03T16:00:00.000Z', '2026-11-05T17:30:00.000Z'];
  const dated = comparedNames({ leads: at.map((each) => lead('Ida Novak', each)), fields: [] });
  expect(new Set(dated).size).toBe(2);
  expect(dated[0]).toMatch(/^Ida Novak, added .*Nov 3/);
  const leads = [lead('Ida Novak'), lead('Ida Novak')];
  expect(comparedNames({ leads, fields: [] })).toEqual(['Ida Novak (1)', 'Ida Novak (2)']);
});
