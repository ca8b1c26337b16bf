import { instantDateText } from '#platform';
import { milesText, minutesText } from './distance-text.ts';
import type { Commute, Neighborhood } from './surroundings-client.ts';

/** One line of a panel: what, the value, more about it, and where it is from. */
export interface SurroundingRow {
  label: string;
  value: string;
  note?: string;
  href?: string;
}

const risks = {
  high: 'High',
  moderate: 'Moderate',
  low: 'Low',
  undetermined: 'Not determined',
} as const;

/** The rows of the panel Neighborhood (decision 15): N/A for scores, never a made-up flood risk. */
export function neighborhoodRows(found: Neighborhood | null): SurroundingRow[] {
  const { walk, noise, flood } = found ?? {};
  const [level] = noise?.result ?? [];
  return [
    floodRow(flood),
    {
      label: 'Noise level',
      value: level?.scoretext ?? 'N/A',
      ...(level && { note: `Soundscore ${level.score} of 100 by HowLoud; 100 is calm.` }),
    },
    scoreRow('Walk Score®', walk?.walkscore, walk?.description, walk?.link),
    scoreRow('Bike Score®', walk?.bike.score, walk?.bike.description, walk?.link),
    ...(walk?.transit
      ? [scoreRow('Transit Score®', walk.transit.score, walk.transit.description, walk.link)]
      : []),
  ];
}

function floodRow(flood: Neighborhood['flood'] | undefined): SurroundingRow {
  const label = 'Flood risk';
  if (!flood?.risk || !flood.zone) return { label, value: 'Not known' };
  const asked = flood.asked ? `, ${instantDateText(flood.asked)}` : '';
  return {
    label,
    value: `${risks[flood.risk]} (zone ${flood.zone})`,
    note: `${flood.meaning ?? ''} Source: ${flood.source}${asked}.`,
  };
}

function scoreRow(
  label: string,
  score: number | null | undefined,
  description: string | null | undefined,
  link: string | null | undefined,
): SurroundingRow {
  if (score === null || score === undefined) return { label, value: 'N/A' };
  const value = [`${score} / 100`, description].filter(Boolean).join(' · ');
  return { label, value, ...(link && { href: link }) };
}

/** How far it is to each kept address: about so many minutes, or the straight line said as such. */
export function commuteRows(found: Commute | null): SurroundingRow[] {
  const about = found?.approximate ? ' From the middle of its ZIP code.' : '';
  return (found?.value ?? []).map(({ label, address, minutes, straightmeters }) => ({
    label,
    value:
      minutes === null
        ? `${milesText(straightmeters)} in a straight line`
        : `About ${minutesText(minutes)} by car`,
    note: `${address}.${about}`,
  }));
}
