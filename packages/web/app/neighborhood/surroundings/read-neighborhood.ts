import { instantDateText, milesText, minutesText } from '#platform';
import { surroundingsMessages } from '../messages/surroundings.ts';
import type { Commute, Neighborhood } from './surroundings-client.ts';

/** One line of a panel: label, value, a note, and a link to the source. */
export interface SurroundingRow {
  label: string;
  value: string;
  note?: string;
  href?: string;
}

const risks = {
  high: surroundingsMessages.floodHigh,
  moderate: surroundingsMessages.floodModerate,
  low: surroundingsMessages.floodLow,
  undetermined: surroundingsMessages.floodUndetermined,
} as const;

/**
 * The rows of the Neighborhood panel: only what is known, never a made-up flood risk. If
 * nothing is known, the panel is left out.
 */
export function neighborhoodRows(found: Neighborhood | null): SurroundingRow[] {
  const { walkScore: walk, noise, flood } = found ?? {};
  return [
    ...(flood ? [floodRow(flood)] : []),
    ...(noise
      ? [
          {
            label: surroundingsMessages.noiseLevel(),
            value: noise.text,
            note: surroundingsMessages.soundscore({ score: noise.score }),
          },
        ]
      : []),
    ...scoreRows(surroundingsMessages.walkScore(), walk, walk?.link),
    ...scoreRows(surroundingsMessages.bikeScore(), walk?.bike, walk?.link),
    ...scoreRows(surroundingsMessages.transitScore(), walk?.transit, walk?.link),
  ];
}

function floodRow(flood: NonNullable<Neighborhood['flood']>): SurroundingRow {
  const label = surroundingsMessages.floodRisk();
  const { source, askedAt } = flood;
  const sourceText = surroundingsMessages.floodSourceOn({ source, day: instantDateText(askedAt) });
  return {
    label,
    value: surroundingsMessages.floodZone({ risk: risks[flood.risk](), zone: flood.zone }),
    note: `${flood.meaning} ${sourceText}`,
  };
}

function scoreRows(
  label: string,
  known: { score: number; description: string | null } | null | undefined,
  link: string | null | undefined,
): SurroundingRow[] {
  if (!known) return [];
  const { score, description } = known;
  const value = [surroundingsMessages.score({ score }), description].filter(Boolean).join(' · ');
  return [{ label, value, ...(link && { href: link }) }];
}

/** How far it is to each saved address: the drive time, or the distance in a straight line. */
export function commuteRows(found: Commute | null): SurroundingRow[] {
  const noteOf = found?.isApproximate
    ? surroundingsMessages.commuteFromZip
    : surroundingsMessages.commuteFrom;
  return (found?.value ?? []).map(({ label, address, minutes, straightMeters }) => ({
    label,
    value:
      minutes === null
        ? surroundingsMessages.straightLine({ distance: milesText(straightMeters) })
        : surroundingsMessages.driveTime({ duration: minutesText(minutes) }),
    note: noteOf({ address }),
  }));
}
