import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';
import { readSettings, SettingsError } from './settings.ts';

const mapOf = (env: Record<string, string>) => readSettings(env, '/').map;

test('without a style no host is allowed, even if hosts are listed', () => {
  expect(mapOf({ MAP_HOSTS: 'tiles.example.org' })).toEqual({ styles: null, origins: [] });
  expect(pagePolicy('n', { mapOrigins: [] })).toContain("connect-src 'self';");
});

test('the host of the style and the listed hosts enter the policy, and no others', () => {
  const map = mapOf({
    MAP_STYLE_URL: 'https://tiles.example.org/styles/liberty',
    MAP_HOSTS: 'fonts.example.org, https://pictures.example.org:8443, tiles.example.org',
  });
  expect(map).toEqual({
    styles: {
      light: 'https://tiles.example.org/styles/liberty',
      dark: 'https://tiles.example.org/styles/liberty',
    },
    origins: [
      'https://tiles.example.org',
      'https://fonts.example.org',
      'https://pictures.example.org:8443',
    ],
  });
  const policy = pagePolicy('n', { mapOrigins: map.origins });
  expect(policy).toContain(
    "connect-src 'self' https://tiles.example.org https://fonts.example.org https://pictures.example.org:8443;",
  );
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example.org");
  expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';");
});

test('a style of its own for the dark scheme, with its host', () => {
  const map = mapOf({
    MAP_STYLE_URL: 'https://tiles.example.org/light',
    MAP_DARK_STYLE_URL: 'https://night.example.org/dark',
  });
  expect(map).toEqual({
    styles: { light: 'https://tiles.example.org/light', dark: 'https://night.example.org/dark' },
    origins: ['https://tiles.example.org', 'https://night.example.org'],
  });
  expect(mapOf({ MAP_DARK_STYLE_URL: 'https://night.example.org/dark' }).styles).toBeNull();
});

test.each<Record<string, string>>([
  { MAP_STYLE_URL: 'http://tiles.example.org/style.json' },
  { MAP_STYLE_URL: 'tiles.example.org' },
  { MAP_DARK_STYLE_URL: 'http://tiles.example.org/dark.json' },
  { MAP_HOSTS: '*.example.org' },
  { MAP_HOSTS: 'example.org/tiles' },
  { MAP_HOSTS: "example.org; script-src 'unsafe-inline'" },
])('refuses $MAP_STYLE_URL$MAP_DARK_STYLE_URL$MAP_HOSTS', (env) => {
  expect(() => mapOf(env)).toThrow(SettingsError);
});
