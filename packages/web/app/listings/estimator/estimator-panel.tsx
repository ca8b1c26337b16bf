import { Island } from '#platform';
import './estimator.module.css';

/** The payment estimator on a home's page; `html` is from `estimatorMarkup`. */
export function EstimatorPanel({ html }: { html: string }) {
  return <Island html={html} load={() => import('./wake-estimator.ts')} />;
}
