import { useEffect } from 'react';
import { Link } from 'react-router';
import { rich } from '#platform';
import { SEARCH_PATH } from '../listing/listing-address.ts';
import { compareMessages } from '../messages/compare.ts';
import { MAX_COMPARED } from './compare-address.ts';
import { ComparisonTable } from './comparison-table.tsx';
import styles from './comparison-view.module.css';
import type { Comparison } from './find-comparison.ts';

/** Up to four homes side by side. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const { columns, gone, tooMany, otherRows, homes } = comparison;
  const isFull = homes.length >= MAX_COMPARED;
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <FollowComparison
        homes={columns.map(({ mlsNumber, street }) => ({ mlsNumber, name: street }))}
      />
      <div className={styles.head}>
        <h1>{compareMessages.title()}</h1>
        <Link to={SEARCH_PATH}>{compareMessages.backToResults()}</Link>
        {otherRows && <Link to={otherRows.href}>{otherRows.label}</Link>}
      </div>
      {tooMany.length > 0 && (
        <p className={styles.note} role="status">
          {compareMessages.tooMany({ max: MAX_COMPARED, numbers: tooMany.join(', ') })}
        </p>
      )}
      {gone.map(({ mlsNumber, removeHref }) => (
        <p key={mlsNumber} className={styles.note} role="status">
          {rich(
            compareMessages.gone({
              number: mlsNumber,
              link: (text) => <Link to={removeHref}>{text}</Link>,
            }),
          )}
        </p>
      ))}
      {columns.length > 0 ? (
        <ComparisonTable comparison={comparison} />
      ) : (
        <p className={styles.empty}>{compareMessages.empty()}</p>
      )}
      {columns.length > 0 && comparison.terms && (
        <p className="fine-print">
          {comparison.terms} {compareMessages.dash()}
        </p>
      )}
      {!isFull && (
        <form action="/compare" className={styles.add}>
          {homes.length > 0 && <input type="hidden" name="homes" value={homes.join(',')} />}
          <label htmlFor="add-home">{compareMessages.addByNumber()}</label>
          <input id="add-home" name="homes" required maxLength={60} autoComplete="off" />
          <button type="submit" className="button">
            {compareMessages.add()}
          </button>
        </form>
      )}
    </main>
  );
}

/**
 * Keeps the homes selected on this device in sync with the comparison on screen. Opening another
 * person's comparison doesn't change the selection.
 */
function FollowComparison({ homes }: { homes: { mlsNumber: string; name: string }[] }) {
  const asked = JSON.stringify(homes);
  useEffect(() => {
    import('./compare-choice.ts').then(
      ({ followComparison }) => followComparison(JSON.parse(asked)),
      () => null,
    );
  }, [asked]);
  return null;
}
