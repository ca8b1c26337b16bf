import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as localJsx from './local-jsx.ts';

describe('addresses in the Spanish build', () => {
  let jsx: typeof localJsx.jsx;
  let plainPath: (pathname: string) => string;

  beforeAll(async () => {
    vi.stubGlobal('PAGE_LANGUAGE', 'es');
    vi.resetModules();
    ({ jsx } = await import('./local-jsx.ts'));
    ({ plainPath } = await import('./local-href.ts'));
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  const propsOf = (type: string, props: object) =>
    (jsx(type as 'a', props) as { props: Record<string, unknown> }).props;

  it.each([
    ['/', '/es/'],
    ['/contactus?home=1#form', '/es/contactus?home=1#form'],
    ['/homes/city/St.%20Paul', '/es/homes/city/St.%20Paul'],
    ['/es/homepage', '/es/homepage'],
    ['/esign', '/es/esign'],
    ['/photos/abc/640.webp', '/photos/abc/640.webp'],
    ['/api/v1/x', '/api/v1/x'],
    ['/auth/start/google?mode=page', '/auth/start/google?mode=page'],
    ['/singleproduct/1/open-house/2.ics', '/singleproduct/1/open-house/2.ics'],
    ['//other.example.org/', '//other.example.org/'],
    ['https://other.example.org/', 'https://other.example.org/'],
    ['#main', '#main'],
    ['mailto:a@b.org', 'mailto:a@b.org'],
  ])('a link to %s leads to %s', (href, led) => {
    expect(propsOf('a', { href }).href).toBe(led);
  });

  it('keeps forms in the language, and leaves links to the other one alone', () => {
    expect(propsOf('form', { action: '/signout' }).action).toBe('/es/signout');
    expect(propsOf('button', { formAction: '/quiz' }).formAction).toBe('/es/quiz');
    expect(propsOf('a', { href: '/quiz', hrefLang: 'en' }).href).toBe('/quiz');
    expect(propsOf('link', { href: '/favicon.svg' }).href).toBe('/favicon.svg');
  });

  it('reads paths without the language', () => {
    expect(['/es', '/es/login.data', '/esign', '/ES/quiz'].map(plainPath)).toEqual([
      '/',
      '/login',
      '/esign',
      '/quiz',
    ]);
  });
});
