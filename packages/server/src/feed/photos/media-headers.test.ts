import { expect, test } from 'vitest';
import { type PictureHost, startPictureHost } from '../../../test/picture-host.ts';
import { fetchPicture } from './fetch-picture.ts';
import { mediaHeaders } from './media-headers.ts';
import { photoHostRule } from './photo-host-rule.ts';

const signIn = { token: async () => 'secret' };
const signal = new AbortController().signal;
const bare = { MLS_VENDOR: undefined, MLS_MEDIA_USER_AGENT: undefined };

const headersAt = (
  address: string,
  MLS_URL: string,
  settings: { MLS_MEDIA_USER_AGENT?: string; MLS_MEDIA_AUTHORIZATION?: boolean } = {},
) =>
  mediaHeaders({ ...bare, MLS_MEDIA_AUTHORIZATION: false, MLS_URL, ...settings }, signIn)(
    new URL(address),
    signal,
  );

const plain = 'https://api.mls.example/odata';
const grid = 'https://api.mlsgrid.com/v2';

test('without settings, only MLS Grid gets the token, as the user agent', async () => {
  const ours = { 'user-agent': 'Homestead' };
  expect(await headersAt('https://api.mls.example/a.jpg', plain)).toEqual(ours);
  const asAgent = { 'user-agent': 'secret' };
  expect(await headersAt('https://media.mlsgrid.com/a.jpg', grid)).toEqual(asAgent);
  expect(await headersAt('http://media.mlsgrid.com/a.jpg', grid)).toEqual(ours);
  expect(await headersAt('https://cdn.example/a.jpg', grid)).toEqual(ours);
});

test('the token goes to the MLS’s own hosts only', async () => {
  const both = { MLS_MEDIA_USER_AGENT: 'token', MLS_MEDIA_AUTHORIZATION: true };
  expect(await headersAt('https://api.mls.example/a.jpg', plain, both)).toEqual({
    'user-agent': 'secret',
    authorization: 'Bearer secret',
  });
  for (const address of [
    'http://api.mls.example/a.jpg',
    'https://api.mls.example:8443/a.jpg',
    'https://media.mls.example/a.jpg',
    'https://api.mls.example.evil.example/a.jpg',
    'https://evilmlsgrid.com/a.jpg',
  ]) {
    expect(await headersAt(address, plain, both), address).toEqual({ 'user-agent': 'Homestead' });
  }
  expect(
    await headersAt('https://cdn.example/a.jpg', plain, { ...both, MLS_MEDIA_USER_AGENT: 'Us/1' }),
  ).toEqual({ 'user-agent': 'Us/1' });
});

test('a redirect to another host takes no token along', async () => {
  const hosts: PictureHost[] = [await startPictureHost(), await startPictureHost()];
  const [own, other] = hosts as [PictureHost, PictureHost];
  try {
    const limits = {
      permit: photoHostRule({ MLS_URL: own.url, PHOTO_HOSTS: [new URL(other.url).host] }),
      headers: mediaHeaders(
        { ...bare, MLS_URL: own.url, MLS_MEDIA_USER_AGENT: 'token', MLS_MEDIA_AUTHORIZATION: true },
        signIn,
      ),
      timeoutMs: 5000,
      maxBytes: 1_048_576,
    };
    const away = `/redirect/${encodeURIComponent(`${other.url}/good/300x200/away`)}`;
    await expect(fetchPicture(`${own.url}${away}`, limits, signal)).rejects.toThrow('redirect');
    expect(own.headers(away)).toMatchObject({
      'user-agent': 'secret',
      authorization: 'Bearer secret',
    });
    expect(other.hits('/good/300x200/away')).toBe(0);
    await fetchPicture(`${other.url}/good/300x200/own`, limits, signal);
    expect(other.headers('/good/300x200/own')).toMatchObject({ 'user-agent': 'Homestead' });
    expect(other.headers('/good/300x200/own')?.authorization).toBeUndefined();
  } finally {
    for (const host of hosts) await host.close();
  }
});
