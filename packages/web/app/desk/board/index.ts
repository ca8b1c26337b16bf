export { Board } from './board.tsx';
export type { BoardCard, BoardColumn, BoardProps } from './board-props.ts';
