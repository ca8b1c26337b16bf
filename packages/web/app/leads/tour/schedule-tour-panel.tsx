import { Island } from '#platform';
// From the other part that this room renders, which needs no script.
import '../agent/your-agent.module.css';
import './schedule-tour.module.css';

/** Schedule Tour on a home's page; `findVisitParts` makes `html`. */
export function ScheduleTourPanel({ html }: { html: string }) {
  return <Island html={html} load={() => import('./schedule-tour.tsx')} />;
}
