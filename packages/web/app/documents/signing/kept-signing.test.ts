import { expect, it } from 'vitest';
import { keepSigning, readKeptSigning, readSigningLink, withLink } from './kept-signing.ts';

function openStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

it('reads the key or the session of a link, as a fragment or pasted whole', () => {
  expect(readSigningLink('#k=abc')).toEqual({ key: 'abc' });
  expect(readSigningLink(' https://homes.example/es/signdoc?a=b#k=abc ')).toEqual({ key: 'abc' });
  expect(readSigningLink('#token=abc')).toEqual({ key: 'abc' });
  expect(readSigningLink('#s=xyz')).toEqual({ session: 'xyz' });
  expect(readSigningLink('abc')).toEqual({});
  expect(readSigningLink('#k=')).toEqual({});
});

it('keeps a session through a reload, and only for the link that opened it', () => {
  const storage = openStorage();
  expect(readKeptSigning(storage)).toEqual({});
  keepSigning({ key: 'abc', session: 'one' }, storage);
  const kept = readKeptSigning(storage);
  expect(withLink(kept, {})).toEqual({ key: 'abc', session: 'one' });
  expect(withLink(kept, { key: 'abc' })).toEqual({ key: 'abc', session: 'one' });
  expect(withLink(kept, { key: 'other' })).toEqual({ key: 'other' });
  expect(withLink(kept, { session: 'two' })).toEqual({ session: 'two' });
  keepSigning(null, storage);
  expect(readKeptSigning(storage)).toEqual({});
});

it('asks the next signer on the same device who they are', () => {
  const kept = { session: 'one', isConfirmed: true };
  expect(withLink(kept, { session: 'one' })).toEqual(kept);
  expect(withLink(kept, { session: 'two' })).toEqual({ session: 'two' });
});

it('ignores what it can’t read', () => {
  const storage = openStorage();
  storage.setItem('homestead_signing', '{"session":1,"key":["a"]}');
  expect(readKeptSigning(storage)).toEqual({});
  storage.setItem('homestead_signing', 'nonsense');
  expect(readKeptSigning(storage)).toEqual({});
});
