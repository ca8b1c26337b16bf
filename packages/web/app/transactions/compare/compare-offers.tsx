import type { WireComparedOffer, WireComparison } from '@homestead/contract/transactions';
import { type ReactNode, useId, useState } from 'react';
import { dateText } from '#platform';
import styles from './compare-offers.module.css';
import {
  bestOf,
  type CompareRow,
  type CompareSort,
  compareRows,
  compareSorts,
  differs,
  nameOf,
  sortOffers,
  stateText,
} from './compare-rows.ts';
import { compareMessages } from './messages.ts';
import { useNow } from './use-now.ts';

interface CompareOffersProps {
  comparison: WireComparison;
  /** Below an offer, such as what can be done with it. */
  actions?: (offer: WireComparedOffer) => ReactNode;
}

/**
 * Offers on one home side by side: a table with a column for each, on a phone one card for
 * each, to swipe through.
 */
export function CompareOffers({ comparison, actions }: CompareOffersProps) {
  const [sort, setSort] = useState<CompareSort>('net');
  const [isNarrowed, setNarrowed] = useState(false);
  const now = useNow(comparison.now);
  const id = useId();
  const offers = sortOffers(comparison.offers, sort);
  if (offers.length === 0) return <p className="quiet">{compareMessages.none()}</p>;
  const rows = compareRows(offers).map(
    (row): ShownRow => ({
      ...row,
      best: bestOf(row, offers),
      isDifferent: differs(row, offers, now),
    }),
  );
  const shown = isNarrowed ? rows.filter(({ isDifferent }) => isDifferent) : rows;
  const part = { rows: shown, offers, now, actions };
  return (
    <div className={styles.comparison}>
      <div className={styles.controls}>
        <label htmlFor={`${id}-sort`}>{compareMessages.sortBy()}</label>
        <select
          id={`${id}-sort`}
          className={styles.sort}
          value={sort}
          onChange={(event) => setSort(event.target.value as CompareSort)}
        >
          {Object.entries(compareSorts).map(([key, label]) => (
            <option key={key} value={key}>
              {label()}
            </option>
          ))}
        </select>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isNarrowed}
            onChange={(event) => setNarrowed(event.target.checked)}
          />
          {compareMessages.onlyDifferent()}
        </label>
      </div>
      <OfferTable {...part} />
      <OfferCards {...part} />
      {comparison.more > 0 && (
        <p className="quiet">{compareMessages.more({ count: comparison.more })}</p>
      )}
      <Notes file={comparison.file} />
    </div>
  );
}

interface ShownRow extends CompareRow {
  best: ReadonlySet<number>;
  isDifferent: boolean;
}

interface PartProps extends Pick<CompareOffersProps, 'actions'> {
  rows: readonly ShownRow[];
  offers: readonly WireComparedOffer[];
  now: number;
}

function OfferTable({ rows, offers, now, actions }: PartProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways by keyboard
    <section className={styles.frame} tabIndex={0} aria-label={compareMessages.table()}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {offers.map((offer) => (
              <th key={offer.id} scope="col">
                <Head offer={offer} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-differs={row.isDifferent || undefined}>
              <th scope="row" data-part={row.isPart}>
                <RowLabel row={row} />
              </th>
              {offers.map((offer) => (
                <td key={offer.id} data-best={row.best.has(offer.id) || undefined}>
                  <Value row={row} offer={offer} now={now} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {actions && (
          <tfoot>
            <tr>
              <td />
              {offers.map((offer) => (
                <td key={offer.id}>{actions(offer)}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function OfferCards({ rows, offers, now, actions }: PartProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways by keyboard
    <section className={styles.cards} tabIndex={0} aria-label={compareMessages.cards()}>
      {offers.map((offer, at) => (
        <article key={offer.id} className={styles.card}>
          <p className="quiet text-14">
            {compareMessages.position({ at: at + 1, count: offers.length })}
          </p>
          <h2 className={styles.name}>
            <Head offer={offer} />
          </h2>
          <dl>
            {rows.map((row) => (
              <div key={row.key} data-best={row.best.has(offer.id) || undefined}>
                <dt data-part={row.isPart}>
                  <RowLabel row={row} />
                </dt>
                <dd>
                  <Value row={row} offer={offer} now={now} />
                </dd>
              </div>
            ))}
          </dl>
          {actions?.(offer)}
        </article>
      ))}
    </section>
  );
}

function Head({ offer }: { offer: WireComparedOffer }) {
  return (
    <>
      <span className={styles.buyers}>{nameOf(offer)}</span>
      <span className={styles.code}>
        {offer.code} · {stateText(offer)}
      </span>
    </>
  );
}

function RowLabel({ row }: { row: ShownRow }) {
  return (
    <>
      {row.label}
      {row.isDifferent && <span className={styles.differs}>{compareMessages.differs()}</span>}
    </>
  );
}

function Value({ row, offer, now }: { row: ShownRow; offer: WireComparedOffer; now: number }) {
  const { text, note } = row.show(offer, now);
  return (
    <>
      <span className={styles.value}>{text}</span>
      {row.best.has(offer.id) && <span className={styles.best}>{compareMessages.best()}</span>}
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}

/** Where the figures are from. */
function Notes({ file }: Pick<WireComparison, 'file'>) {
  const { payoffStatedOn: day, taxSource: source } = file;
  return (
    <ul className={styles.notes}>
      <li>
        {day ? compareMessages.payoffNote({ day: dateText(day) }) : compareMessages.payoffUndated()}
      </li>
      {source && <li>{compareMessages.taxNote({ source })}</li>}
      <li>{compareMessages.prorationNote()}</li>
    </ul>
  );
}
