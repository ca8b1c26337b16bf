import styles from './price-chart.module.css';

interface PriceChartProps {
  /** How many homes there are in each price step, by its lowest price in dollars. */
  counts: Readonly<Record<string, number>>;
  low: number | undefined;
  high: number | undefined;
}

const HEIGHT = 44;

/** A bar chart of home prices; bars within the chosen range are highlighted. */
export function PriceChart({ counts, low = 0, high = Number.POSITIVE_INFINITY }: PriceChartProps) {
  const prices = Object.entries(counts)
    .map(([from, count]) => ({ from: Number(from), count }))
    .sort((a, b) => a.from - b.from);
  const most = Math.max(...prices.map(({ count }) => count), 1);
  if (prices.length < 4) return null;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${prices.length * 10} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {prices.map(({ from, count }, index) => {
        const height = count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT);
        const to = prices[index + 1]?.from ?? Number.POSITIVE_INFINITY;
        return (
          <rect
            key={from}
            x={index * 10 + 1}
            y={HEIGHT - height}
            width={8}
            height={height}
            data-in={to > low && from <= high ? '' : undefined}
          />
        );
      })}
    </svg>
  );
}
