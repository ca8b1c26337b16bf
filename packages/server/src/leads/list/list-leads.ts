import type { leadListEndpoints } from '@homestead/contract/leads';
import type { AnswerOf, BodyOf, PageRequest } from '@homestead/contract/platform';
import { type Caller, hiddenColumns, type Services } from '#platform';
import { leadFieldScope } from './lead-fields.ts';
import { type ListedLeadRow, selectLeadPage, selectListedLeads } from './lead-list-store.ts';
import { readOrder } from './lead-order.ts';
import { presentLeads } from './present-lead.ts';
import { readFilter } from './read-filter.ts';

const PER_PAGE = 20;

type Asked = BodyOf<typeof leadListEndpoints.getLeads>;

/** The rows of a page of the leads in the caller's sight, and how many there are on all pages. */
export async function readLeadRows(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  body: Asked,
): Promise<{ rows: ListedLeadRow[]; total: number; asked: PageRequest }> {
  const { page = 1, per_page = PER_PAGE } = body.paginator ?? {};
  const order = readOrder(caller, body.getleadsortby);
  const filter = await readFilter(db, caller, body);
  const asked = { page, pageSize: per_page };
  const { ids, total } = await selectLeadPage(db, caller, filter, order, asked);
  return { rows: await selectListedLeads(db, caller, ids), total, asked };
}

/** One page of the leads in the caller's sight, as `getLeads` says. */
export async function listLeads(
  services: Pick<Services, 'db'>,
  caller: Caller,
  body: Asked,
): Promise<AnswerOf<typeof leadListEndpoints.getLeads>> {
  const { rows, total, asked } = await readLeadRows(services, caller, body);
  const hasMore = asked.page * asked.pageSize < total;
  return {
    statusCode: 'success',
    message: '',
    data: await presentLeads(services.db, caller, rows),
    hasMore,
    totalRecords: total,
    paginator: {
      page: asked.page,
      per_page: asked.pageSize,
      has_more: hasMore,
      total_records: total,
    },
    hiddenColumns: hiddenColumns(caller, leadFieldScope),
  };
}
