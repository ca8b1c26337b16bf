import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const home = (mlsNumber: string) => ({ mlsNumber, name: `Home ${mlsNumber}` });

async function freshChoice() {
  vi.resetModules();
  return import('./compare-choice.ts');
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('homes go in and out, a fifth is refused, and the choice is kept', async () => {
  const { toggleHome, getChosenHomes } = await freshChoice();
  for (const number of ['1', '2', '3', '4']) expect(toggleHome(home(number))).toBe(true);
  expect(toggleHome(home('5'))).toBe(false);
  expect(toggleHome(home('2'))).toBe(true);
  expect(getChosenHomes().map(({ mlsNumber }) => mlsNumber)).toEqual(['1', '3', '4']);
  const again = await freshChoice();
  expect(again.getChosenHomes()).toEqual(getChosenHomes());
});

test('an empty choice leaves nothing behind', async () => {
  const { toggleHome } = await freshChoice();
  toggleHome(home('1'));
  toggleHome(home('1'));
  expect([...kept.keys()]).toEqual([]);
});

test.each(['no json', '{}', '[null, 7, {"mlsNumber":1}]'])('%s is no choice', async (text) => {
  kept.set('compare', text);
  expect((await freshChoice()).getChosenHomes()).toEqual([]);
});

test.each<[string, string[], string[], string[]]>([
  ['one taken out', ['1', '2', '3'], ['1', '3'], ['1', '3']],
  ['one put in', ['1', '2'], ['1', '2', '9'], ['1', '2', '9']],
  ['the last one taken out', ['1'], [], []],
  ['a link, with nothing selected', [], ['1', '2'], []],
  ['a link with own homes and others', ['1'], ['1', '2', '9'], ['1']],
  ['someone else’s', ['1', '2'], ['2', '9'], ['1', '2']],
])('a comparison that is looked at: %s', async (_, own, compared, left) => {
  kept.set('compare', JSON.stringify(own.map(home)));
  const { followComparison, getChosenHomes } = await freshChoice();
  followComparison(compared.map(home));
  expect(getChosenHomes().map(({ mlsNumber }) => mlsNumber)).toEqual(left);
});
