import { describe, expect, it } from 'vitest';
import { columnBeside, placeCards } from './board-moves.ts';

const cards = [
  { id: 'ann', stage: 'new' },
  { id: 'ben', stage: 'new' },
  { id: 'cleo', stage: 'won' },
  { id: 'dee', stage: 'hidden' },
];
const given = {
  cards,
  idOf: ({ id }: (typeof cards)[number]) => id,
  columnOf: ({ stage }: (typeof cards)[number]) => stage,
};
const placed = (moves: [string, string][] = []) =>
  Object.fromEntries(
    [...placeCards(given, ['new', 'won'], new Map(moves))].map(([column, of]) => [
      column,
      of.map(({ id }) => id).join(),
    ]),
  );

describe('the cards of a board', () => {
  it('are in their columns, in their order', () => {
    expect(placed()).toEqual({ new: 'ann,ben', won: 'cleo' });
  });

  it('are on top of the column they were moved to, before the server has answered', () => {
    expect(placed([['ben', 'won']])).toEqual({ new: 'ann', won: 'ben,cleo' });
    expect(placed([['dee', 'new']])).toEqual({ new: 'dee,ann,ben', won: 'cleo' });
  });
});

describe('the column beside a card', () => {
  const columns = ['a', 'b', 'c'];
  const beside = (from: string, step: 1 | -1, mayGo = (_: string) => true) =>
    columnBeside(columns, from, { step, mayGo });

  it('is the next one, and none at the edge', () => {
    expect(beside('a', 1)).toBe('b');
    expect(beside('c', -1)).toBe('b');
    expect(beside('c', 1)).toBeNull();
    expect(beside('a', -1)).toBeNull();
  });

  it('passes over those where the card may not go', () => {
    expect(beside('a', 1, (column) => column !== 'b')).toBe('c');
  });
});
