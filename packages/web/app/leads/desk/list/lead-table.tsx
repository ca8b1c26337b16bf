import type { WireListedLead } from '@homestead/contract/leads';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStaffSession } from '#accounts';
import { DataTable, lazyPart, useIsPhone, type useList, useScrolledRows } from '#desk';
import { leadBulkActions } from '../bulk/lead-bulk-actions.tsx';
import { leadListMessages } from '../messages/lead-list.ts';
import { useKeptLeadOrder } from '../record/lead-order.ts';
import { readAsked } from './lead-address.ts';
import { leadColumns } from './lead-columns.tsx';
import { type LeadFieldsAnswer, type LeadsAnswer, leadLists } from './lead-list-client.ts';
import { leadName } from './lead-name.ts';
import { leadRowActions } from './lead-row-actions.tsx';
import { countOf, type UnusableFilters, withoutUnusable } from './unusable-filters.ts';

const LeadPeek = lazyPart(() => import('./lead-peek.tsx'));

interface LeadTableProps {
  leads: LeadsAnswer;
  fields: LeadFieldsAnswer;
  list: ReturnType<typeof useList>;
  title: string;
  stage: string | null;
  unusable: UnusableFilters | null;
  onDone: () => void;
}

/** One page of leads as rows, each with a panel beside the list. */
export function LeadTable(given: LeadTableProps) {
  const { leads, fields, list, title, stage, unusable, onDone } = given;
  const { permissions } = useStaffSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { paginator: _, ...asked } = readAsked(params, stage);
  const { filter, conditions } = asked;
  const { page, per_page: pageSize, total_records: total } = leads.paginator;
  const scrolled = useScrolledRows({
    listed: JSON.stringify(asked),
    first: useMemo(() => ({ rows: leads.data, pageSize, total }), [leads, pageSize, total]),
    ask: async (at, signal) => {
      const paginator = { page: at, per_page: pageSize };
      return (await leadLists.getLeads({ ...asked, paginator }, { signal })).data;
    },
  });
  // Cards on a phone differ in height; an address with a page shows that page.
  const isPhone = useIsPhone();
  const rows = isPhone || page > 1 ? leads.data : scrolled.rows;
  const columns = useMemo(() => leadColumns(fields.data, stage), [fields.data, stage]);
  const match = JSON.stringify({ filter, conditions });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is matched stands for its parts
  const actions = useMemo(
    () => [
      ...leadRowActions(stage, navigate),
      ...leadBulkActions<WireListedLead>(permissions, {
        match: { filter, conditions },
        columns: fields.data.filter(({ isColumn }) => isColumn).map(({ label }) => label),
      }),
    ],
    [stage, navigate, permissions, match, fields],
  );
  useKeptLeadOrder(
    rows.map(({ id }) => id),
    title,
  );
  return (
    <DataTable
      name={stage === null ? 'leads' : `leads-${stage}`}
      label={title}
      columns={columns}
      rows={rows}
      scroll={rows === scrolled.rows ? scrolled.scroll : undefined}
      rowId={({ id }) => id}
      rowHref={({ id }) => `/leads/${id}`}
      rowName={leadName}
      peek={(lead) => <LeadPeek key={lead.id} lead={lead} columns={columns} onDone={onDone} />}
      list={list}
      paging={{ page, pageSize, total }}
      actions={actions}
      onDone={onDone}
      empty={
        unusable
          ? {
              title: leadListMessages.unusable({ count: countOf(unusable) }),
              text: whyEmpty(unusable),
              isUnknown: true,
              button: (
                <Button
                  variant="default"
                  onClick={() => list.change(withoutUnusable(params, unusable))}
                >
                  {leadListMessages.removeUnusable({ count: countOf(unusable) })}
                </Button>
              ),
            }
          : list.isFiltered
            ? { title: leadListMessages.noMatch(), isNoMatch: true }
            : stage === null
              ? { title: leadListMessages.none(), text: leadListMessages.noneHint() }
              : { title: leadListMessages.noneOfStage() }
      }
    />
  );
}

/** Why no leads are shown, in a sentence. */
const whyEmpty = ({ message }: UnusableFilters): string =>
  message === null
    ? leadListMessages.unusableHint()
    : leadListMessages.unusableWhy({ reason: message.replace(/\.$/, '') });
