import { type ReactNode, useId, useState } from 'react';
import styles from './compare-offers.module.css';
import type { CompareSort } from './compare-rows.ts';
import { compareMessages } from './messages.ts';
import type { ShownCell, ShownComparison, ShownOffer, ShownRow } from './show-comparison.ts';
import { countdown } from './time-left.ts';
import { useNow } from './use-now.ts';

interface ComparedOffersProps {
  shown: ShownComparison;
  /** Below the offer with an id, such as what can be done with it. */
  actions?: ((id: number) => ReactNode) | undefined;
  /** How the offers are looked at, where the page keeps that in its address. */
  view?: CompareView | undefined;
  onView?: ((view: CompareView) => void) | undefined;
}

export interface CompareView {
  sort: CompareSort;
  /** Only the rows that differ. */
  isNarrowed: boolean;
}

export const usualView: CompareView = { sort: 'net', isNarrowed: false };

/**
 * Offers on one home side by side: a table with a column for each, on a phone one card for
 * each, to swipe through.
 */
export function ComparedOffers({ shown, actions, view, onView }: ComparedOffersProps) {
  const [own, setOwn] = useState(usualView);
  const held = view ?? own;
  const look = onView ?? setOwn;
  const { sort, isNarrowed } = held;
  const now = useNow(shown.now);
  const id = useId();
  if (shown.offers.length === 0) return <p className="quiet">{compareMessages.none()}</p>;
  const offers = shown.orders[sort].flatMap(
    (number) => shown.offers.find((offer) => offer.id === number) ?? [],
  );
  const rows = isNarrowed ? shown.rows.filter(({ isDifferent }) => isDifferent) : shown.rows;
  const part = { rows, offers, now, actions };
  return (
    <div className={styles.comparison}>
      <div className={`needs-script ${styles.controls}`}>
        <label htmlFor={`${id}-sort`}>{compareMessages.sortBy()}</label>
        <select
          id={`${id}-sort`}
          className={styles.sort}
          value={sort}
          onChange={(event) => look({ ...held, sort: event.target.value as CompareSort })}
        >
          {shown.sorts.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isNarrowed}
            onChange={(event) => look({ ...held, isNarrowed: event.target.checked })}
          />
          {compareMessages.onlyDifferent()}
        </label>
      </div>
      <OfferTable {...part} />
      <OfferCards {...part} />
      {shown.more > 0 && <p className="quiet">{compareMessages.more({ count: shown.more })}</p>}
      <ul className={styles.notes}>
        {shown.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

interface PartProps extends Pick<ComparedOffersProps, 'actions'> {
  rows: readonly ShownRow[];
  offers: readonly ShownOffer[];
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
              <th key={offer.id} scope="col" data-offer={offer.id} tabIndex={-1}>
                <Head offer={offer} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} data-differs={row.isMarked}>
              <th scope="row" data-part={row.isPart || undefined}>
                <RowLabel row={row} />
              </th>
              {offers.map((offer) => (
                <td
                  key={offer.id}
                  data-amount={row.isAmount || undefined}
                  data-best={row.cells[offer.id]?.isBest || undefined}
                >
                  <Value cell={row.cells[offer.id]} now={now} />
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
                <td key={offer.id}>
                  <Below offer={offer}>{actions(offer.id)}</Below>
                </td>
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
          <h2 className={styles.name} data-offer={offer.id} tabIndex={-1}>
            <Head offer={offer} />
          </h2>
          <dl>
            {rows.map((row) => (
              <div key={row.key} data-best={row.cells[offer.id]?.isBest || undefined}>
                <dt data-part={row.isPart || undefined}>
                  <RowLabel row={row} />
                </dt>
                <dd data-amount={row.isAmount || undefined}>
                  <Value cell={row.cells[offer.id]} now={now} />
                </dd>
              </div>
            ))}
          </dl>
          <Below offer={offer}>{actions?.(offer.id)}</Below>
        </article>
      ))}
    </section>
  );
}

/** What can be done with an offer, with its buyers again: their column starts far above. */
function Below({ offer, children }: { offer: ShownOffer; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.below}>
      <p className={styles.whose}>{offer.name}</p>
      {children}
    </div>
  );
}

function Head({ offer }: { offer: ShownOffer }) {
  return (
    <>
      <span className={styles.buyers}>{offer.name}</span>
      <span className={styles.code}>
        {offer.code} · {offer.state}
      </span>
    </>
  );
}

function RowLabel({ row }: { row: ShownRow }) {
  return (
    <>
      {row.label}
      {row.isMarked && (
        <>
          {' '}
          <span className={styles.differs}>{compareMessages.differs()}</span>
        </>
      )}
    </>
  );
}

function Value({ cell, now }: { cell: ShownCell | undefined; now: number }) {
  if (!cell) return null;
  const { text, note, isBest, isOdd, until } = cell;
  return (
    <>
      <span className={styles.value}>{until ? countdown(Date.parse(until), now) : text}</span>
      {isBest && (
        <>
          {' '}
          <span className={styles.best}>{compareMessages.best()}</span>
        </>
      )}
      {isOdd && (
        <>
          {' '}
          <span className={styles.differs}>{compareMessages.differs()}</span>
        </>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}
