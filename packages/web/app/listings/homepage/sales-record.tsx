import { homepageMessages } from '../messages/homepage.ts';
import type { Homepage } from './load-homepage.ts';
import styles from './sales-record.module.css';

/** What the brokerage sold, in figures that each say what they count. */
export function SalesRecord({ record }: { record: Homepage['record'] }) {
  if (!record) return null;
  return (
    <section className={styles.band} aria-labelledby="record">
      <div className="frame">
        <div className="row wrap between gap-4-6">
          <div>
            <h2 id="record">{homepageMessages.record()}</h2>
            <p className={styles.lead}>{record.lead}</p>
          </div>
          <a href="#contactus" className="button">
            {homepageMessages.contactUs()}
          </a>
        </div>
        <dl className={styles.figures}>
          {record.figures.map(({ value, label, hint }) => (
            <div key={label} className={styles.figure}>
              <dt>
                {label} <span className={styles.hint}>{hint}</span>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{homepageMessages.recordSource()}</p>
      </div>
    </section>
  );
}
