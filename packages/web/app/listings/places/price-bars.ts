import { shortMoneyText } from '#platform';
import { placeMessages } from '../messages/places.ts';
import type { PlaceFacts } from './place-client.ts';

/** One bar of the chart of prices, ready to draw. */
export interface PriceBar {
  /** Where it begins: "$300K" */
  label: string;
  /** "$300K to $350K: 62 homes" */
  said: string;
  count: number;
  /** The prices from, and below; null for the last bar. */
  fromCents: number;
  toCents: number | null;
  /** Of the chart's 100 by 40 units. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDTH = 100;
const HEIGHT = 40;
const MAX_BARS = 16;

/** Homes by price as bars; the most expensive steps are merged to limit their number. */
export function priceBars(bands: PlaceFacts['bands']): PriceBar[] {
  const shown = bands.slice(0, MAX_BARS);
  const rest = bands.slice(MAX_BARS).reduce((sum, { count }) => sum + count, 0);
  const bars = shown.map(({ fromCents: from, count }, index) => ({
    from,
    to: index === shown.length - 1 && bands.length <= MAX_BARS ? null : bands[index + 1]?.fromCents,
    count: index === shown.length - 1 ? count + rest : count,
    isOpen: index === shown.length - 1,
  }));
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / Math.max(1, bars.length);
  return bars.map(({ from, to, count, isOpen }, index) => {
    const label = shortMoneyText(from);
    const range =
      isOpen || !to
        ? placeMessages.andMore({ price: label })
        : placeMessages.range({ from: label, to: shortMoneyText(to) });
    const height = Number(((count / highest) * HEIGHT).toFixed(2));
    return {
      label,
      said: placeMessages.bar({ range, count }),
      count,
      fromCents: from,
      toCents: (!isOpen && to) || null,
      x: Number((index * step + step * 0.1).toFixed(2)),
      y: Number((HEIGHT - height).toFixed(2)),
      width: Number((step * 0.8).toFixed(2)),
      height,
    };
  });
}
