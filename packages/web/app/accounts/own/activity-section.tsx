import { Link, useLocation } from 'react-router';
import { instantText } from '#platform';
import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnSection } from './own-section.tsx';
import { securityEventText } from './security-event-text.ts';

/** What happened to the account, newest first. */
export function ActivitySection({ events }: Pick<OwnAccount, 'events'>) {
  const { pathname } = useLocation();
  const { data, page, pageSize, total } = events;
  const hasEarlier = page * pageSize < total;
  return (
    <OwnSection id="activity" intro={ownMessages.activityIntro()}>
      {data.length === 0 ? (
        <p className={styles.hint}>{ownMessages.noActivity()}</p>
      ) : (
        <ol className={styles.rows}>
          {data.map(({ id, kind, happenedAt, device, address }) => (
            <li key={id}>
              <div className={styles.what}>
                <strong>{securityEventText(kind)}</strong>
                <span>
                  {instantText(happenedAt)}
                  {device && `, ${device}`}
                  {address && `, ${address}`}
                </span>
              </div>
            </li>
          ))}
        </ol>
      )}
      {(hasEarlier || page > 1) && (
        <p className={styles.row}>
          {page > 1 && (
            <Link to={`${pathname}#activity`} className="button" preventScrollReset>
              {ownMessages.newest()}
            </Link>
          )}
          {hasEarlier && (
            <Link
              to={`${pathname}?page=${page + 1}#activity`}
              className="button"
              preventScrollReset
            >
              {ownMessages.earlier()}
            </Link>
          )}
        </p>
      )}
    </OwnSection>
  );
}
