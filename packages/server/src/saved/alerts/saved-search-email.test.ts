import { describe, expect, it } from 'vitest';
import { sampleHome } from '#listings';
import { inLanguage, readSettings } from '#platform';
import type { AlertHome } from './alert-subject.ts';
import { savedSearchEmail } from './saved-search-email.ts';

const settings = readSettings({ PUBLIC_URL: 'https://homes.example' }, '/');
const at = new Date('2026-03-07T19:00:00Z');

type News = AlertHome['news'][number]['news'];

function found(given: Partial<AlertHome['home']> = {}, ...news: News[]): AlertHome {
  const kinds = news.length > 0 ? news : (['new'] as const);
  return {
    home: { ...sampleHome, ...given },
    news: kinds.map((kind) => ({
      news: kind,
      happened_at: at,
      previous_price_cents: kind === 'price-drop' ? 42_900_000 : null,
    })),
  };
}

const searched = (...homes: AlertHome[]) => ({
  firstName: 'Megan',
  token: 'sample-token',
  searches: [{ id: 'sample', name: 'Dundee under $450,000', homes }],
});
const written = (...homes: AlertHome[]) => savedSearchEmail(settings, searched(...homes));

it('shows one home with its photo, news, price and firm, and how to stop, in text and HTML', () => {
  const mail = written(found({}, 'price-drop', 'open-house'));
  expect(mail.subject).toBe('Price drop: 5011 Chicago St is now $415,000');
  for (const body of [mail.text, mail.html.replaceAll('&amp;', '&')]) {
    expect(body).toContain('Hi Megan,');
    expect(body).toContain('Price drop from $429,000, Open house Sat, Mar 7, 1:00 PM');
    expect(body).toContain('$415,000');
    expect(body).toContain('4 bd · 3.5 ba · 2,450 sq ft');
    expect(body).toContain('5011 Chicago St, Omaha');
    expect(body).toContain('Listed by Sample Realty, 402-555-0100');
    expect(body).toContain('https://homes.example/singleproduct/22612345');
    expect(body).toContain('https://homes.example/singleproduct/22612345/tour');
    expect(body).toContain('https://homes.example/unsubscribe#token=sample-token');
    expect(body).toContain('1299 Farnam Street');
  }
  expect(mail.html).toContain(
    '<img src="https://homes.example/photos/sample/1280.jpg" alt="Photo of 5011 Chicago St, Omaha" width="536" height="357"',
  );
  expect(mail.headers).toEqual({
    'List-Unsubscribe': '<https://homes.example/unsubscribe/one-click/sample-token>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

it('is in Spanish for who reads Spanish, with links to Spanish pages', () => {
  const mail = inLanguage('es', () => written(found({}, 'price-drop')));
  expect(mail.subject).toBe('Precio rebajado: 5011 Chicago St ahora en $415,000');
  expect(mail.text).toContain('Hola, Megan:');
  expect(mail.text).toContain('Precio rebajado, antes $429,000');
  expect(mail.text).toContain('4 dorm. · 3.5 ba. · 2,450 pies²');
  expect(mail.text).toContain('https://homes.example/es/singleproduct/22612345');
  expect(mail.text).toContain('https://homes.example/es/unsubscribe#token=sample-token');
  expect(mail.html).toContain('<html lang="es"');
  expect(mail.html).toContain('"https://homes.example/photos/sample/1280.jpg"');
});

it('lists several homes, with at most two buttons', () => {
  const homes = ['1', '2', '3'].map((mls_number) => found({ mls_number }));
  const { html, text } = written(...homes);
  expect(html.match(/<img[^>]*photos/g)).toHaveLength(3);
  expect(text.match(/Listed by/g)).toHaveLength(3);
  expect(html.match(/class="(primary|second)"/g)).toBeNull();
});

it('shows neither street nor photo that may not be shown', () => {
  const { html, text, subject } = written(found({ address_shown: false, photo_token: null }));
  for (const body of [html, text, subject]) expect(body).not.toContain('Chicago');
  expect(text).toContain('MLS #22612345, Omaha');
  expect(html).not.toContain('/photos/');
});

describe('the subject', () => {
  const elsewhere = { mls_number: '2', city: 'Elkhorn' };
  const second = { mls_number: '2' };
  it.each<[string, AlertHome[]]>([
    ['New in Dundee: 4 bd for $415,000', [found()]],
    ['New in Omaha: $415,000', [found({ subdivision: null, beds: null })]],
    ['Back on the market: 5011 Chicago St, $415,000', [found({}, 'back-on-market')]],
    ['Open house: 5011 Chicago St, Sat, Mar 7, 1:00 PM', [found({}, 'open-house')]],
    ['Price drop: MLS #22612345 is now $415,000', [found({ address_shown: false }, 'price-drop')]],
    ['2 new homes in Omaha', [found(), found(second)]],
    ['2 new homes for you', [found(), found(elsewhere)]],
    ['2 price drops in Omaha', [found({}, 'price-drop'), found(second, 'price-drop')]],
    ['News on 2 homes in Omaha', [found(), found(second, 'price-drop')]],
    ['News on 2 homes in your saved searches', [found(), found(elsewhere, 'price-drop')]],
  ])('%s', (subject, homes) => {
    expect(written(...homes).subject).toBe(subject);
  });

  it('keeps its price when the street is long, and is one line of at most 70 characters', () => {
    const street_address = `12345 Saint\r\nBcc: eve@example.org ${'Long Name '.repeat(9)}Circle`;
    for (const language of ['en', 'es'] as const) {
      const mail = inLanguage(language, () => written(found({ street_address }, 'price-drop')));
      expect(mail.subject).toMatch(/^[^\r\n]{20,70}$/);
      expect(mail.subject).toMatch(/\$415,000$/);
    }
  });
});
