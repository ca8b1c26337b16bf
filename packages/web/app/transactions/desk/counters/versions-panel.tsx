import { versionStates, type WireOfferVersion } from '@homestead/contract/transactions';
import { Badge, Group, Text } from '@mantine/core';
import { Ago, DeskPanel } from '#desk';
import { instantText, UNKNOWN } from '#platform';
import { counterMessages } from '../messages/counters.ts';
import { Countdown } from './countdown.tsx';
import type { OfferVersions } from './counter-client.ts';
import styles from './versions-panel.module.css';

interface VersionsPanelProps {
  versions: OfferVersions;
  /** The time of the open version is over. */
  onOver: () => void;
}

/** The versions of an offer, newest first, each with exactly what it changed. */
export default function VersionsPanel({ versions, onOver }: VersionsPanelProps) {
  return (
    <DeskPanel title={counterMessages.versions()}>
      <ol className={styles.versions}>
        {versions.data.map((version) => (
          <li key={version.number}>
            <Version version={version} onOver={onOver} />
          </li>
        ))}
      </ol>
    </DeskPanel>
  );
}

function Version({ version, onOver }: { version: WireOfferVersion; onOver: () => void }) {
  const { number, madeBy: side, state, recordedAt, recordedBy, note, changes, approvals } = version;
  return (
    <article className="grid gap-2" aria-labelledby={`version-${number}`}>
      <Group gap="xs">
        <h3 id={`version-${number}`} className={styles.title}>
          {number === 1
            ? counterMessages.original({ number })
            : counterMessages.counterBy({ number, side })}
        </h3>
        <Badge variant="light" color={state === 'open' ? 'good' : 'gray'}>
          {versionStates[state]}
        </Badge>
        {version.isLate && (
          <Badge variant="light" color="warn" title={counterMessages.lateHelp()}>
            {counterMessages.late()}
          </Badge>
        )}
      </Group>
      <Until version={version} onOver={onOver} />
      {number === 1 ? (
        <Text size="sm">{counterMessages.firstTerms()}</Text>
      ) : (
        <Changes changes={changes} />
      )}
      {note && <Text size="sm">{note}</Text>}
      {approvals.map(({ side: of, name, role, at }) => (
        <Text size="sm" key={`${of} ${name} ${at}`}>
          {counterMessages.approvedBy({ name, role, side: of })}{' '}
          <Text span size="sm" c="dimmed">
            {instantText(at)}
          </Text>
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {recordedBy
          ? counterMessages.recorded({ name: recordedBy })
          : counterMessages.recordedBySomeone()}{' '}
        <Ago at={recordedAt} />
        {version.answeredAt && version.answeredBy && (
          <>
            {' · '}
            {counterMessages.answeredBy({ state: versionStates[state], name: version.answeredBy })}{' '}
            <Ago at={version.answeredAt} />
          </>
        )}
      </Text>
    </article>
  );
}

function Until({ version, onOver }: { version: WireOfferVersion; onOver: () => void }) {
  const { state, expiresAt } = version;
  if (!expiresAt) return null;
  const at = instantText(expiresAt);
  if (state === 'expired') return <Text size="sm">{counterMessages.expiredAt({ at })}</Text>;
  if (state !== 'open') return <Text size="sm">{counterMessages.wasOpenUntil({ at })}</Text>;
  return (
    <Text size="sm" className="semibold">
      {counterMessages.openUntil({ at })} · <Countdown until={expiresAt} onOver={onOver} />
    </Text>
  );
}

/** From what to what, for each field. */
function Changes({ changes }: Pick<WireOfferVersion, 'changes'>) {
  return (
    <dl className={styles.changes} aria-label={counterMessages.changes()}>
      {changes.map(({ field, label, before, after }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <del className={styles.before}>{before ?? UNKNOWN}</del> <span aria-hidden>→</span>
            <span className="unseen"> {counterMessages.changedTo()} </span>{' '}
            <ins className={styles.after}>{after ?? UNKNOWN}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
