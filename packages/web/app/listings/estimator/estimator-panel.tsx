import { Island } from '#platform';
import './estimator.module.css';

/** The place of the payment estimator on a home's page; `html` is made by `estimatorMarkup`. */
export function EstimatorPanel({ html }: { html: string }) {
  return <Island html={html} load={() => import('./wake-estimator.ts')} />;
}
