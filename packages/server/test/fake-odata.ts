import { MlsError } from '../src/feed/mls/mls-error.ts';

type Row = Record<string, unknown>;

export interface FakeOdataOptions {
  /** Rows by resource; may change between requests. */
  resources: Record<string, Row[]>;
  /** The `$metadata` document; without one the answer is 404. */
  metadata?: string;
  /** Child resource by the name it is expanded under; others are refused. */
  expands?: Record<string, { resource: string; owner: string }>;
  /** The most rows a page has, whatever `$top` says. */
  cap?: number;
  /** A larger `$top` is refused. */
  largestTop?: number;
  hasLinks?: boolean;
  canCount?: boolean;
  canOrder?: boolean;
  /** Rows come in its own order, even when another is asked for. */
  ignoresOrder?: boolean;
  canSkip?: boolean;
  /** Other fields can't be filtered by. */
  searchable?: readonly string[];
  /** What every filter must have. */
  mustFilter?: string;
  canIn?: boolean;
  /** Called before each answer. */
  onAsk?: (url: URL) => void;
}

/** An OData server in memory, with the limits that real ones have. Knows the filters we send. */
export class FakeOdata {
  readonly url = 'https://mls.example/odata';
  readonly asked: string[] = [];
  readonly options: FakeOdataOptions;

  constructor(options: FakeOdataOptions) {
    this.options = options;
  }

  isOurs(url: string): boolean {
    return url.startsWith(this.url);
  }

  async text(address: string): Promise<string> {
    this.asked.push(decodeURIComponent(address));
    if (this.options.metadata === undefined) throw new MlsError('No metadata.', 404);
    return this.options.metadata;
  }

  async entity(address: string): Promise<unknown> {
    this.asked.push(decodeURIComponent(address));
    const [, resource = '', key] =
      /\/(\w+)\('(.*)'\)/.exec(decodeURIComponent(address.split('?')[0] ?? '')) ?? [];
    return this.options.resources[resource]?.find((row) => row.ListingKey === key) ?? null;
  }

  async page(address: string) {
    this.asked.push(decodeURIComponent(address));
    const url = new URL(address);
    const { options } = this;
    options.onAsk?.(url);
    const resource = url.pathname.split('/').at(-1) ?? '';
    const all = options.resources[resource];
    if (!all) throw new MlsError(`There is no ${resource}.`, 404);
    const ask = (name: string) => url.searchParams.get(name);
    const filter = ask('$filter') ?? '';
    const order = ask('$orderby')?.split(',') ?? [];
    const top = Number(ask('$top') ?? 500);
    if (top > (options.largestTop ?? top)) throw new MlsError('$top is too large.', 413);
    if (options.mustFilter && !filter.includes(options.mustFilter)) {
      throw new MlsError(`${options.mustFilter} is missing.`, 400);
    }
    if (order.length > 0 && options.canOrder === false) throw new MlsError('No $orderby.', 400);
    if (ask('$skip') && options.canSkip === false) throw new MlsError('No $skip.', 400);
    const matches = readFilter(filter, options);
    const expands = (ask('$expand')?.split(',') ?? []).map((name) => {
      const child = options.expands?.[name];
      if (!child) throw new MlsError(`${name} can’t be expanded.`, 400);
      return { name, ...child };
    });
    const found = all.filter(matches);
    if (order.length > 0 && !options.ignoresOrder) found.sort((a, b) => compare(a, b, order));
    const from = Number(ask('$skiptoken') ?? ask('$skip') ?? 0);
    const rows = found.slice(from, from + Math.min(top, options.cap ?? top));
    const next = from + rows.length;
    url.searchParams.delete('$skip');
    url.searchParams.set('$skiptoken', String(next));
    return {
      rows: rows.map((row) => ({
        ...row,
        ...Object.fromEntries(
          expands.map(({ name, resource: child, owner }) => [
            name,
            options.resources[child]?.filter((one) => one[owner] === row.ListingKey) ?? [],
          ]),
        ),
      })),
      nextLink: options.hasLinks && next < found.length ? url.href : null,
      count: ask('$count') === 'true' && options.canCount !== false ? found.length : null,
    };
  }
}

function compare(a: Row, b: Row, order: readonly string[]): number {
  for (const field of order) {
    const [x, y] = [String(a[field]), String(b[field])];
    if (x !== y) return x < y ? -1 : 1;
  }
  return 0;
}

function readFilter(text: string, options: FakeOdataOptions): (row: Row) => boolean {
  const bare = outer(text.trim());
  if (bare === '') return () => true;
  for (const [word, every] of [
    [' or ', false],
    [' and ', true],
  ] as const) {
    const parts = split(bare, word);
    if (parts.length < 2) continue;
    const tests = parts.map((part) => readFilter(part, options));
    return (row) => (every ? tests.every((test) => test(row)) : tests.some((test) => test(row)));
  }
  const [, field = '', op = '', value = ''] = /^(\w+) (eq|ge|gt|in) (.*)$/s.exec(bare) ?? [];
  if (options.searchable && !options.searchable.includes(field)) {
    throw new MlsError(`${field} can’t be searched.`, 400);
  }
  if (op === 'in') {
    if (options.canIn === false) throw new MlsError('"in" isn’t known.', 400);
    const values = value.slice(1, -1).split(',').map(plain);
    return (row) => values.includes(String(row[field]));
  }
  const wanted = plain(value);
  if (op === 'eq') return (row) => String(row[field]) === wanted;
  if (op === 'ge') return (row) => String(row[field]) >= wanted;
  return (row) => String(row[field]) > wanted;
}

const plain = (literal: string) => literal.replace(/^'(.*)'$/s, '$1').replaceAll("''", "'");

/** Without parentheses around all of it. */
function outer(text: string): string {
  return text.startsWith('(') && split(text, ' ').length === 1 ? text.slice(1, -1) : text;
}

/** Splits at a word outside parentheses. */
function split(text: string, word: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    else if (depth === 0 && text.startsWith(word, at)) {
      parts.push(text.slice(from, at));
      from = at + word.length;
    }
  }
  return [...parts, text.slice(from)];
}
