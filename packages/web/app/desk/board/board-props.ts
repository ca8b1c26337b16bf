import type { ReactNode } from 'react';
import type { FormKey } from '../form-keys.ts';
import type { Done } from '../record-actions.tsx';

export interface BoardColumn {
  id: string;
  title: string;
  /** In its head, below the title, such as a link. */
  note?: ReactNode;
  /** How many cards there are, if more than the board has. */
  total?: number;
}

/** A card's three lines. */
export interface BoardCard {
  title: ReactNode;
  /** What comes next. */
  next?: ReactNode;
  /** How old it is. */
  age?: ReactNode;
  /** At most one. */
  badge?: ReactNode;
  /** It gets a bar at its left. */
  isOverdue?: boolean;
}

export interface BoardProps<Card> {
  /** The name under which the browser remembers the collapsed columns. */
  name: string;
  /** The name of the board, for screen readers. */
  label: string;
  columns: readonly BoardColumn[];
  cards: readonly Card[];
  cardId: (card: Card) => string;
  cardName: (card: Card) => string;
  columnOf: (card: Card) => string;
  show: (card: Card) => BoardCard;
  /** A click or Enter on a card. */
  onOpen?: (card: Card) => void;
  /** Its page, which a card’s panel links to. */
  hrefOf?: (card: Card) => string;
  /**
   * What the panel beside the board shows of a card, which opens it. The address names the card, so
   * the page exports `reloadUnlessPeeking` as its `shouldRevalidate`.
   */
  peek?: (card: Card) => ReactNode;
  mayMove?: (card: Card, to: string) => boolean;
  /**
   * Sends the move; what it returns is said, with Undo if it can be undone. Without it, cards stay
   * in their columns.
   */
  onMove?: (card: Card, to: string, key: FormKey) => Promise<Done>;
  /** Called after a move, to load the cards again. */
  onDone?: () => void;
}

/** One column of a board, with what moves its cards. */
export interface BoardColumnViewProps<Card> extends BoardProps<Card> {
  mayMove: (card: Card, to: string) => boolean;
  column: BoardColumn;
  /** How many cards it has, those included that the board doesn't show. */
  count: number;
  isCollapsed: boolean;
  onCollapse: () => void;
  /** A card that is dragged may be dropped here. */
  takes: boolean;
  onDrag: (card: Card | null) => void;
  onDrop: () => void;
  onTake: (card: Card, to: string) => void;
}
