import type { FormDefinition } from '@homestead/contract/documents';
import { describe, expect, it } from 'vitest';
import { itemName, othersCount, staffInputs } from './staff-questions.ts';

const input = (key: string, rest: object = {}) => ({
  ...{ key, field: key, label: key, kind: 'text' as const, isRequired: true, ...rest },
});
const definition = {
  ...{
    key: 'lead-paint',
    version: '2026-11-01',
    title: 'Lead paint',
    documentName: 'leadbasedpaint',
  },
  ...{ language: 'en-US', sources: [], lines: [], initialsOf: [] },
  parts: [
    {
      ...{ id: 'I', title: 'Part I' },
      sections: [
        {
          ...{ id: 'I-A', title: 'Section A' },
          items: [
            {
              id: 'a',
              number: '4a',
              label: 'Roof leaks now?',
              inputs: [input('a'), input('a.year')],
            },
            { id: 'b', number: '', label: 'Received', inputs: [input('b', { filledBy: 'buyer' })] },
            { id: 'c', number: '', label: 'Informed', inputs: [input('c', { filledBy: 'agent' })] },
            { id: 'd', number: '', label: 'Initials', inputs: [input('d', { kind: 'initials' })] },
          ],
        },
      ],
    },
  ],
} satisfies FormDefinition;

describe('what staff fill in', () => {
  it('is all but initials and what buyers answer while they sign', () => {
    expect(staffInputs(definition)).toEqual(['a', 'a.year', 'c']);
    expect(othersCount(definition)).toBe(1);
  });

  it('is named by its number and label', () => {
    expect(itemName(definition, 'a')).toBe('4a Roof leaks now?');
    expect(itemName(definition, 'b')).toBe('Received');
    expect(itemName(definition, 'z')).toBe('');
  });
});
