import type { WireAuditEntry } from '@homestead/contract/accounts';
import { isDay } from '@homestead/contract/platform';
import { Alert, Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { DeskPage, DeskSkeleton, type ListShape, readList, sayProblem, useList } from '#desk';
import { instantText } from '#platform';
import { auditMessages } from '../../messages/audit.ts';
import { requireStaff } from '../../session/staff-session.ts';
import { auditClient } from '../integrations/integration-clients.ts';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const shape: ListShape<'kind' | 'who' | 'record' | 'from' | 'to', never> = {
  filters: {
    kind: (text) => text.length <= 80,
    who: (text) => /^[0-9a-f-]{36}$/i.test(text),
    record: (text) => text.length <= 100,
    from: isDay,
    to: isDay,
  },
  sorts: [],
};

export function meta() {
  return [{ title: auditMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'audit');
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters } = readList(shape, new URL(url).searchParams);
  return { asked: filters, first: await auditClient.listAudit(filters, { signal }) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={auditMessages.title()} />;
}

/** /audit: all of history, newest first. */
export default function AuditPage() {
  const { asked, first } = useLoaderData<typeof clientLoader>();
  const list = useList(shape);
  const { entries, hasOlder, isBusy, showOlder } = useOlder(first, (cursor) =>
    auditClient.listAudit({ ...asked, cursor }),
  );
  const only = ({ kind, about }: WireAuditEntry) =>
    list.change({
      record: about?.id ?? null,
      kind: kind === 'security' || kind === 'export' ? null : kind,
    });
  return (
    <DeskPage title={auditMessages.title()}>
      <AuditFilters list={list} kinds={first.kinds} entries={entries} />
      <CheckNote check={first.auditCheck} />
      {entries.length === 0 && (
        <Text c="dimmed">{list.isFiltered ? auditMessages.noMatch() : auditMessages.none()}</Text>
      )}
      <ol className="grid gap-3" aria-label={auditMessages.list()}>
        {entries.map((entry) => (
          <AuditEntry
            key={entry.id}
            entry={entry}
            onOnly={list.query.filters.record ? null : only}
          />
        ))}
      </ol>
      {hasOlder && (
        <Button variant="default" mt="md" loading={isBusy} onClick={showOlder}>
          {auditMessages.older()}
        </Button>
      )}
    </DeskPage>
  );
}

type Answer = Awaited<ReturnType<typeof auditClient.listAudit>>;

function CheckNote({ check }: { check: Answer['auditCheck'] }) {
  if (check && !check.isWhole) {
    return (
      <Alert color="bad" mb="md">
        {auditMessages.broken({ at: instantText(check.checkedAt) })}
      </Alert>
    );
  }
  return (
    <Text size="sm" c="dimmed" mb="md">
      {check
        ? auditMessages.whole({ at: instantText(check.checkedAt) })
        : auditMessages.notChecked()}
    </Text>
  );
}

/** The first page and those after it, started over with each new first page. */
function useOlder(first: Answer, ask: (cursor: string) => Promise<Answer>) {
  const [older, setOlder] = useState<Answer[]>([]);
  const [isBusy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first page starts over
  useEffect(() => setOlder([]), [first]);
  const next = (older.at(-1) ?? first).next;
  const showOlder = async () => {
    if (next === null) return;
    setBusy(true);
    try {
      const page = await ask(next);
      setOlder((before) => [...before, page]);
    } catch (error) {
      sayProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    entries: [first, ...older].flatMap(({ data }) => data),
    hasOlder: next !== null,
    isBusy,
    showOlder: () => void showOlder(),
  };
}
