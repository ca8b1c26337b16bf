import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '#platform';
import { photoHostRule } from './photo-host-rule.ts';

const ruleOf = (MLS_URL?: string, ...PHOTO_HOSTS: string[]) => {
  const permit = photoHostRule({ MLS_URL, PHOTO_HOSTS });
  return (address: string) => permit(new URL(address)).mayBePrivate;
};

describe('which hosts photos are fetched from', () => {
  it('trusts the MLS host, port included, wherever it is', () => {
    const permit = ruleOf('http://127.0.0.1:4100/odata');
    expect(permit('http://127.0.0.1:4100/photos/1.jpg')).toBe(true);
    expect(() => permit('http://127.0.0.1:5432/')).toThrow('only the MLS');
    expect(() => permit('https://127.0.0.1/')).toThrow('private address');
  });

  it('accepts other hosts only by https at public addresses', () => {
    const permit = ruleOf('https://api.mls.example/odata');
    expect(permit('https://cdn.example/1.jpg')).toBe(false);
    expect(permit('https://93.184.216.34/1.jpg')).toBe(false);
    for (const address of [
      'http://cdn.example/1.jpg',
      'https://10.1.2.3/1.jpg',
      'https://0x7f000001/1.jpg',
      'https://2130706433/1.jpg',
      'https://[::1]/1.jpg',
      'https://[::ffff:169.254.169.254]/latest/meta-data',
      'https://user:secret@cdn.example/1.jpg',
      'file:///etc/passwd',
      'ftp://cdn.example/1.jpg',
    ]) {
      expect(() => permit(address), address).toThrow();
    }
  });

  it('accepts only the listed hosts and the MLS when hosts are listed', () => {
    const permit = ruleOf('https://api.mls.example/odata', 'cdn.example', '*.photos.example');
    expect(permit('http://cdn.example/1.jpg')).toBe(true);
    expect(permit('https://a.photos.example:8443/1.jpg')).toBe(true);
    expect(permit('https://api.mls.example/1.jpg')).toBe(true);
    expect(() => permit('https://photos.example/1.jpg')).toThrow('PHOTO_HOSTS');
    expect(() => permit('https://evilphotos.example/1.jpg')).toThrow('PHOTO_HOSTS');
    expect(() => permit('https://cdn.example.evil.example/1.jpg')).toThrow('PHOTO_HOSTS');
  });
});

describe('public addresses', () => {
  it.each([
    '8.8.8.8',
    '93.184.216.34',
    '172.32.0.1',
    '2606:2800:220:1:248:1893:25c8:1946',
    '::ffff:8.8.8.8',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.53',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    'localhost',
    '',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
});
