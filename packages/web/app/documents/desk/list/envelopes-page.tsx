import {
  type EnvelopeState,
  envelopeStates,
  type WireEnvelopeRow,
} from '@homestead/contract/documents';
import { Badge } from '@mantine/core';
import { useMemo } from 'react';
import {
  type ClientLoaderFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  ChangeButton,
  type Column,
  DataTable,
  DeskPage,
  DeskSkeleton,
  FilterBar,
  useList,
  usePageVerbs,
  useReadOnly,
} from '#desk';
import { dateText, instantDateText, instantText, UNKNOWN } from '#platform';
import { envelopes } from '../document-client.ts';
import { envelopeActions } from '../envelope-actions.tsx';
import { envelopeMessages } from '../messages/envelopes.ts';
import { stateColors, stateWords } from '../state-words.ts';
import {
  countOf,
  type EnvelopeGroup,
  envelopeQuery,
  envelopeShape,
  groupHref,
} from './envelope-address.ts';
import styles from './envelopes.module.css';

export { DeskFailure as ErrorBoundary } from '#desk';

const columns: readonly Column<WireEnvelopeRow>[] = [
  {
    id: 'title',
    label: envelopeMessages.envelope,
    isSortable: true,
    isLong: true,
    cell: ({ title }) => title,
  },
  {
    id: 'state',
    label: envelopeMessages.state,
    isTop: true,
    cell: ({ state }) => (
      <Badge variant="light" color={stateColors[state]}>
        {stateWords[state]()}
      </Badge>
    ),
  },
  {
    id: 'waitingFor',
    label: envelopeMessages.waitingFor,
    isLong: true,
    isTop: 'labeled',
    cell: ({ waitingFor }) => waitingFor.join(', ') || UNKNOWN,
  },
  {
    id: 'signed',
    label: envelopeMessages.signed,
    isTop: 'labeled',
    cell: ({ signed, signers }) => envelopeMessages.signedOf({ signed, signers }),
  },
  {
    id: 'home',
    label: envelopeMessages.home,
    isLong: true,
    cell: ({ homeAddress }) => homeAddress || UNKNOWN,
  },
  {
    id: 'due',
    label: envelopeMessages.due,
    isSortable: true,
    isTop: 'labeled',
    cell: ({ dueOn }) => (dueOn ? dateText(dueOn) : UNKNOWN),
  },
  {
    id: 'sent',
    label: envelopeMessages.sent,
    isSortable: true,
    cell: ({ sentAt }) => (sentAt ? instantDateText(sentAt) : UNKNOWN),
  },
  {
    id: 'owner',
    label: envelopeMessages.owner,
    cell: ({ owner }) => (owner ? `${owner.firstName} ${owner.lastName}`.trim() : UNKNOWN),
  },
  {
    id: 'expires',
    label: envelopeMessages.expires,
    isExtra: true,
    cell: ({ expiresAt }) => (expiresAt ? instantText(expiresAt) : UNKNOWN),
  },
  {
    id: 'changed',
    label: envelopeMessages.changed,
    isSortable: true,
    isExtra: true,
    cell: ({ changedAt }) => instantText(changedAt),
  },
];

export function meta() {
  return [{ title: envelopeMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'e-sign');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  return envelopes.listEnvelopes(envelopeQuery(new URL(url).searchParams), { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={envelopeMessages.title()} />;
}

/** /esign: the envelopes within the viewer's scope, and who they wait for. */
export default function EnvelopesPage() {
  const answer = useLoaderData<typeof clientLoader>();
  const list = useList(envelopeShape);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const mayAdd = answer.abilities.includes('create');
  const isReadOnly = useReadOnly() !== null;
  const canAdd = mayAdd && !isReadOnly;
  const actions = useMemo(
    () => envelopeActions({ open: (path) => void navigate(path) }),
    [navigate],
  );
  const add = () => void navigate('/esign/new');
  usePageVerbs(canAdd ? [{ label: envelopeMessages.newEnvelope(), run: add }] : []);
  const search = envelopeMessages.search();
  return (
    <DeskPage
      title={envelopeMessages.title()}
      actions={
        <>
          <Link to="/esign/templates" className="text-button">
            {envelopeMessages.templates()}
          </Link>
          {mayAdd && <ChangeButton onClick={add}>{envelopeMessages.newEnvelope()}</ChangeButton>}
        </>
      }
    >
      <Groups counts={answer.counts} chosen={list.query.filters.state ?? null} />
      <FilterBar
        list={list}
        filters={[
          { kind: 'search', name: 'search', label: search, placeholder: search },
          {
            kind: 'choice',
            name: 'state',
            label: envelopeMessages.state(),
            any: envelopeMessages.anyState(),
            choices: stateChoices(list.query.filters.state),
          },
        ]}
      />
      <DataTable
        name="envelopes"
        label={envelopeMessages.title()}
        columns={columns}
        rows={answer.data}
        paging={answer}
        list={list}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={({ id }) => `/esign/${id}`}
        actions={actions}
        onDone={revalidate}
        empty={
          list.isFiltered
            ? { title: envelopeMessages.noneFound(), isNoMatch: true }
            : { title: envelopeMessages.none(), text: envelopeMessages.noneHint() }
        }
      />
    </DeskPage>
  );
}

/** A group that the address names is among the choices, so that the filter shows it. */
function stateChoices(chosen: string | undefined) {
  const ofState = (value: EnvelopeState) => ({ value, label: stateWords[value]() });
  return [
    ...(chosen === 'waiting' ? [{ value: chosen, label: envelopeMessages.waiting() }] : []),
    ...(chosen === 'ended' ? [{ value: chosen, label: envelopeMessages.ended() }] : []),
    ...envelopeStates.map(ofState),
  ];
}

const groups: readonly { group: EnvelopeGroup | null; label: () => string }[] = [
  { group: null, label: envelopeMessages.all },
  { group: 'draft', label: envelopeMessages.drafts },
  { group: 'waiting', label: envelopeMessages.waiting },
  { group: 'completed', label: envelopeMessages.completed },
  { group: 'ended', label: envelopeMessages.ended },
];

interface GroupsProps {
  counts: Readonly<Record<string, number>>;
  chosen: string | null;
}

/** How many envelopes are in each state; a click lists them. */
function Groups({ counts, chosen }: GroupsProps) {
  const params = new URLSearchParams(useLocation().search);
  return (
    <nav
      aria-label={envelopeMessages.byState()}
      className={`row wrap gap-2 below-4 ${styles.groups}`}
    >
      {groups.map(({ group, label }) => (
        <Link
          key={group ?? 'all'}
          to={groupHref(params, group)}
          className="chip"
          preventScrollReset
          {...(chosen === group && { 'aria-current': 'page' as const })}
        >
          {envelopeMessages.withCount({ name: label(), count: countOf(counts, group) })}
        </Link>
      ))}
    </nav>
  );
}
