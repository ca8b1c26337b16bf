import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderStorage } from './folder-storage.ts';

describe('the folder storage', () => {
  let root: string;
  let storage: FolderStorage;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'homestead-storage-'));
    storage = new FolderStorage(root);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const allKeys = async () => {
    const keys: string[] = [];
    for await (const file of storage.list()) keys.push(`${file.key} ${file.bytes}`);
    return keys;
  };

  it('returns what was stored, and null for anything else', async () => {
    await storage.put('abcdef/original', Buffer.from('picture'));
    expect((await storage.find('abcdef/original'))?.toString()).toBe('picture');
    expect(await storage.has('abcdef/original')).toBe(true);
    expect(await storage.find('abcdef/320.webp')).toBeNull();
    expect(await storage.has('abcdef')).toBe(false);
    expect(await storage.has('ffffff/original')).toBe(false);
  });

  it('accepts the same key stored twice, even at the same time', async () => {
    await Promise.all(
      Array.from({ length: 20 }, () => storage.put('abcdef/original', Buffer.from('same'))),
    );
    expect(await allKeys()).toEqual(['abcdef/original 4']);
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  it('lists all files, those of one content together', async () => {
    for (const key of ['bb22/original', 'aa11/640.jpg', 'bb22/320.webp', 'aa11/original']) {
      await storage.put(key, Buffer.from('1234'));
    }
    expect(await allKeys()).toEqual([
      'aa11/640.jpg 4',
      'aa11/original 4',
      'bb22/320.webp 4',
      'bb22/original 4',
    ]);
  });

  it('removes one file or all below a key and returns the bytes freed', async () => {
    await storage.put('aa11/original', Buffer.alloc(1000));
    await storage.put('aa11/320.webp', Buffer.alloc(10));
    await storage.put('aa22/original', Buffer.alloc(5));
    expect(await storage.remove('aa11/320.webp')).toBe(10);
    expect(await storage.remove('aa11')).toBe(1000);
    expect(await storage.remove('aa11')).toBe(0);
    expect(await allKeys()).toEqual(['aa22/original 5']);
  });

  it('loses nothing when storing and removing race', async () => {
    for (let round = 0; round < 30; round++) {
      const removing = storage.remove('aa11');
      await storage.put('aa11/original', Buffer.from('x'));
      await removing;
    }
    await storage.put('aa11/original', Buffer.from('x'));
    expect(await storage.has('aa11/original')).toBe(true);
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', '', 'A/b', 'a/.hidden', 'a\0', 'a/b/c/d/e'])(
    'refuses the key %j',
    async (key) => {
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('can’t be a storage key');
      await expect(storage.find(key)).rejects.toThrow('can’t be a storage key');
      await expect(storage.remove(key)).rejects.toThrow('can’t be a storage key');
    },
  );

  it('never shows what a crash left half-written, and removes it after a while', async () => {
    await mkdir(join(root, '.incoming'), { recursive: true });
    const old = join(root, '.incoming', 'aaaa');
    await writeFile(old, 'half');
    await utimes(old, new Date(0), new Date(0));
    await writeFile(join(root, '.incoming', 'bbbb'), 'being written');
    expect(await allKeys()).toEqual([]);
    expect(await readdir(join(root, '.incoming'))).toEqual(['bbbb']);
  });
});
