import type { WireSourceCost } from '@homestead/contract/leads';
import { namePeople } from '#accounts';
import { columnHistory, holds, type RecordTable } from '#platform';
import { dashboardMessages } from '../messages/dashboard.ts';
import { refuseLead } from '../refuse-lead.ts';
import type { SourceCostRow } from './source-cost-store.ts';

const moneyText = (cents: unknown) =>
  cents === null || cents === undefined
    ? ''
    : (Number(cents) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

export const sourceCostTable: RecordTable<SourceCostRow> = {
  key: 'leads.source-cost',
  table: 'source_cost',
  columns: {
    cost_cents: { label: dashboardMessages.cost, textOf: moneyText },
  },
  taken: {
    source_cost_once: {
      field: 'month',
      label: dashboardMessages.month,
      message: dashboardMessages.monthTaken,
    },
  },
  refuseMissing: () => refuseLead('source-cost-not-found'),
};

export const sourceCostHistory = columnHistory(sourceCostTable, {
  mayUndo: (_db, caller) => holds(caller, 'reference-lists'),
  namePeople,
});

export const presentSourceCost = (
  row: SourceCostRow,
  names: ReadonlyMap<string, string>,
): WireSourceCost => ({
  id: row.id,
  sourceId: row.source_id,
  source: names.get(row.source_id) ?? '',
  month: row.month.slice(0, 7),
  costCents: row.cost_cents,
  version: row.version,
  abilities: ['edit'],
});
