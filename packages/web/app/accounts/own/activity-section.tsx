import { Link, useLocation } from 'react-router';
import { instantText } from '#platform';
import { ownMessages } from '../messages/own.ts';
import styles from './own.module.css';
import type { OwnAccount } from './own-account.ts';
import { OwnSection } from './own-section.tsx';
import { securityEventText } from './security-event-text.ts';

/** What happened to the account, newest first. */
export function ActivitySection({
  events,
  eventsBefore,
}: Pick<OwnAccount, 'events' | 'eventsBefore'>) {
  const { pathname } = useLocation();
  const { data, next } = events;
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
      {(next !== null || eventsBefore !== null) && (
        <p className={styles.row}>
          {eventsBefore !== null && (
            <Link to={`${pathname}#activity`} className="button" preventScrollReset>
              {ownMessages.newest()}
            </Link>
          )}
          {next !== null && (
            <Link to={`${pathname}?before=${next}#activity`} className="button" preventScrollReset>
              {ownMessages.earlier()}
            </Link>
          )}
        </p>
      )}
    </OwnSection>
  );
}
