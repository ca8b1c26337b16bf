import {
  inquiriesMoved,
  inquiryCalls,
  inquiryEndpoints,
  inquiryKinds,
  leadRuleCalls,
  type leadRuleEndpoints,
  type WireInquiry,
} from '@homestead/contract/leads';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { personApi, requireStaff } from '#accounts';
import {
  Ago,
  type Column,
  DataTable,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  type ListShape,
  type RecordAction,
  RecordDrawer,
  readList,
  useList,
} from '#desk';
import { createClient, instantText, UNKNOWN, useLiveRefresh } from '#platform';
import { routingMessages } from '../messages/routing.ts';
import { textMessages } from '../messages/texts.ts';
import { inquiryMessages } from '../messages.ts';
import { InquiryClock } from './inquiry-clock.tsx';
import { LeadMessages } from './lead-messages.tsx';
import { LeadTextDrawer } from './lead-text-drawer.tsx';
import { LeadDecisions } from './routing/lead-decisions.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const inquiries = createClient<typeof inquiryEndpoints>(inquiryCalls, personApi);
const rules = createClient<typeof leadRuleEndpoints>(leadRuleCalls, personApi);

const states = {
  waiting: inquiryMessages.waiting,
  answered: inquiryMessages.answered,
  'no-answer-needed': inquiryMessages.noAnswerNeeded,
  suspected: inquiryMessages.suspected,
};
type State = keyof typeof states;

const emptyTexts: Record<State, () => string> = {
  waiting: inquiryMessages.noneWaiting,
  answered: inquiryMessages.noneAnswered,
  'no-answer-needed': inquiryMessages.none,
  suspected: inquiryMessages.noneSuspected,
};

const kinds: Record<WireInquiry['kind'], () => string> = {
  contact: inquiryMessages.contact,
  home: inquiryMessages.home,
  tour: inquiryMessages.tour,
  quiz: inquiryMessages.quiz,
  'app-notice': inquiryMessages.appNotice,
  'home-value': inquiryMessages.homeValue,
  registration: inquiryMessages.registration,
  'saved-search': inquiryMessages.savedSearch,
  agent: inquiryMessages.agentPage,
};

const ways: Record<NonNullable<WireInquiry['answeredHow']>, () => string> = {
  call: inquiryMessages.call,
  text: inquiryMessages.text,
  email: inquiryMessages.emailed,
  meeting: inquiryMessages.meeting,
};

const shape: ListShape<'state' | 'kind', never> = {
  filters: {
    state: (value) => Object.hasOwn(states, value),
    kind: (value) => Object.hasOwn(kinds, value),
  },
  sorts: [],
};

const columns: readonly Column<WireInquiry>[] = [
  { id: 'name', label: inquiryMessages.name, cell: ({ name }) => name },
  {
    id: 'promise',
    label: inquiryMessages.promise,
    isTop: true,
    cell: ({ dueAt, answeredAt, answeredBy, answeredHow }) => {
      if (!answeredAt) return dueAt ? <InquiryClock dueAt={dueAt} /> : UNKNOWN;
      const how = answeredHow ? ways[answeredHow]() : '';
      return (
        <>
          {inquiryMessages.answeredBy({ how, name: answeredBy ?? UNKNOWN })} <Ago at={answeredAt} />
        </>
      );
    },
  },
  {
    id: 'phone',
    label: inquiryMessages.phone,
    isTop: true,
    cell: ({ phone }) =>
      phone ? <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a> : UNKNOWN,
  },
  {
    id: 'email',
    label: inquiryMessages.email,
    isTop: true,
    isLong: true,
    cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : UNKNOWN),
  },
  { id: 'kind', label: inquiryMessages.about, cell: (row) => <About {...row} /> },
  {
    id: 'message',
    label: inquiryMessages.message,
    isLong: true,
    cell: ({ message }) => message || UNKNOWN,
  },
  {
    id: 'agent',
    label: inquiryMessages.agent,
    cell: (inquiry) => inquiry.agentName ?? unclaimedText(inquiry),
  },
  {
    id: 'received',
    label: inquiryMessages.received,
    cell: ({ receivedAt }) => <Ago at={receivedAt} />,
  },
  { id: 'page', label: inquiryMessages.page, isExtra: true, cell: ({ page }) => page ?? UNKNOWN },
];

/** Where a lead is that nobody works. */
function unclaimedText({ pond, claimUntil }: WireInquiry): string {
  if (pond) return routingMessages.pondNamed({ name: pond });
  if (claimUntil) return routingMessages.offeredUntil({ at: instantText(claimUntil) });
  return inquiryMessages.unclaimed();
}

function About({ kind, mlsNumber, homeAddress, wantedAgentName }: WireInquiry) {
  if (wantedAgentName) return inquiryMessages.toAgent({ name: wantedAgentName });
  if (!mlsNumber) return kinds[kind]();
  return (
    <a href={`/singleproduct/${encodeURIComponent(mlsNumber)}`} title={kinds[kind]()}>
      {homeAddress ?? inquiryMessages.homeByNumber({ number: mlsNumber })}
    </a>
  );
}

const actions: readonly RecordAction<WireInquiry>[] = [
  {
    name: 'claim',
    label: inquiryMessages.claim,
    async run({ leadId, name }) {
      await inquiries.claimLead({ id: leadId });
      return inquiryMessages.claimed({ name });
    },
  },
  {
    name: 'clear',
    label: inquiryMessages.notSpam,
    async run({ id, name }) {
      await inquiries.clearInquiry({ id });
      return inquiryMessages.cleared({ name });
    },
  },
  {
    name: 'email',
    label: inquiryMessages.writeEmail,
    dialog: ({ record: { leadId, name }, onClose, onDone }) => (
      <RecordDrawer
        isOpen
        onClose={onClose}
        title={inquiryMessages.emailTitle({ name })}
        intro={inquiryMessages.emailIntro()}
        schema={inquiryEndpoints.sendLeadEmail}
        sections={[{ fields: ['subject', 'content', 'fairHousingReason'] }]}
        record={{ subject: '', content: '' }}
        isNew
        submitLabel={inquiryMessages.send()}
        save={async (fields, key) => {
          const written = fields as { subject: string; content: string };
          await inquiries.sendLeadEmail({ ...written, leadid: leadId }, key);
          return inquiryMessages.emailSent({ name });
        }}
        said={(done) => done}
        onSaved={onDone}
      />
    ),
  },
  {
    name: 'text',
    label: textMessages.text,
    dialog: ({ record: { leadId, name }, ...dialog }) => (
      <LeadTextDrawer leadId={leadId} name={name} {...dialog} />
    ),
  },
  {
    name: 'log',
    label: inquiryMessages.log,
    dialog: ({ record: { leadId, name }, onClose, onDone }) => (
      <RecordDrawer
        isOpen
        onClose={onClose}
        title={inquiryMessages.logTitle({ name })}
        schema={inquiryEndpoints.logContact}
        sections={[
          {
            fields: [
              {
                name: 'how',
                label: inquiryMessages.how(),
                choices: Object.entries(ways).map(([value, label]) => ({ value, label: label() })),
              },
              { name: 'note', kind: 'lines', label: inquiryMessages.note() },
            ],
          },
        ]}
        record={{ how: 'call', note: '' }}
        isNew
        save={async (fields, key) => {
          const how = fields.how as keyof typeof ways;
          await inquiries.logContact({ id: leadId, how, note: String(fields.note ?? '') }, key);
          return inquiryMessages.logged({ name });
        }}
        said={(done) => done}
        onSaved={onDone}
      />
    ),
  },
  {
    name: 'explain',
    label: routingMessages.why,
    dialog: ({ record: { leadId, name }, onClose }) => (
      <LeadDecisions
        leadId={leadId}
        name={name}
        onClose={onClose}
        ask={(page, signal) =>
          rules.listLeadDecisions({ id: leadId, page }, { ...(signal && { signal }) })
        }
      />
    ),
  },
  {
    name: 'messages',
    label: inquiryMessages.messages,
    dialog: ({ record: { leadId, name }, onClose }) => (
      <LeadMessages
        leadId={leadId}
        name={name}
        ask={(page, signal) =>
          inquiries.listLeadMessages({ id: leadId, page }, { ...(signal && { signal }) })
        }
        onClose={onClose}
      />
    ),
  },
];

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
  return inquiries.listInquiries(
    { ...(filters.state && { state: filters.state as State }), ...(kind && { kind }), page },
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
  const list = useList(shape);
  const state = (list.query.filters.state ?? 'waiting') as State;
  return (
    <DeskPage title={inquiryMessages.title()}>
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
            any: inquiryMessages.kindOfInquiry(),
            choices: Object.entries(kinds).map(([value, label]) => ({ value, label: label() })),
          },
        ]}
      />
      <DataTable
        name="new-leads"
        label={inquiryMessages.title()}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
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
