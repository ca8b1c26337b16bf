import { describe, expect, it } from 'vitest';
import { UNKNOWN } from '#platform';
import { deskMessages } from '../messages.ts';
import type { Field } from './read-fields.ts';
import { shownValue } from './shown-value.ts';

const field = (kind: Field['kind'], choices?: Field['choices']): Field => ({
  name: 'field',
  label: 'Field',
  kind,
  isRequired: false,
  most: undefined,
  ...(choices && { choices }),
});

describe('a field that is read', () => {
  it('says that nothing is stated', () => {
    for (const kind of ['text', 'date', 'number', 'dollars', 'choice', 'many'] as const) {
      expect(shownValue(field(kind), '')).toBe(UNKNOWN);
    }
    expect(shownValue(field('text'), undefined)).toBe(UNKNOWN);
  });

  it('shows a day, a time, an amount, and a switch in words', () => {
    expect(shownValue(field('date'), '2020-01-31')).toBe('Jan 31, 2020');
    expect(shownValue(field('time'), '18:00')).toBe('6 PM');
    expect(shownValue(field('time'), '09:30')).toBe('9:30 AM');
    expect(shownValue(field('dollars'), '415000')).toBe('$415,000');
    expect(shownValue(field('dollars'), '12.5')).toBe('$12.50');
    expect(shownValue(field('percent'), '6.375')).toBe('6.375%');
    expect(shownValue(field('percent'), '6.500')).toBe('6.5%');
    expect(shownValue(field('switch'), true)).toBe(deskMessages.yes());
    expect(shownValue(field('switch'), false)).toBe(deskMessages.no());
  });

  it('shows choices by their labels, and what isn’t offered any longer as it is', () => {
    const choices = [
      { value: 'a', label: 'Agent' },
      { value: 'b', label: 'Broker' },
    ];
    expect(shownValue(field('choice', choices), 'a')).toBe('Agent');
    expect(shownValue(field('choice', choices), 'z')).toBe('z');
    expect(shownValue(field('many', choices), 'a\nb')).toBe('Agent, Broker');
  });
});
