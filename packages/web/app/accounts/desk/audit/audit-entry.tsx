import type { WireAuditEntry } from '@homestead/contract/accounts';
import { Button, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import { instantText } from '#platform';
import { auditMessages } from '../../messages/audit.ts';
import { whatHappened } from './what-happened.ts';

/** A line of the audit: what happened to what, who did it and when, before and after. */
export function AuditEntry({
  entry,
  onOnly,
}: {
  entry: WireAuditEntry;
  /** Shows only what happened to its record. */
  onOnly: ((entry: WireAuditEntry) => void) | null;
}) {
  const { at, by, kindLabel, about, fields, isHidden, device, address } = entry;
  const who = by ? `${by.firstName} ${by.lastName}` : auditMessages.bySystem();
  const title = about?.title
    ? auditMessages.kindAndTitle({ kind: kindLabel, title: about.title })
    : kindLabel;
  return (
    <li className="panel grid gap-2 pad-note">
      <div className="row wrap gap-2">
        <Text fw={600}>{whatHappened(entry)}</Text>
        {about?.path ? <Link to={about.path}>{title}</Link> : <Text>{title}</Text>}
      </div>
      <Text size="sm" c="dimmed">
        {who} · <time dateTime={at}>{instantText(at)}</time>
      </Text>
      {isHidden && <Text size="sm">{auditMessages.hidden()}</Text>}
      {fields.length > 0 && (
        <List size="sm">
          {fields.map((line) => (
            <List.Item key={line.field}>{lineOf(line)}</List.Item>
          ))}
        </List>
      )}
      {device && (
        <Text size="sm" c="dimmed">
          {address
            ? auditMessages.fromWhere({ device, address })
            : auditMessages.fromDevice({ device })}
        </Text>
      )}
      {about && onOnly && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => onOnly(entry)}
            aria-label={auditMessages.onlyRecordOf({ title })}
          >
            {auditMessages.onlyRecord()}
          </Button>
        </div>
      )}
    </li>
  );
}

function lineOf({ label, before, after }: WireAuditEntry['fields'][number]): string {
  if (before === '') return auditMessages.setLine({ label, after });
  if (after === '') return auditMessages.clearedLine({ label, before });
  return auditMessages.changeLine({ label, before, after });
}
