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

/** The rows of the Neighborhood panel: N/A for unknown scores, never a made-up flood risk. */
export function neighborhoodRows(found: Neighborhood | null): SurroundingRow[] {
  const { walk, noise, flood } = found ?? {};
  const [level] = noise?.result ?? [];
  return [
    floodRow(flood),
    {
      label: surroundingsMessages.noiseLevel(),
      value: level?.scoretext ?? surroundingsMessages.notAvailable(),
      ...(level && { note: surroundingsMessages.soundscore({ score: level.score }) }),
    },
    scoreRow(surroundingsMessages.walkScore(), walk?.walkscore, walk?.description, walk?.link),
    scoreRow(
      surroundingsMessages.bikeScore(),
      walk?.bike.score,
      walk?.bike.description,
      walk?.link,
    ),
    ...(walk?.transit
      ? [
          scoreRow(
            surroundingsMessages.transitScore(),
            walk.transit.score,
            walk.transit.description,
            walk.link,
          ),
        ]
      : []),
  ];
}

function floodRow(flood: Neighborhood['flood'] | undefined): SurroundingRow {
  const label = surroundingsMessages.floodRisk();
  if (!flood?.risk || !flood.zone) return { label, value: surroundingsMessages.floodUnknown() };
  const source = flood.source ?? surroundingsMessages.floodUnknown();
  const sourceText = flood.asked
    ? surroundingsMessages.floodSourceOn({ source, day: instantDateText(flood.asked) })
    : surroundingsMessages.floodSource({ source });
  return {
    label,
    value: surroundingsMessages.floodZone({ risk: risks[flood.risk](), zone: flood.zone }),
    note: [flood.meaning, sourceText].filter(Boolean).join(' '),
  };
}

function scoreRow(
  label: string,
  score: number | null | undefined,
  description: string | null | undefined,
  link: string | null | undefined,
): SurroundingRow {
  if (score === null || score === undefined)
    return { label, value: surroundingsMessages.notAvailable() };
  const value = [surroundingsMessages.score({ score }), description].filter(Boolean).join(' · ');
  return { label, value, ...(link && { href: link }) };
}

/** How far it is to each saved address: the drive time, or the distance in a straight line. */
export function commuteRows(found: Commute | null): SurroundingRow[] {
  const noteOf = found?.approximate
    ? surroundingsMessages.commuteFromZip
    : surroundingsMessages.commuteFrom;
  return (found?.value ?? []).map(({ label, address, minutes, straightmeters }) => ({
    label,
    value:
      minutes === null
        ? surroundingsMessages.straightLine({ distance: milesText(straightmeters) })
        : surroundingsMessages.driveTime({ duration: minutesText(minutes) }),
    note: noteOf({ address }),
  }));
}
