import { expect, test } from 'vitest';
import { staleAmong } from './generated-files.ts';

test('a generated file that differs or is missing is stale', async () => {
  const files = ['same', 'changed', 'missing'].map((name) => ({
    name,
    path: `/x/${name}`,
    text: 'made',
  }));
  const read = async (path: string) => {
    if (path.endsWith('missing')) throw new Error('ENOENT');
    return path.endsWith('same') ? 'made' : 'made by hand';
  };
  expect(await staleAmong(files, read)).toEqual(['changed', 'missing']);
});
