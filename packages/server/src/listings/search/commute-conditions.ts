import { type RawBuilder, sql } from 'kysely';
import { cellNumberOfPosition, type ReachableCells } from './reachable-cells.ts';

/** A little more than a box needs, so that rounding never cuts off its edge. */
const MARGIN = 1e-9;

/**
 * Homes that can be reached within a commute, as conditions on the table `listing`; none when nothing
 * is asked for. The box around the cells is told first, in the words of the position indexes. A home
 * whose address may not be shown is never found by its place (decision 14). Agrees with `isReachable`.
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

/** Whether a place can be reached within a commute; every place when nothing is asked for. */
export function isReachable(
  point: { x: number; y: number },
  commute: ReachableCells | null,
): boolean {
  return commute === null || commute.hold(point);
}
