import { estimatorMessages } from '../messages/estimator.ts';

/** One part of the ring: its key, by which it is colored, and its size. */
interface DonutPart {
  key: string;
  cents: number;
}

/** The longest sum that fits into the ring, and the width to which longer ones are narrowed. */
const FITTING = 10;
const INNER_WIDTH = 140;

/** How a monthly payment divides. The text next to it says the same. */
export function Donut({ parts, total }: { parts: DonutPart[]; total: string }) {
  const sum = parts.reduce((all, { cents }) => all + cents, 0);
  const share = (cents: number) => Math.round((cents / Math.max(sum, 1)) * 10_000) / 100;
  let from = 0;
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      {parts.map(({ key, cents }) => {
        const start = share(from);
        from += cents;
        return (
          <circle
            key={key}
            data-part={key}
            cx="100"
            cy="100"
            r="88"
            pathLength="100"
            strokeDasharray={`${share(cents)} 100`}
            strokeDashoffset={-start}
          />
        );
      })}
      <text
        x="100"
        y="106"
        textAnchor="middle"
        {...(total.length > FITTING && {
          textLength: INNER_WIDTH,
          lengthAdjust: 'spacingAndGlyphs',
        })}
      >
        {total}
      </text>
      <text x="100" y="128" textAnchor="middle">
        {estimatorMessages.aMonth()}
      </text>
    </svg>
  );
}
