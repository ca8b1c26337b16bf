import {
  type InquiryList,
  inquiriesMoved,
  inquiryGroups,
  inquiryKinds,
  leadsTaken,
} from '@homestead/contract/leads';
import { isDay } from '@homestead/contract/platform';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  DataTable,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  FilterChip,
  type ListShape,
  readList,
  useList,
} from '#desk';
import { dateText, useLiveRefresh } from '#platform';
import { ArrivalNews, markArrivals } from './arrivals/arrivals.tsx';
import { useArrivals } from './arrivals/use-arrivals.ts';
import { daysText as spanOfDays } from './dashboard/days-text.ts';
import { groupLabels, groupText } from './dashboard/group-text.ts';
import { inquiryActions } from './inquiries/inquiry-actions.tsx';
import { inquiries } from './inquiries/inquiry-client.ts';
import { inquiryColumns } from './inquiries/inquiry-columns.tsx';
import { inquiryKindLabels, inquiryName } from './inquiries/inquiry-words.ts';
import { inquiryMessages } from './messages/inquiries.ts';
import { AddLead } from './record/add-lead.tsx';
import { useKeptLeadOrder } from './record/lead-order.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const states: Readonly<Record<InquiryList, () => string>> = {
  waiting: inquiryMessages.waiting,
  answered: inquiryMessages.answered,
  'no-answer-needed': inquiryMessages.noAnswerNeeded,
  suspected: inquiryMessages.suspected,
  running: inquiryMessages.running,
  overdue: inquiryMessages.replyOverdue,
  needed: inquiryMessages.needed,
  'on-time': inquiryMessages.onTime,
  late: inquiryMessages.late,
};

const emptyTexts: Readonly<Record<InquiryList, () => string>> = {
  waiting: inquiryMessages.noneWaiting,
  answered: inquiryMessages.noneAnswered,
  'no-answer-needed': inquiryMessages.none,
  suspected: inquiryMessages.noneSuspected,
  running: inquiryMessages.noneRunning,
  overdue: inquiryMessages.noneLate,
  needed: inquiryMessages.none,
  'on-time': inquiryMessages.none,
  late: inquiryMessages.noneLate,
};

const shape: ListShape<'state' | 'kind' | 'from' | 'to' | 'by' | 'group', never> = {
  filters: {
    state: (value) => Object.hasOwn(states, value),
    kind: (value) => Object.hasOwn(inquiryKindLabels, value),
    from: isDay,
    to: isDay,
    by: (value) => inquiryGroups.some((one) => one === value),
    group: () => true,
  },
  sorts: [],
};

/** The dates that the list covers; undefined if it covers all. */
function daysText({ from, to }: { from?: string; to?: string }): string | undefined {
  if (!from) return undefined;
  return to ? spanOfDays({ from, to }) : inquiryMessages.since({ from: dateText(from) });
}

export function meta() {
  return [{ title: inquiryMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-claim');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(shape, new URL(url).searchParams);
  const kind = inquiryKinds.find((one) => one === filters.kind);
  const { state, from, to, group } = filters;
  const by = inquiryGroups.find((one) => one === filters.by);
  return inquiries.listInquiries(
    {
      ...{ page, ...(state && { state: state as InquiryList }), ...(kind && { kind }) },
      ...(from && { from }),
      ...(from && to && { to }),
      ...(by && { by, ...(group && { group }) }),
    },
    { signal },
  );
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={inquiryMessages.title()} />;
}

/** Who is waiting for an answer, until when, and who takes it. */
export default function NewLeadsPage() {
  const { data, waiting: _waiting, ...paging } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useLiveRefresh(inquiriesMoved);
  useLiveRefresh(leadsTaken);
  const arrived = useArrivals(data, ({ id }) => id, useLocation().search);
  const list = useList(shape);
  const navigate = useNavigate();
  /** A claimed lead opens. */
  const actions = inquiryActions.map(({ run, ...action }) => {
    if (!run) return action;
    if (action.name !== 'claim') return { ...action, run };
    return {
      ...action,
      run: async (...given: Parameters<typeof run>) => {
        const done = await run(...given);
        void navigate(`/leads/${given[0].leadId}`);
        return done;
      },
    };
  });
  const state = (list.query.filters.state ?? 'waiting') as InquiryList;
  const days = daysText(list.query.filters);
  const { group } = list.query.filters;
  const by = inquiryGroups.find((one) => one === list.query.filters.by);
  useKeptLeadOrder(
    data.map(({ leadId }) => leadId),
    inquiryMessages.title(),
  );
  return (
    <DeskPage
      title={inquiryMessages.title()}
      below={days && <p className="quiet">{days}</p>}
      actions={<AddLead />}
    >
      <ArrivalNews latest={arrived.latest} />
      <FilterBar
        list={list}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: inquiryMessages.state(),
            choices: Object.entries(states).map(([value, label]) => ({ value, label: label() })),
          },
          {
            kind: 'choice',
            name: 'kind',
            label: inquiryMessages.kindOfInquiry(),
            any: inquiryMessages.anyKind(),
            choices: Object.entries(inquiryKindLabels).map(([value, label]) => ({
              value,
              label: label(),
            })),
          },
        ]}
      >
        {days && (
          <FilterChip condition={days} onRemove={() => list.change({ from: null, to: null })} />
        )}
        {by && (
          <FilterChip
            condition={inquiryMessages.group({
              by: groupLabels[by](),
              value: groupText(
                by,
                by === 'agent' && group ? (data[0]?.agentName ?? '') : (group ?? null),
              ),
            })}
            onRemove={() => list.change({ by: null, group: null })}
          />
        )}
      </FilterBar>
      <DataTable
        name="new-leads"
        label={inquiryMessages.title()}
        columns={markArrivals(inquiryColumns, arrived.ids)}
        rows={data}
        rowId={({ id }) => id}
        rowHref={({ leadId }) => `/leads/${leadId}`}
        rowName={inquiryName}
        list={list}
        paging={paging}
        actions={actions}
        onDone={revalidate}
        empty={{
          title: emptyTexts[state](),
          isNoMatch: false,
        }}
      />
    </DeskPage>
  );
}
