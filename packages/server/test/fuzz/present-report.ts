import type { FuzzReport } from './run-fuzz.ts';
import { bytesOf } from './send-raw.ts';

/** The report as text: counts by caller and status, and every failure with its request. */
export function presentReport(report: FuzzReport): string {
  const rows = Object.entries(report.counts).map(([caller, tally]) => {
    const sorted = Object.entries(tally).sort(([a], [b]) => a.localeCompare(b));
    const sum = sorted.reduce((so, [, count]) => so + count, 0);
    return `${caller}: ${sum} requests; ${sorted.map(([status, count]) => `${status} ${count}×`).join(', ')}`;
  });
  const failures = report.failures.slice(0, 100).map(({ request, answer }) => {
    const bytes = bytesOf(request, '127.0.0.1').toString('latin1');
    return [
      `#${request.index} as ${request.caller}: ${request.call} answered ${answer.status}`,
      `  ${JSON.stringify(bytes.length > 1500 ? `${bytes.slice(0, 1500)}…` : bytes)}`,
      `  ${answer.text.slice(0, 300)}`,
    ].join('\n');
  });
  return [
    ...rows,
    `calls answered 2xx: ${report.reached}; callers replaced: ${report.renewals}`,
    `answers of 500 and above: ${report.failures.length}`,
    ...failures,
  ].join('\n');
}
