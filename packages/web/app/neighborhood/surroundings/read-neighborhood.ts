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
 * The rows of the Neighborhood panel: N/A for unknown scores, never a made-up flood risk.
 */
export function neighborhoodRows(found: Neighborhood | null): SurroundingRow[] {
  const { walkScore: walk, noise, flood } = found ?? {};
  return [
    floodRow(flood),
    {
      label: surroundingsMessages.noiseLevel(),
      value: noise?.text ?? surroundingsMessages.notAvailable(),
      ...(noise && { note: surroundingsMessages.soundscore({ score: noise.score }) }),
    },
    scoreRow(surroundingsMessages.walkScore(), walk, walk?.link),
    scoreRow(surroundingsMessages.bikeScore(), walk?.bike, walk?.link),
    ...(walk?.transit
      ? [scoreRow(surroundingsMessages.transitScore(), walk.transit, walk.link)]
      : []),
  ];
}

function floodRow(flood: Neighborhood['flood'] | undefined): SurroundingRow {
  const label = surroundingsMessages.floodRisk();
  if (!flood) return { label, value: surroundingsMessages.floodUnknown() };
  const { source, askedAt } = flood;
  const sourceText = surroundingsMessages.floodSourceOn({ source, day: instantDateText(askedAt) });
  return {
    label,
    value: surroundingsMessages.floodZone({ risk: risks[flood.risk](), zone: flood.zone }),
    note: `${flood.meaning} ${sourceText}`,
  };
}

function scoreRow(
  label: string,
  known: { score: number; description: string | null } | null | undefined,
  link: string | null | undefined,
): SurroundingRow {
  if (!known) return { label, value: surroundingsMessages.notAvailable() };
  const { score, description } = known;
  const value = [surroundingsMessages.score({ score }), description].filter(Boolean).join(' · ');
  return { label, value, ...(link && { href: link }) };
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
