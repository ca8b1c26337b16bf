import type { SealRecord } from './find-record.ts';
import { verifyMessages } from './messages/verify.ts';
import { instantText, roleText } from './seal-words.ts';
import styles from './verify.module.css';

/** What our records say about the code of a certificate page. */
export function RecordView({ record }: { record: SealRecord }) {
  return (
    <section className="panel pad-6 grid gap-3" data-testid="record" aria-live="polite">
      <h2 className="text-22">{verifyMessages.record()}</h2>
      {record.state === 'loading' && <p>{verifyMessages.recordLoading()}</p>}
      {record.state === 'missing' && <p>{verifyMessages.recordMissing()}</p>}
      {record.state === 'failed' && <p>{verifyMessages.recordFailed()}</p>}
      {record.state === 'found' && (
        <>
          <p>
            {verifyMessages.recordLead({
              title: record.seal.title,
              at: instantText(record.seal.sealedAt),
            })}
          </p>
          <ul>
            {record.seal.formVersions.map(({ title, version }) => (
              <li key={title + version}>
                {title}, {version ? verifyMessages.version({ version }) : verifyMessages.uploaded()}
              </li>
            ))}
          </ul>
          <ul className={styles.signers}>
            {record.seal.signers.map(({ name, role, signedAt }) => (
              <li key={name + signedAt} className="panel pad-4 grid gap-1">
                <strong>{name}</strong>
                <span>{roleText(role)}</span>
                <span>{verifyMessages.signedAt({ at: instantText(signedAt) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
