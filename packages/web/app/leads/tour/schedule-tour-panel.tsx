import { Island } from '#platform';
// Of the part that this room makes besides, which needs no script.
import '../agent/your-agent.module.css';
import './schedule-tour.module.css';

/** The place of Schedule Tour on a home's page; `html` is made by `findVisitParts`. */
export function ScheduleTourPanel({ html }: { html: string }) {
  return <Island html={html} load={() => import('./wake-tour.ts')} />;
}
