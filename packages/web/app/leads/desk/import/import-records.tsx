import type { WireLeadImport, WireLeadImportRow } from '@homestead/contract/leads';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { type Column, DataTable, FilterBar, useList } from '#desk';
import { leadImportMessages } from '../messages/lead-import.ts';
import { importShape, outlookLabels, stateLabels } from './lead-import-client.ts';

interface ImportRecordsProps {
  given: WireLeadImport;
  rows: readonly WireLeadImportRow[];
  paging: { page: number; pageSize: number; total: number };
}

/** The records of a file, with what would become of each, or what became of it. */
export function ImportRecords({ given, rows, paging }: ImportRecordsProps) {
  const list = useList(importShape);
  const isDraft = given.state === 'draft';
  const labels = isDraft ? outlookLabels : stateLabels;
  const columns: readonly Column<WireLeadImportRow>[] = [
    { id: 'name', label: leadImportMessages.name, cell: ({ name }) => name },
    { id: 'row', label: leadImportMessages.row, isNumber: true, cell: ({ row }) => row },
    {
      id: 'outcome',
      label: leadImportMessages.outcome,
      isTop: true,
      cell: ({ outlook, state }) =>
        isDraft ? outlook && outlookLabels[outlook]() : stateLabels[state](),
    },
    {
      id: 'details',
      label: leadImportMessages.details,
      isTop: true,
      cell: (row) => <Why {...row} />,
    },
  ];
  return (
    <>
      <FilterBar
        list={list}
        filters={[
          {
            ...{ kind: 'choice', name: 'result', label: leadImportMessages.result() },
            any: leadImportMessages.all(),
            choices: Object.entries(labels).map(([value, label]) => ({ value, label: label() })),
          },
        ]}
      />
      <DataTable
        name="lead-import"
        label={leadImportMessages.previewTitle()}
        columns={columns}
        rows={rows}
        rowId={({ row }) => String(row)}
        rowName={({ name, row }) => name || String(row)}
        list={list}
        paging={paging}
        empty={{ title: leadImportMessages.noRecords(), isNoMatch: false }}
      />
    </>
  );
}

/** What is wrong with a record, or which lead it is or may be. */
function Why({ errors, lead, likely, state }: WireLeadImportRow) {
  const wrong = errors.map(({ message }) => message).join('; ');
  if (wrong) return wrong;
  if (lead) {
    const isMade = state === 'created' || state === 'updated';
    return (
      <LeadLink id={lead.id}>
        {isMade ? lead.name : leadImportMessages.sameEmail({ name: lead.name })}
      </LeadLink>
    );
  }
  if (!likely) return null;
  return <LeadLink id={likely.id}>{leadImportMessages.samePhone({ name: likely.name })}</LeadLink>;
}

function LeadLink({ id, children }: { id: string; children: string }) {
  return (
    <Anchor component={Link} to={`/leads/${id}`} size="sm">
      {children}
    </Anchor>
  );
}
