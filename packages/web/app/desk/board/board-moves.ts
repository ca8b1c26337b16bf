/** Cards that were moved and whose server's answer isn't there yet: their new columns, by id. */
export type Moves = ReadonlyMap<string, string>;

export interface CardPlaces<Card> {
  cards: readonly Card[];
  idOf: (card: Card) => string;
  columnOf: (card: Card) => string;
}

/** The cards of each column, moved ones first. Cards of columns that aren't shown are left out. */
export function placeCards<Card>(
  { cards, idOf, columnOf }: CardPlaces<Card>,
  columns: readonly string[],
  moves: Moves,
): Map<string, Card[]> {
  const placed = new Map<string, Card[]>(columns.map((id) => [id, []]));
  const moved = cards.filter((card) => moves.has(idOf(card)));
  const others = cards.filter((card) => !moves.has(idOf(card)));
  for (const card of [...moved, ...others]) {
    placed.get(moves.get(idOf(card)) ?? columnOf(card))?.push(card);
  }
  return placed;
}

/** The column beside another that a card may go to; null at the edge of the board. */
export function columnBeside(
  columns: readonly string[],
  from: string,
  { step, mayGo }: { step: 1 | -1; mayGo: (column: string) => boolean },
): string | null {
  const at = columns.indexOf(from);
  if (at < 0) return null;
  const ahead = step === 1 ? columns.slice(at + 1) : columns.slice(0, at).reverse();
  return ahead.find(mayGo) ?? null;
}
