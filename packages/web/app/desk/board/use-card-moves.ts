import { useEffect, useRef, useState } from 'react';
import { useFormKeys } from '../form-keys.ts';
import { sayDone } from '../record-actions.tsx';
import { sayProblem } from '../show-toast.tsx';
import { withProof } from '../with-proof.ts';
import type { Moves } from './board-moves.ts';
import type { BoardProps } from './board-props.ts';

/** Moves cards: they are in their new column until the server refuses. */
export function useCardMoves<Card>({ cards, cardId, onMove, onDone = () => {} }: BoardProps<Card>) {
  const [moves, setMoves] = useState<Moves>(new Map());
  const keys = useFormKeys();
  /** The card that gets the focus where it is drawn next. */
  const focusOn = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: newer cards take the place
  useEffect(() => setMoves(new Map()), [cards]);
  const take = async (card: Card, to: string) => {
    if (!onMove) return;
    const id = cardId(card);
    focusOn.current = id;
    setMoves((before) => new Map(before).set(id, to));
    try {
      const done = await keys.send(id, (key) => withProof(() => onMove(card, to, key)));
      sayDone(typeof done === 'string' ? done : done.message, [done], onDone);
    } catch (error) {
      setMoves((before) => new Map([...before].filter(([one]) => one !== id)));
      sayProblem(error);
    } finally {
      onDone();
    }
  };
  return { moves, take, focusOn };
}
