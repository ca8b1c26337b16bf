import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { contrastOf, schemes } from '../../test/token-colors.ts';

const TEXT = 4.5;
const PARTS = 3;

const app = fileURLToPath(new URL('..', import.meta.url));
/** The declarations of every rule of our style sheets. */
const rules = globSync('**/*.css', { cwd: app }).flatMap((path) => {
  const css = readFileSync(`${app}/${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(/\{([^{}]*)\}/g)].map(([, body]) => String(body));
});

const textIn = (rule: string) => /(?:^|[;\s])color:\s*var\(--([\w-]+)\)/.exec(rule)?.[1];
const groundIn = (rule: string) => /background(?:-color)?:\s*var\(--([\w-]+)\)/.exec(rule)?.[1];

/** The grounds that text of each color is read on. */
const grounds: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'card', 'spruce-wash', 'wheat-wash', 'skeleton', 'line'],
  quiet: ['paper', 'card', 'spruce-wash', 'wheat-wash', 'skeleton'],
  spruce: ['paper', 'card', 'spruce-wash', 'wheat-wash'],
  good: ['paper', 'card'],
  warn: ['paper', 'card', 'wheat-wash'],
  bad: ['paper', 'card', 'spruce-wash', 'wheat-wash'],
  card: ['bad'],
  'on-spruce': ['spruce'],
  'on-wheat': ['wheat'],
  'on-deep': ['spruce-deep', 'deep-line'],
  'on-deep-quiet': ['spruce-deep'],
  gallery: ['gallery-ink'],
  'gallery-ink': ['gallery'],
};

/** Colors of charts and marks, which text beside them names. */
const marks = ['wheat', 'chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5'];

/** Borders of fields, outlines of focus and colored edges of messages, with what is beside them. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['paper', 'card', 'spruce-wash', 'wheat-wash'],
  spruce: ['paper', 'card', 'spruce-wash', 'wheat-wash'],
  good: ['paper', 'card'],
  warn: ['paper', 'card'],
  bad: ['paper', 'card'],
  'chart-1': ['paper', 'card'],
  'chart-2': ['paper', 'card'],
  'chart-3': ['paper', 'card'],
  'chart-4': ['paper', 'card'],
  'chart-5': ['paper', 'card'],
  'on-deep': ['spruce-deep'],
  'gallery-ink': ['gallery'],
};

describe.each(schemes)('in the %s scheme', (scheme) => {
  const least = (text: string, ground: string) =>
    contrastOf(`var(--${text})`, `var(--${ground})`, scheme);

  it.each(pairsOf(grounds))('text in %s is readable on %s', (text, ground) => {
    expect(least(text, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(pairsOf(parts))('a part in %s stands out from %s', (part, ground) => {
    expect(least(part, ground)).toBeGreaterThanOrEqual(PARTS);
  });

  it('every rule that sets both a text color and a ground is readable', () => {
    const pairs = rules.flatMap((rule) => {
      const [text, ground] = [textIn(rule), groundIn(rule)];
      return text && ground ? [[text, ground] as const] : [];
    });
    expect(pairs.length).toBeGreaterThan(20);
    const weak = pairs.filter(([text, ground]) => least(text, ground) < TEXT);
    expect(weak).toEqual([]);
  });
});

test('every text color in the style sheets is among those above', () => {
  const used = new Set(rules.flatMap((rule) => textIn(rule) ?? []));
  expect(used.size).toBeGreaterThan(10);
  const known = new Set([...Object.keys(grounds), ...marks]);
  expect([...used].filter((text) => !known.has(text))).toEqual([]);
});

test('contrast is computed as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff', 'light')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff', 'light')).toBeCloseTo(4.48, 2);
});

function pairsOf(table: Readonly<Record<string, readonly string[]>>): [string, string][] {
  return Object.entries(table).flatMap(([one, others]) =>
    others.map((other): [string, string] => [one, other]),
  );
}
