import { type RawBuilder, sql } from 'kysely';
import { AREA_SCALE, type Area, EARTH_MILES, mostHaversine, type Within } from './area-geometry.ts';

type SqlCondition = RawBuilder<unknown>;

/** Slightly larger than the box, so that rounding never cuts off its edge. */
const MARGIN = 1e-9;

/**
 * Drawn areas and the miles around a point as conditions on the table `listing`, each of which
 * narrows; none when neither is set. A home must be in one of the areas, edges included, and within
 * the miles. The box around them comes first, in the form of the position indexes. A home with a
 * hidden address is never found by its position (R-14). Agrees with `isInAreas` and `isWithin` of
 * area-geometry.ts.
 */
export function areaConditions({
  areas,
  within,
}: {
  areas: readonly Area[];
  within: Within | null;
}): SqlCondition[] {
  return [
    ...(areas.length > 0 ? [sql`address_shown`, ...inAreas(areas)] : []),
    ...(within ? [sql`address_shown`, ...around(within)] : []),
  ];
}

/**
 * Inside a CASE, the planner assumes that half the homes in the box match. Otherwise it assumes one
 * in a thousand, and then reads and sorts a whole city where an index scan would soon fill a page.
 */
function inAreas(areas: readonly Area[]): SqlCondition[] {
  const corners = areas.flat();
  const longitudes = corners.map(([longitude]) => longitude);
  const latitudes = corners.map(([, latitude]) => latitude);
  const scale = `(${AREA_SCALE},0)`;
  const isInside = areas.map((area) => {
    const outline = area
      .map(([longitude, latitude]) => `(${longitude * AREA_SCALE},${latitude * AREA_SCALE})`)
      .join(',');
    return sql`position * ${scale}::point <@ ${`(${outline})`}::polygon`;
  });
  return [
    ...boxed('position[0]', Math.min(...longitudes), Math.max(...longitudes)),
    ...boxed('position[1]', Math.min(...latitudes), Math.max(...latitudes)),
    sql`case when ${sql.join(isInside, sql` or `)} then true else false end`,
  ];
}

function around({ longitude, latitude, miles }: Within): SqlCondition[] {
  const angle = miles / EARTH_MILES;
  const degrees = (angle / Math.PI) * 180;
  const widening = Math.sin(angle) / Math.cos((latitude / 180) * Math.PI);
  const side = (Math.asin(Math.min(1, Math.abs(widening))) / Math.PI) * 180;
  const isWhole = Math.abs(latitude) + degrees >= 90 || Math.abs(longitude) + side >= 180;
  return [
    ...boxed('position[1]', latitude - degrees, latitude + degrees),
    ...(isWhole ? [] : boxed('position[0]', longitude - side, longitude + side)),
    sql`power(sin(radians(position[1] - ${latitude}) / 2), 2)
      + cos(radians(${latitude})) * cos(radians(position[1]))
      * power(sin(radians(position[0] - ${longitude}) / 2), 2) <= ${mostHaversine(miles)}`,
  ];
}

function boxed(expression: string, least: number, most: number): SqlCondition[] {
  const column = sql.raw(expression);
  return [sql`${column} >= ${least - MARGIN}`, sql`${column} <= ${most + MARGIN}`];
}
