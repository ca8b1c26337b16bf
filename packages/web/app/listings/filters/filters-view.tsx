import { Link } from 'react-router';
import { Island } from '#platform';
import { filterMessages } from '../messages/filters.ts';
import { DroppedNote } from '../results/dropped-note.tsx';
import './check-list.module.css';
import './filter-parts.module.css';
import './filters.module.css';
import './price-chart.module.css';
import './radio-boxes.module.css';
import styles from './filters-view.module.css';
import type { FiltersPage } from './load-filters.ts';

/** The filters as a page, where the Filters button leads without script. */
export function FiltersView({ page }: { page: FiltersPage }) {
  const { dropped, form, back } = page;
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.head}>
        <h1>{filterMessages.title()}</h1>
        <Link to={back}>{filterMessages.back()}</Link>
      </div>
      <DroppedNote dropped={dropped} />
      <Island key={back} html={form} load={() => import('./filters-form.tsx')} />
    </main>
  );
}
