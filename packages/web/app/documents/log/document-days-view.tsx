import type { WireDocumentDay } from '@homestead/contract/documents';
import { EmptyState } from '#design';
import { dateText, groupedText } from '#platform';
import { documentPageMessages } from '../messages/pages.ts';
import styles from './document-days.module.css';

/** The published fingerprint of each day's log. */
export function DocumentDaysView({ days }: { days: readonly WireDocumentDay[] }) {
  const verify = <a href="/verify">{documentPageMessages.verify()}</a>;
  return (
    <div className={styles.page}>
      <p>{documentPageMessages.logLead()}</p>
      {days.length === 0 ? (
        <EmptyState
          title={documentPageMessages.logNone()}
          hint={documentPageMessages.logNoneHint()}
        >
          {verify}
        </EmptyState>
      ) : (
        <>
          <p>{verify}</p>
          <table className={`table ${styles.table}`}>
            <caption>{documentPageMessages.logCaption()}</caption>
            <thead>
              <tr>
                <th scope="col">{documentPageMessages.logDay()}</th>
                <th scope="col">{documentPageMessages.logEntries()}</th>
                <th scope="col">{documentPageMessages.logHead()}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, events, head }) => (
                <tr key={day}>
                  <th scope="row">{dateText(day)}</th>
                  <td className="tabular">{groupedText(events)}</td>
                  <td>
                    <code>{head}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
