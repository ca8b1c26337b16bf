import { type RawBuilder, sql } from 'kysely';
import { cellNumberOfPosition, type ReachableCells } from './reachable-cells.ts';

/** Slightly larger than the box, so that rounding never cuts off its edge. */
const MARGIN = 1e-9;

/**
 * Homes within a commute, as conditions on the table `listing`; none when no commute is set. The
 * box around the cells comes first, in the form of the position indexes. A home with a hidden
 * address is never found by its position. Agrees with `isReachable`.
 */
export function commuteConditions({
  commute,
}: {
  commute: ReachableCells | null;
}): RawBuilder<unknown>[] {
  if (!commute) return [];
  const { box, numbers } = commute;
  if (!box) return [sql`false`];
  return [
    sql`address_shown`,
    sql`position[0] between ${box.west - MARGIN} and ${box.east + MARGIN}`,
    sql`position[1] between ${box.south - MARGIN} and ${box.north + MARGIN}`,
    sql`${sql.raw(cellNumberOfPosition)} = any(${numbers}::integer[])`,
  ];
}

/** Whether a place is within a commute; true when no commute is set. */
export function isReachable(
  point: { x: number; y: number },
  commute: ReachableCells | null,
): boolean {
  return commute === null || commute.hold(point);
}
