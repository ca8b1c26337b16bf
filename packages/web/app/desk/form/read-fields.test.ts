import { expect, it } from 'vitest';
import { z } from 'zod';
import { changedValues, readFields, readValues, sentValues, valueProblems } from './read-fields.ts';

const optional = z
  .string()
  .trim()
  .max(40)
  .transform((text) => text || null)
  .nullable()
  .optional();
const schema = {
  body: z.object({
    id: z.uuid(),
    name: z.string().trim().min(1).max(80),
    kind: z.enum(['open', 'done']),
    note: optional,
    endsOn: z.union([z.literal('').transform(() => null), z.iso.date(), z.null()]).optional(),
    position: z.number().int().max(99).nullish(),
    isActive: z.boolean().optional(),
  }),
  labels: { name: 'Name', endsOn: 'Ends on', position: 'Position' },
};
const names = ['name', 'kind', 'note', 'endsOn', 'position', 'isActive'];
const fields = readFields(
  schema,
  names.map((name) => ({ name })),
);

it('takes kind, label, limit, and what is required from the schema', () => {
  expect(fields.map(({ kind, isRequired, most }) => [kind, isRequired, most])).toEqual([
    ['text', true, 80],
    ['choice', true, undefined],
    ['text', false, 40],
    ['date', false, undefined],
    ['number', false, undefined],
    ['switch', false, undefined],
  ]);
  expect(fields[3]?.label).toBe('Ends on');
  expect(fields[1]?.choices).toEqual([
    { value: 'open', label: 'open' },
    { value: 'done', label: 'done' },
  ]);
});

it('lets the screen say otherwise', () => {
  const [field] = readFields(schema, [{ name: 'note', kind: 'lines', label: 'Notes' }]);
  expect(field).toMatchObject({ kind: 'lines', label: 'Notes', most: 40 });
});

it('shows what is stated, and names what was changed', () => {
  const before = readValues(fields, { name: 'New', kind: 'open', note: null, position: 3 });
  expect(before).toEqual({
    name: 'New',
    kind: 'open',
    note: '',
    endsOn: '',
    position: '3',
    isActive: false,
  });
  expect(changedValues(fields, before, { ...before, name: ' New ', note: 'x' })).toEqual({
    note: 'x',
  });
  expect(sentValues(fields, { name: ' New ', position: '', isActive: true })).toEqual({
    name: 'New',
    position: null,
    isActive: true,
  });
});

it('tells what can’t be right in the server’s words', () => {
  const values = { name: '', kind: 'open', endsOn: 'soon', position: '100', note: '' };
  expect(valueProblems(schema, fields, values)).toEqual({
    name: 'Name is required',
    endsOn: 'Ends on isn’t valid',
    position: 'Position must be at most 99',
  });
  expect(valueProblems(schema, fields, { name: 'New', kind: 'done' })).toEqual({});
  for (const position of ['20%', 'abc', '1.5']) {
    expect(valueProblems(schema, fields, { ...values, name: 'New', endsOn: '', position })).toEqual(
      {
        position: expect.stringMatching(/^Position must be a (whole )?number/),
      },
    );
  }
});
