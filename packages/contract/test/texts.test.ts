import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  anyCharacters,
  linesText,
  lineText,
  oneLine,
  secretText,
  severalLines,
} from '../src/platform/index.ts';
import { allEndpoints } from './endpoints.ts';

interface Def {
  type: string;
  format?: string;
  checks?: unknown[];
  shape?: Record<string, z.ZodType>;
  [part: string]: unknown;
}

/** What may be anything: it is not stored. */
const UNREAD = new Set([
  'getLeads',
  'getEmailsOfContacts',
  'createUser',
  'passkeySignIn',
  'addPasskey',
  'completeTwoStep',
  'proveYourself',
]);

/** Texts that a schema takes without any rule about their characters, by their paths. */
function looseTexts(schema: z.ZodType, path: string): string[] {
  const def = schema._zod.def as unknown as Def;
  const inside = (part: unknown, name = '') =>
    part ? looseTexts(part as z.ZodType, `${path}${name}`) : [];
  switch (def.type) {
    case 'string':
      return hasRule(def) ? [] : [path];
    case 'object':
      return [
        ...Object.entries(def.shape ?? {}).flatMap(([name, part]) => inside(part, `.${name}`)),
        ...(def.catchall && !isNever(def.catchall) ? inside(def.catchall, '.*') : []),
      ];
    case 'array':
      return inside(def.element, '[]');
    case 'tuple':
      return [...(def.items as unknown[]), def.rest].flatMap((part) => inside(part, '[]'));
    case 'record':
      return [...inside(def.keyType, '.key'), ...inside(def.valueType, '.value')];
    case 'union':
      return (def.options as unknown[]).flatMap((part) => inside(part));
    case 'intersection':
      return [...inside(def.left), ...inside(def.right)];
    case 'pipe':
      // What goes in has a rule, or what comes out of it does.
      return kindOf(def.in) === 'transform' || inside(def.out).length === 0
        ? inside(def.out)
        : inside(def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return inside(def.innerType);
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
    case 'null':
      return [];
    default:
      return [`${path} (${def.type})`];
  }
}

const kindOf = (schema: unknown) => (schema as z.ZodType)._zod.def.type;
const isNever = (schema: unknown) => kindOf(schema) === 'never';

function hasRule({ format, checks = [] }: Def): boolean {
  if (format) return true;
  return checks.some(
    (check) =>
      [oneLine, severalLines, anyCharacters].includes(check as typeof oneLine) ||
      (check as z.core.$ZodCheck)._zod.def.check === 'string_format',
  );
}

const inputs = allEndpoints.map(
  ([name, { params, query, body }]) => [name, { params, query, body }] as const,
);

it.each(inputs)('%s takes no text without a rule about its characters', (name, parts) => {
  const loose = Object.entries(parts).flatMap(([part, schema]) =>
    schema ? looseTexts(schema, part) : [],
  );
  expect(UNREAD.has(name) ? loose.filter((path) => !path.endsWith(' (unknown)')) : loose).toEqual(
    [],
  );
});

it('a plain text is found wherever it is', () => {
  const plain = z.string().trim().max(9);
  const hidden = z.object({
    a: z.array(plain.nullish()),
    b: z.union([z.uuid(), plain]),
    c: z.preprocess((given) => given, plain),
    d: lineText(3).transform((text) => text || null),
  });
  expect(looseTexts(hidden, 'body')).toEqual(['body.a[]', 'body.b', 'body.c']);
});

describe('a text of one line', () => {
  it.each(['a\nb', 'a\rb', 'a\u0000b', 'a\tb', 'a\u001bb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])(
    'refuses %j',
    (text) => {
      const { error } = lineText(9).safeParse(text);
      expect(error?.issues.map(({ message }) => message)).toEqual([
        'can’t have line breaks or control characters',
      ]);
    },
  );

  it('is trimmed, and keeps letters of every script', () => {
    expect(lineText(20).parse(' Zoë’s 家 🏡\n')).toBe('Zoë’s 家 🏡');
    expect(lineText(3).safeParse('four').success).toBe(false);
  });
});

describe('a text of several lines', () => {
  it('has every kind of line end as \\n, and spaces for tabs', () => {
    expect(linesText(20).parse('a\r\nb\rc\u2028d\te\n')).toBe('a\nb\nc\nd e\n');
  });

  it('counts a line end once', () => {
    expect(linesText(3).parse('a\r\nb')).toBe('a\nb');
  });

  it.each(['a\u0000b', 'a\u0008b', 'a\u001bb', 'a\u009fb'])('refuses %j', (text) => {
    expect(linesText(9).safeParse(text).success).toBe(false);
  });
});

it('a password is taken as typed', () => {
  expect(secretText(9).parse(' a\tb ')).toBe(' a\tb ');
});
