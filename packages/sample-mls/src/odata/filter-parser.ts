import { badRequest } from './odata-error.ts';

export type Literal =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'null' }
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'instant'; readonly value: number };

export const comparisons = ['eq', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
export type Comparison = (typeof comparisons)[number];

const textFunctions = ['contains', 'startswith', 'endswith'] as const;
type TextFunction = (typeof textFunctions)[number];

export type Filter =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly kind: 'not'; readonly part: Filter }
  | {
      readonly kind: 'compare';
      readonly field: string;
      readonly op: Comparison;
      readonly literal: Literal;
    }
  | { readonly kind: 'in'; readonly field: string; readonly literals: readonly Literal[] }
  | {
      readonly kind: 'text';
      readonly field: string;
      readonly op: TextFunction;
      readonly text: string;
    }
  /** `Heating/any(h: h eq 'Forced Air')`: one value of a collection. */
  | {
      readonly kind: 'any' | 'all';
      readonly field: string;
      readonly op: Comparison;
      readonly literal: Literal;
    };

const tokenPattern =
  /\s+|(?<quoted>'(?:[^']|'')*')|(?<instant>\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,12})?)?(?:Z|[+-]\d\d:\d\d))|(?<date>\d{4}-\d\d-\d\d)|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<word>[A-Za-z_][A-Za-z0-9_.]*)|(?<sign>[(),/:])/y;

type Token = {
  readonly kind: 'quoted' | 'instant' | 'date' | 'number' | 'word' | 'sign';
  readonly text: string;
  readonly at: number;
};

function tokens(text: string): Token[] {
  const found: Token[] = [];
  tokenPattern.lastIndex = 0;
  while (tokenPattern.lastIndex < text.length) {
    const at = tokenPattern.lastIndex;
    const match = tokenPattern.exec(text);
    if (match === null)
      throw badRequest(
        `The filter can't be read at position ${at + 1}: ${text.slice(at, at + 20)}`,
      );
    for (const kind of ['quoted', 'instant', 'date', 'number', 'word', 'sign'] as const) {
      const part = match.groups?.[kind];
      if (part !== undefined) found.push({ kind, text: part, at });
    }
  }
  return found;
}

const maxDepth = 40;
const maxItems = 2_000;

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  constructor(text: string) {
    this.#tokens = tokens(text);
  }

  parse(): Filter {
    const filter = this.#or(0);
    const left = this.#tokens[this.#at];
    if (left !== undefined) this.#fail(`unexpected '${left.text}'`);
    return filter;
  }

  #fail(what: string): never {
    const token = this.#tokens[this.#at] ?? this.#tokens[this.#tokens.length - 1];
    throw badRequest(
      `The filter can't be read: ${what}${token === undefined ? '' : ` near position ${token.at + 1}`}.`,
    );
  }

  #peek(text: string): boolean {
    return this.#tokens[this.#at]?.text === text;
  }

  #take(text: string): boolean {
    if (!this.#peek(text)) return false;
    this.#at++;
    return true;
  }

  #expect(text: string): void {
    if (!this.#take(text)) this.#fail(`'${text}' is missing`);
  }

  #or(depth: number): Filter {
    if (depth > maxDepth) this.#fail('too many parentheses');
    const parts = [this.#and(depth)];
    while (this.#take('or')) parts.push(this.#and(depth));
    return parts.length === 1 ? (parts[0] as Filter) : { kind: 'or', parts };
  }

  #and(depth: number): Filter {
    const parts = [this.#unary(depth)];
    while (this.#take('and')) parts.push(this.#unary(depth));
    return parts.length === 1 ? (parts[0] as Filter) : { kind: 'and', parts };
  }

  #unary(depth: number): Filter {
    if (this.#take('not')) {
      if (depth > maxDepth) this.#fail('too many negations');
      return { kind: 'not', part: this.#unary(depth + 1) };
    }
    if (this.#take('(')) {
      const inner = this.#or(depth + 1);
      this.#expect(')');
      return inner;
    }
    return this.#term();
  }

  #word(what: string): string {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'word') this.#fail(`${what} is missing`);
    this.#at++;
    return token.text;
  }

  #comparison(): Comparison {
    const word = this.#word('a comparison');
    const op = comparisons.find((one) => one === word);
    if (op === undefined) {
      this.#at--;
      this.#fail(`'${word}' isn't a comparison`);
    }
    return op;
  }

  #term(): Filter {
    const word = this.#word('a field');
    const call = textFunctions.find((one) => one === word);
    if (call !== undefined && this.#take('(')) {
      const field = this.#word('a field');
      this.#expect(',');
      const text = this.#literal();
      if (text.kind !== 'text') this.#fail(`${call} takes a text`);
      this.#expect(')');
      // `contains(City,'x') eq true` is allowed too.
      if (this.#peek('eq') && this.#tokens[this.#at + 1]?.text === 'true') this.#at += 2;
      return { kind: 'text', field, op: call, text: text.value };
    }
    if (this.#take('/')) return this.#lambda(word);
    if (this.#take('in')) return { kind: 'in', field: word, literals: this.#list() };
    return { kind: 'compare', field: word, op: this.#comparison(), literal: this.#literal() };
  }

  #lambda(field: string): Filter {
    const kind = this.#word("'any' or 'all'");
    if (kind !== 'any' && kind !== 'all') this.#fail("only '/any' and '/all' are known");
    this.#expect('(');
    const variable = this.#word('a variable');
    this.#expect(':');
    if (this.#word('the variable') !== variable) this.#fail(`'${variable}' is missing`);
    const filter: Filter = { kind, field, op: this.#comparison(), literal: this.#literal() };
    this.#expect(')');
    return filter;
  }

  #list(): Literal[] {
    this.#expect('(');
    const literals = [this.#literal()];
    while (this.#take(',')) {
      literals.push(this.#literal());
      if (literals.length > maxItems) this.#fail(`more than ${maxItems} values`);
    }
    this.#expect(')');
    return literals;
  }

  #literal(): Literal {
    const token = this.#tokens[this.#at];
    if (token === undefined) this.#fail('a value is missing');
    this.#at++;
    switch (token.kind) {
      case 'quoted':
        return { kind: 'text', value: token.text.slice(1, -1).replaceAll("''", "'") };
      case 'number':
        return { kind: 'number', value: Number(token.text) };
      case 'date':
      case 'instant': {
        const at = Date.parse(token.text);
        if (Number.isNaN(at)) this.#fail(`'${token.text}' is no date`);
        return token.kind === 'date'
          ? { kind: 'date', value: token.text }
          : { kind: 'instant', value: at };
      }
      case 'word': {
        if (token.text === 'true' || token.text === 'false')
          return { kind: 'flag', value: token.text === 'true' };
        if (token.text === 'null') return { kind: 'null' };
        // An enumeration literal of a typed feed: Odata.Models.StandardStatus'Active'.
        const next = this.#tokens[this.#at];
        if (next?.kind === 'quoted' && next.at === token.at + token.text.length)
          return this.#literal();
        this.#at--;
        return this.#fail(`'${token.text}' isn't a value`);
      }
      case 'sign':
        this.#at--;
        return this.#fail('a value is missing');
    }
  }
}

/**
 * Reads an OData 4 `$filter`: comparisons, `in`, and/or/not, parentheses, contains, startswith,
 * endswith, and any/all over a collection. Refuses anything else with 400 and the position.
 */
export const parseFilter = (text: string): Filter => new Parser(text).parse();
