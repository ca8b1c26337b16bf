import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityModels } from '../feed/entity-model.ts';
import { matcher, wantedTexts } from './filter-match.ts';
import { comparisons, type Filter, type Literal, parseFilter } from './filter-parser.ts';
import { ODataError } from './odata-error.ts';

const model = entityModels({ flattenedRooms: true, bk9: true }).get('Property')!;

function writeLiteral(literal: Literal): string {
  switch (literal.kind) {
    case 'text':
      return `'${literal.value.replaceAll("'", "''")}'`;
    case 'null':
      return 'null';
    case 'instant':
      return new Date(literal.value).toISOString();
    default:
      return String(literal.value);
  }
}

function write(filter: Filter): string {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return `(${filter.parts.map(write).join(` ${filter.kind} `)})`;
    case 'not':
      return `not (${write(filter.part)})`;
    case 'compare':
      return `${filter.field} ${filter.op} ${writeLiteral(filter.literal)}`;
    case 'in':
      return `${filter.field} in (${filter.literals.map(writeLiteral).join(',')})`;
    case 'text':
      return `${filter.op}(${filter.field},${writeLiteral({ kind: 'text', value: filter.text })})`;
    default:
      return `${filter.field}/${filter.kind}(v:v ${filter.op} ${writeLiteral(filter.literal)})`;
  }
}

const number = fc
  .oneof(
    fc.integer({ min: -1_000_000, max: 1_000_000 }),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  )
  .map((value) => ({ kind: 'number', value: value === 0 ? 0 : value }) satisfies Literal);
const text = fc
  .string({ maxLength: 20 })
  .map((value) => ({ kind: 'text', value }) satisfies Literal);
const instant = fc
  .integer({ min: 0, max: 4_000_000_000_000 })
  .map((value) => ({ kind: 'instant', value }) satisfies Literal);
const op = fc.constantFrom(...comparisons);
const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('compare' as const),
    field: fc.constantFrom('ListPrice', 'YearBuilt'),
    op,
    literal: number,
  }),
  fc.record({
    kind: fc.constant('compare' as const),
    field: fc.constantFrom('City', 'ListingKey'),
    op,
    literal: text,
  }),
  fc.record({
    kind: fc.constant('compare' as const),
    field: fc.constant('ModificationTimestamp'),
    op,
    literal: instant,
  }),
  fc.record({
    kind: fc.constant('in' as const),
    field: fc.constant('City'),
    literals: fc.array(text, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant('text' as const),
    op: fc.constantFrom('contains', 'startswith', 'endswith'),
    field: fc.constant('City'),
    text: fc.string({ maxLength: 5 }),
  }),
  fc.record({
    kind: fc.constant('any' as const),
    field: fc.constant('Heating'),
    op: fc.constant('eq' as const),
    literal: text,
  }),
);
const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      parts: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), part: tie('filter') }),
  ),
})).filter;

const holds = (written: string, row: Record<string, unknown>): boolean =>
  matcher(model, parseFilter(written))((field) => row[field]);

describe('reading filters', () => {
  it('reads back whatever is written', () => {
    fc.assert(
      fc.property(filter, (given) => {
        expect(parseFilter(write(given))).toEqual(given);
      }),
    );
  });

  it('agrees with not, and, or', () => {
    fc.assert(
      fc.property(
        filter,
        filter,
        fc.integer({ min: 0, max: 3000 }),
        fc.string({ maxLength: 4 }),
        (a, b, year, city) => {
          const row = {
            YearBuilt: year,
            City: city,
            ListPrice: year * 100,
            ListingKey: city,
            ModificationTimestamp: year * 1e9,
            Heating: [city],
          };
          const [one, two] = [holds(write(a), row), holds(write(b), row)];
          expect(holds(`not (${write(a)})`, row)).toBe(!one);
          expect(holds(`${write(a)} and ${write(b)}`, row)).toBe(one && two);
          expect(holds(`${write(a)} or ${write(b)}`, row)).toBe(one || two);
        },
      ),
    );
  });

  it('fails only with a 400', () => {
    const noise = fc.array(
      fc.constantFrom(
        "'",
        '(',
        ')',
        ' ',
        'and',
        'not ',
        'City',
        ' eq ',
        '1',
        'null',
        '/any',
        ':',
        ',',
        'in',
        '-',
        'é',
      ),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(noise, (parts) => {
        try {
          matcher(model, parseFilter(parts.join('')));
        } catch (error) {
          expect(error).toBeInstanceOf(ODataError);
          expect((error as ODataError).statusCode).toBe(400);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '',
    'City',
    'City eq',
    "City eq 'Omaha",
    "City eq 'Omaha' and",
    'City is 1',
    "(City eq 'a'",
    "City eq 'a')",
    'ListPrice gt 5 ListPrice',
    'City eq Omaha',
    "concat(City,'a') eq 'b'",
    `${'('.repeat(60)}YearBuilt eq 1${')'.repeat(60)}`,
  ])('refuses %j', (written) => {
    expect(() => parseFilter(written)).toThrow(ODataError);
  });

  it.each([
    "Foo eq 'a'",
    "ListPrice eq 'a'",
    'City eq 5',
    'MlgCanView eq 1',
    "Heating eq 'Gas'",
    "City/any(v:v eq 'x')",
    "contains(ListPrice,'1')",
    "ModificationTimestamp gt 'x'",
  ])('refuses %j for its types', (written) => {
    expect(() => matcher(model, parseFilter(written))).toThrow(ODataError);
  });
});

describe('matching', () => {
  const row = {
    City: 'Fort Calhoun',
    StandardStatus: 'Active Under Contract',
    ListPrice: 250_000,
    YearBuilt: null,
    MlgCanView: true,
    OnMarketDate: '2026-05-01',
    ModificationTimestamp: Date.parse('2026-05-02T03:04:05.678Z'),
    Heating: ['Forced Air', 'Natural Gas'],
  };
  it.each([
    ["City eq 'Fort Calhoun'", true],
    ["contains(City,'CAL')", true],
    ["startswith(City,'Cal')", false],
    ["StandardStatus eq 'ActiveUnderContract'", true],
    ["StandardStatus in ('Active','Active Under Contract')", true],
    ["StandardStatus eq 'Nonsense'", false],
    ["StandardStatus eq org.reso.metadata.enums.StandardStatus'ActiveUnderContract'", true],
    ['ListPrice ge 2.5e5 and ListPrice lt 250000.01', true],
    ['YearBuilt eq null', true],
    ['YearBuilt ne 1950', true],
    ['YearBuilt gt 1', false],
    ['MlgCanView eq true', true],
    ['OnMarketDate ge 2026-05-01', true],
    ['ModificationTimestamp gt 2026-05-01T22:04:05.677-05:00', true],
    ['ModificationTimestamp gt 2026-05-02T03:04:05.678Z', false],
    ['ModificationTimestamp ge 2026-05-02', true],
    ["Heating/any(h: h eq 'ForcedAir')", true],
    ["Heating/all(h: h eq 'Forced Air')", false],
    ["not (City eq 'Omaha') and (ListPrice eq 1 or ListPrice eq 250000)", true],
  ])('%s is %s', (written, expected) => {
    expect(holds(written, row)).toBe(expected);
  });

  it('finds the owners that a filter is limited to', () => {
    expect(wantedTexts(parseFilter("A eq 1 and Owner in ('x','y')"), 'Owner')).toEqual(['x', 'y']);
    expect(wantedTexts(parseFilter("A eq 1 or Owner eq 'x'"), 'Owner')).toBeNull();
  });
});
