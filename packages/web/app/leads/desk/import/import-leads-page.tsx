import type { WireLeadImport } from '@homestead/contract/leads';
import { Anchor, Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import { Ago, type Column, DataTable, DeskPage, DeskPanel, DeskSkeleton, readList } from '#desk';
import { leadImportMessages } from '../messages/lead-import.ts';
import { ImportMapping } from './import-mapping.tsx';
import { ImportRecords } from './import-records.tsx';
import { ImportSummary } from './import-summary.tsx';
import { ImportUpload } from './import-upload.tsx';
import { importShape, isGoing, isOutlook, isRowState, leadImports } from './lead-import-client.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const PAGE_SIZE = 50;
const POLL_MS = 1000;

export function meta() {
  return [{ title: leadImportMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'import-leads');
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(importShape, new URL(url).searchParams);
  const { import: id, result } = filters;
  if (!id) {
    const { data: recent } = await leadImports.listLeadImports({ pageSize: 20 }, { signal });
    return { recent, current: null };
  }
  const { data: given } = await leadImports.getLeadImport({ id }, { signal });
  const narrowed = {
    ...(isOutlook(result) && given.state === 'draft' && { outlook: result }),
    ...(isRowState(result) && given.state !== 'draft' && { state: result }),
  };
  const { data: rows, ...paging } = await leadImports.listLeadImportRows(
    { id, ...narrowed, page, pageSize: PAGE_SIZE },
    { signal },
  );
  return { recent: [], current: { given, rows, paging } };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={leadImportMessages.title()} />;
}

/** /import-leads: a file of leads is read, checked by a dry run, and imported. */
export default function ImportLeadsPage() {
  const { recent, current } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  if (current) return <OneImport key={current.given.id} current={current} />;
  return (
    <DeskPage title={leadImportMessages.title()}>
      <DeskPanel title={leadImportMessages.file()}>
        <ImportUpload onRead={({ id }) => void navigate(`?import=${id}`)} />
      </DeskPanel>
      <DeskPanel title={leadImportMessages.recent()}>
        <DataTable
          name="lead-imports"
          label={leadImportMessages.recent()}
          columns={recentColumns}
          rows={recent}
          rowId={({ id }) => id}
          rowName={({ fileName }) => fileName}
          empty={{ title: leadImportMessages.noneYet() }}
        />
      </DeskPanel>
    </DeskPage>
  );
}

type Current = NonNullable<Awaited<ReturnType<typeof clientLoader>>['current']>;

function OneImport({ current: { given, rows, paging } }: { current: Current }) {
  const { revalidate, state } = useRevalidator();
  const [isStale, setStale] = useState(false);
  const isUnderWay = isGoing(given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after each answer
  useEffect(() => {
    if (!isUnderWay || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), POLL_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, state, given]);
  const isDraft = given.state === 'draft';
  return (
    <DeskPage
      title={leadImportMessages.title()}
      actions={
        <Button component={Link} to="/import-leads" variant="default">
          {leadImportMessages.another()}
        </Button>
      }
    >
      {isDraft && (
        <DeskPanel title={leadImportMessages.records({ count: given.total, file: given.fileName })}>
          <ImportMapping
            given={given}
            onChanged={() => setStale(true)}
            onPreviewed={() => {
              setStale(false);
              void revalidate();
            }}
          />
        </DeskPanel>
      )}
      {(!isDraft || given.outlook) && (
        <DeskPanel
          title={isDraft ? leadImportMessages.previewTitle() : leadImportMessages.resultTitle()}
        >
          <Stack gap="lg">
            <ImportSummary given={given} isStale={isStale} onDone={() => void revalidate()} />
            <div>
              <ImportRecords given={given} rows={rows} paging={paging} />
            </div>
          </Stack>
        </DeskPanel>
      )}
    </DeskPage>
  );
}

const states: Readonly<Record<WireLeadImport['state'], () => string>> = {
  draft: leadImportMessages.isDraft,
  running: leadImportMessages.isRunning,
  done: leadImportMessages.isDone,
  undoing: leadImportMessages.isUndoing,
  undone: leadImportMessages.isUndone,
};

const recentColumns: readonly Column<WireLeadImport>[] = [
  {
    id: 'file',
    label: leadImportMessages.importedFile,
    cell: ({ id, fileName }) => (
      <Anchor component={Link} to={`?import=${id}`} size="sm">
        {fileName}
      </Anchor>
    ),
  },
  {
    id: 'state',
    label: leadImportMessages.state,
    isTop: true,
    cell: ({ state }) => states[state](),
  },
  {
    id: 'when',
    label: leadImportMessages.when,
    isTop: true,
    cell: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
