import fc from 'fast-check';
import type { z } from 'zod';

/** Tried in turn or at random: what the fields of the contract take, besides their own lists. */
const texts = [
  '22600001',
  'Omaha',
  '68132',
  'ann.baker@example.com',
  '4025550100',
  'agent',
  'Correct-Horse-7-Battery',
  '00000000-0000-0000-0000-000000000000',
  '2026-11-23',
  '2026-11',
  'leadbasedpaint',
  '2026-11-23T10:00:00.000Z',
  '2026-11-23/2026-11-24',
  '2026-11-23T10:00:00.000000Z.change.12',
  '10:00',
  '123456',
  'https://example.com/ann',
  'QUJD',
  'a'.repeat(40),
  'a'.repeat(43),
  'a'.repeat(64),
  'NE',
  '1',
  'true',
  'notes',
];
const others = [1, 41.26, 100_000, 2001, true, null, {}];

/**
 * Input that a schema takes, with every field filled, or with some when the schema refuses all of
 * them together. `known` are ids to fill in, too. Throws when nothing fits a field.
 */
export function validInput(schema: z.ZodType, known: readonly string[]): fc.Arbitrary<unknown> {
  const strings = [...known, ...texts];
  const fits = (input: unknown) => schema.safeParse(input).success;
  const full = inputOf(schema, strings);
  if (fc.sample(full, 5).every(fits)) return full;
  return inputOf(schema, strings, true).filter(fits);
}

function inputOf(
  schema: z.ZodType,
  strings: readonly string[],
  isPartial = false,
): fc.Arbitrary<unknown> {
  const inner = (one: unknown) => inputOf(one as z.ZodType, strings);
  const fits = (value: unknown) => schema.safeParse(value).success;
  const def = innermost(schema).def;
  if (def.type === 'object') {
    const fields = Object.entries(def.shape);
    const required = fields.filter(
      ([, one]) => !isPartial || !(one as z.ZodType).safeParse(undefined).success,
    );
    return fc.record(Object.fromEntries(fields.map(([name, one]) => [name, inner(one)])), {
      requiredKeys: required.map(([name]) => name),
    });
  }
  if (def.type === 'tuple') return fc.tuple(...def.items.map(inner));
  if (def.type === 'array') {
    const one = inner(def.element);
    const list = [1, 4].map((length) => fc.array(one, { minLength: length, maxLength: length }));
    return list.find((some) => fits(fc.sample(some, 1)[0])) ?? fc.constant([]);
  }
  const fitting = ownValues(def).length > 0 ? [] : strings.filter(fits);
  if (fitting.length > 0) return fc.constantFrom(...fitting);
  const first = [...ownValues(def), ...others, ...strings].find(fits);
  if (first === undefined) throw new Error(`nothing fits ${def.type}`);
  return fc.constant(first);
}

type Def = z.core.$ZodTypes['_zod']['def'];

function innermost(schema: z.ZodType): { def: Def } {
  const { def } = schema as unknown as { def: Def };
  if ('innerType' in def) return innermost(def.innerType as z.ZodType);
  if (def.type === 'pipe') return innermost(def.in as z.ZodType);
  if (def.type === 'union') return innermost(def.options[0] as z.ZodType);
  return { def };
}

function ownValues(def: Def): unknown[] {
  if (def.type === 'enum') return Object.values(def.entries);
  return def.type === 'literal' ? [...def.values] : [];
}

/** Input with one place replaced: a field at any depth, or all of it (an empty path). */
export function replaced(input: unknown, [step, ...rest]: readonly string[], by: unknown): unknown {
  if (step === undefined) return by;
  const copy = (Array.isArray(input) ? [...input] : { ...(input as object) }) as Record<
    string,
    unknown
  >;
  copy[step] = replaced(copy[step], rest, by);
  return copy;
}

/** The paths of all leaves. */
export function leavesOf(input: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof input !== 'object' || input === null) return [path];
  return Object.entries(input).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}
