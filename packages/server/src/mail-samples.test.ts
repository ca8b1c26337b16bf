import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inLanguage, readSettings } from '#platform';
import { mailSamples } from './mail-samples.ts';

const settings = readSettings({ PUBLIC_URL: 'http://localhost:3000/' }, '/');
const english = mailSamples(settings);
const spanish = inLanguage('es', () => mailSamples(settings));
const each = (samples: typeof english) => samples.map((sample) => [sample.name, sample] as const);
const toClients = spanish.filter(({ isForStaff }) => !isForStaff);
const { name, street, licenseLine, licenseLineInSpanish } = settings.brokerage;

/** What samples say in both languages: names and addresses. */
const REASON = 'It went under contract this morning.';
const DATA = [
  REASON,
  name,
  'Sample Realty',
  'Nora Lindqvist',
  licenseLine,
  licenseLineInSpanish,
  'Dundee under $450,000',
  'Chrome',
  'Windows',
];

it('samples have unique names', () => {
  expect(new Set(english.map((sample) => sample.name)).size).toBe(english.length);
});

describe.each(each([...english, ...toClients]))('the email %s', (_name, { draft }) => {
  const bodies = [draft.text, draft.html.replaceAll('&amp;', '&')];

  it('has its news in one line of at most 70 characters', () => {
    expect(draft.subject).toMatch(/^[^\p{Cc}]{5,70}$/u);
    expect(draft.subject).not.toMatch(/…|undefined|null|\{/);
  });

  it('has the brokerage’s name, postal address and license, and why it was sent', () => {
    for (const body of bodies) {
      for (const fact of [name, street ?? '']) expect(body).toContain(fact);
      const lines = [licenseLine ?? '', licenseLineInSpanish ?? ''];
      expect(lines.filter((line) => body.includes(line))).toHaveLength(1);
      expect(body).toMatch(/You’re getting this email because|Recibe este correo porque/);
      expect(body).not.toMatch(/undefined|\[object|<script/);
    }
    expect(draft.text).not.toMatch(/null|<\w/);
  });

  it('has at most two buttons, and no naked address in its markup', () => {
    expect(draft.html.match(/class="(primary|second)"/g)?.length ?? 0).toBeLessThanOrEqual(2);
    expect(draft.html.replace(/<[^>]*>/g, ' ')).not.toMatch(/https?:/);
  });

  it('loads the mark and photos of homes from our own site, and nothing else', () => {
    const sources = [...draft.html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source);
    for (const source of sources) {
      expect(source).toMatch(/^http:\/\/localhost:3000\/(mark\.png|photos\/sample\/1280\.jpg)$/);
    }
    expect(draft.html).not.toMatch(/url\(|@import|<link|background="/);
  });
});

describe.each(each(toClients))('the email %s in Spanish', (key, { draft }) => {
  it('has no English sentence, and leads to Spanish pages', () => {
    const given = english.find((sample) => sample.name === key)?.draft;
    expect(draft.subject).not.toBe(given?.subject);
    const saidIn = (text = '') =>
      wordsOf(text).filter((line) => /\p{L}{2,}\s+\p{L}{2,}/u.test(line));
    const before = new Set(saidIn(given?.text));
    expect(saidIn(draft.text).filter((line) => before.has(line))).toEqual([]);
    expect(wordsOf(`${draft.subject}\n${draft.text}`).join('\n')).not.toMatch(
      /\b(the|you|your|with|this|from|was|were|and|is|are|for|if)\b/i,
    );
    for (const link of draft.text.match(/http:\/\/localhost:3000\S*/g) ?? []) {
      expect(link).toContain('http://localhost:3000/es/');
    }
    expect(draft.html).toContain('<html lang="es"');
    for (const { content } of draft.attachments ?? []) expect(content).toMatch(/PRODID:.*\/\/ES/);
  });
});

/** The lines of a text without addresses and other data. */
function wordsOf(text: string): string[] {
  const shorter = DATA.reduce<string>(
    (rest, fact) => (fact ? rest.replaceAll(fact, '').replaceAll(fact.toUpperCase(), '') : rest),
    text,
  );
  return shorter
    .replace(/https?:\S+|\S+@\S+|5011 Chicago St.*?(, NE 68132)?|1299 Farnam Street.*/g, '')
    .split('\n');
}

it('is shown for every kind of email', () => {
  const kinds = new Set(english.map(({ draft }) => draft.kind));
  // Written by staff or by the lead, in their own words.
  const letters = ['leads.email', 'leads.email-received', 'leads.newsletter'];
  const folder = import.meta.dirname;
  const missing = globSync('*/**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', 'platform/**'] })
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .filter((text) => /\b(layOutEmail|accountEmail)\(settings, \{/.test(text))
    .flatMap((text) => [...text.matchAll(/kind: (?:\w+\s+\? )?[`']([a-z]+\.[\w-]+)/g)])
    .map(([, kind = '']) => kind)
    .filter((kind) => !letters.includes(kind))
    .filter(
      (kind) =>
        ![...kinds].some(
          (shown) => shown === kind || (kind.endsWith('-') && shown.startsWith(kind)),
        ),
    );
  expect(missing).toEqual([]);
});
