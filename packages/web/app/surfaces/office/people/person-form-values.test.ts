import { expect, it } from 'vitest';
import {
  changedFields,
  emptyPerson,
  newFields,
  type PersonFormValues,
  personProblems,
} from './person-form-values.ts';

const ada: PersonFormValues = {
  ...emptyPerson,
  first_name: 'Ada',
  last_name: 'O’Brien',
  email: 'ada@example.com',
  role: 'agent',
};

it('a save names only what was changed, and clears what was emptied', () => {
  const before = { ...ada, city: 'Omaha', zip: '68132' };
  expect(changedFields(before, { ...before, city: 'Bellevue ', zip: '' })).toEqual({
    city: 'Bellevue',
    zip: '',
  });
  expect(changedFields(before, { ...before, first_name: ' Ada ' })).toEqual({});
  expect(changedFields(before, { ...before, commission_agent: true })).toEqual({
    commission_agent: true,
  });
});

it('a new person names what was filled in', () => {
  expect(newFields(ada)).toEqual({
    first_name: 'Ada',
    last_name: 'O’Brien',
    email: 'ada@example.com',
    role: 'agent',
    country: 'USA',
  });
});

it('tells by field what can’t be right', () => {
  expect(personProblems(ada)).toEqual({});
  const wrong = { ...ada, email: 'ada', role: '', phone: '402', zip: '6813', twitter: 'http://x' };
  expect(Object.keys(personProblems(wrong)).sort()).toEqual([
    'email',
    'phone',
    'role',
    'twitter',
    'zip',
  ]);
  expect(personProblems({ ...ada, first_name: '' }).first_name).toMatch(/^First Name/);
});
