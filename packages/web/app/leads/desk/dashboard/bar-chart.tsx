import { dashboardDeskMessages } from '../messages/dashboard.ts';
import styles from './dashboard.module.css';

const ROW = 28;
const WIDTH = 320;

/** Bars with their names and values written out, longest 100 %; the table beside has the same. */
export default function BarChart({
  label,
  bars,
}: {
  label: string;
  bars: readonly { name: string; value: number }[];
}) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const values = bars
    .map(({ name, value }) => dashboardDeskMessages.bar({ name, value }))
    .join(', ');
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
      role="img"
      aria-label={dashboardDeskMessages.chart({ label, values })}
    >
      {bars.map(({ name, value }, index) => (
        <g key={name} transform={`translate(0 ${index * ROW})`}>
          <text x="0" y="11">
            {name}
          </text>
          <text x={WIDTH} y="11" textAnchor="end">
            {value}
          </text>
          <rect y="16" height="6" width={Math.max(1, (value / most) * WIDTH)} />
        </g>
      ))}
    </svg>
  );
}
