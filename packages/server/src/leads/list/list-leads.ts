import type { leadListEndpoints } from '@homestead/contract/leads';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import { type Caller, hiddenColumns, type Services } from '#platform';
import { leadFieldScope } from './lead-fields.ts';
import { selectLeadPage, selectListedLeads } from './lead-list-store.ts';
import { readOrder } from './lead-order.ts';
import { presentLeads } from './present-lead.ts';
import { readFilter } from './read-filter.ts';

const PER_PAGE = 20;

/** One page of the leads in the caller's sight, as `getLeads` says. */
export async function listLeads(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  body: BodyOf<typeof leadListEndpoints.getLeads>,
): Promise<AnswerOf<typeof leadListEndpoints.getLeads>> {
  const { page = 1, per_page = PER_PAGE } = body.paginator ?? {};
  const order = readOrder(caller, body.getleadsortby);
  const filter = await readFilter(db, caller, body);
  const asked = { page, pageSize: per_page };
  const { ids, total } = await selectLeadPage(db, caller, filter, order, asked);
  const rows = await selectListedLeads(db, caller, ids);
  const hasMore = page * per_page < total;
  return {
    statusCode: 'success',
    message: '',
    data: await presentLeads(db, caller, rows),
    hasMore,
    totalRecords: total,
    paginator: { page, per_page, has_more: hasMore, total_records: total },
    hiddenColumns: hiddenColumns(caller, leadFieldScope),
  };
}
