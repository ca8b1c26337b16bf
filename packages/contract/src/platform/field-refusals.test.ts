import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldRefusals } from './field-refusals.ts';

function messagesFor(schema: z.ZodType, input: unknown, labels = {}): string[] {
  const result = schema.safeParse(input, { reportInput: true });
  return fieldRefusals(result.error?.issues ?? [], labels).map(({ message }) => message);
}

const form = z.strictObject({
  name: z.string().min(2).max(5),
  beds: z.number().int().min(0).max(20).optional(),
  sort: z.enum(['up', 'down']).optional(),
  list: z.array(z.string()).max(3).optional(),
  city: z.union([z.string(), z.array(z.string())]).optional(),
});

describe('messages for refused fields', () => {
  it.each([
    [{}, 'name is required'],
    [{ name: 5 }, 'name must be text'],
    [{ name: null }, 'name must be text'],
    [{ name: 'a' }, 'name must have at least 2 characters'],
    [{ name: 'abcdef' }, 'name must have at most 5 characters'],
    [{ name: 'ab', beds: '3' }, 'beds must be a number'],
    [{ name: 'ab', beds: 1.5 }, 'beds must be a whole number'],
    [{ name: 'ab', beds: -1 }, 'beds must be at least 0'],
    [{ name: 'ab', beds: 99 }, 'beds must be at most 20'],
    [{ name: 'ab', sort: 'left' }, 'sort must be one of up, down'],
    [{ name: 'ab', list: 'long' }, 'list must be a list'],
    [{ name: 'ab', list: ['a', 'b', 'c', 'd'] }, 'list must have at most 3'],
    [{ name: 'ab', list: [1] }, 'list.0 must be text'],
    [{ name: 'ab', city: 5 }, 'city isn’t valid'],
    [{ name: 'ab', other: 1 }, 'other isn’t a known field'],
    [null, 'The body must be an object'],
    ['text', 'The body must be an object'],
    [undefined, 'The body is required'],
  ])('%o: %s', (input, message) => {
    expect(messagesFor(form, input)).toEqual([message]);
  });

  it('start with the label people know', () => {
    expect(messagesFor(form, { name: 'ab', beds: -1 }, { beds: 'Bedrooms' })).toEqual([
      'Bedrooms must be at least 0',
    ]);
  });

  it('are limited however much is wrong', () => {
    const many = z.array(z.string());
    expect(messagesFor(many, Array(500).fill(1))).toHaveLength(50);
  });
});
