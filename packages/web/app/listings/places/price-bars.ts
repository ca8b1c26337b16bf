import { countText, shortMoneyText } from '#platform';
import type { PlaceFacts } from './place-client.ts';

/** One bar of the chart of prices, ready to draw. */
export interface PriceBar {
  /** "$300K" where it begins. */
  label: string;
  /** "$300K to $350K: 62 homes" */
  said: string;
  count: number;
  /** Of the chart's 100 by 40 units. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDTH = 100;
const HEIGHT = 40;
const MOST_BARS = 16;

/** Homes by price as bars; steps at the dear end are put together, so that there are not too many. */
export function priceBars(bands: PlaceFacts['bands']): PriceBar[] {
  const shown = bands.slice(0, MOST_BARS);
  const rest = bands.slice(MOST_BARS).reduce((sum, { count }) => sum + count, 0);
  const bars = shown.map(({ from, count }, index) => ({
    from,
    to: index === shown.length - 1 && bands.length <= MOST_BARS ? null : bands[index + 1]?.from,
    count: index === shown.length - 1 ? count + rest : count,
    isOpen: index === shown.length - 1,
  }));
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  const step = WIDTH / Math.max(1, bars.length);
  return bars.map(({ from, to, count, isOpen }, index) => {
    const label = shortMoneyText(from * 100);
    const span = isOpen || !to ? `${label} and more` : `${label} to ${shortMoneyText(to * 100)}`;
    const height = Number(((count / highest) * HEIGHT).toFixed(2));
    return {
      label,
      said: `${span}: ${countText(count, 'home')}`,
      count,
      x: Number((index * step + step * 0.1).toFixed(2)),
      y: Number((HEIGHT - height).toFixed(2)),
      width: Number((step * 0.8).toFixed(2)),
      height,
    };
  });
}
