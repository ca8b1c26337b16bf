import { phoneText } from '@homestead/contract/platform';
import {
  isPartyKind,
  type PartyKind,
  partyEndpoints,
  partyKinds,
  partyLabels,
  type WireParty,
} from '@homestead/contract/transactions';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  type Column,
  DeskSkeleton,
  editAction,
  type FormKey,
  type ListShape,
  type RecordAction,
  RecordList,
  readList,
  retireActions,
  useList,
} from '#desk';
import { UNKNOWN } from '#platform';
import { partyDeskMessages } from '../messages/parties.ts';
import { MergeParty } from './merge-party.tsx';
import { kindsInWords, parties } from './party-client.ts';
import { fieldsOf, newFields } from './party-fields.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const states = {
  current: partyDeskMessages.current,
  retired: partyDeskMessages.retired,
  merged: partyDeskMessages.merged,
} as const;
const types = {
  company: partyDeskMessages.companies,
  person: partyDeskMessages.persons,
} as const;

const shape: ListShape<'search' | 'type' | 'kind' | 'state', never> = {
  filters: {
    search: () => true,
    type: (value) => Object.hasOwn(types, value),
    kind: isPartyKind,
    state: (value) => Object.hasOwn(states, value),
  },
  sorts: [],
};

const titleOf = ({ name }: WireParty) => name;
const historyOf = ({ id }: WireParty) => ({
  ask: (page: number, signal?: AbortSignal) =>
    parties.getPartyHistory({ id, page }, { ...(signal && { signal }) }),
  undo: (change: number, key: FormKey) => parties.undoPartyChange({ id, change }, key),
});

const actions: readonly RecordAction<WireParty>[] = [
  editAction({
    titleOf,
    schema: partyEndpoints.updateParty,
    fields: ({ type }) => fieldsOf(type),
    save: parties.updateParty,
    history: historyOf,
  }),
  {
    name: 'people',
    ability: null,
    label: partyDeskMessages.showPeople,
    path: ({ name, type, company }) => {
      const search = type === 'company' ? name : (company?.name ?? name);
      return `/transaction-contacts?${new URLSearchParams({ search, type: 'person' })}`;
    },
  },
  {
    name: 'merge',
    label: partyDeskMessages.merge,
    dialog: (given) => <MergeParty {...given} />,
  },
  {
    name: 'separate',
    label: partyDeskMessages.separate,
    run: async ({ id, version, name }) => {
      await parties.updateParty({ id, version, mergedIntoId: null });
      return partyDeskMessages.isSeparated({ name });
    },
  },
  ...retireActions<WireParty>({
    titleOf,
    setRetired: ({ id, version }, isRetired) => parties.updateParty({ id, version, isRetired }),
    history: historyOf,
  }),
];

const columns: readonly Column<WireParty>[] = [
  { id: 'name', label: () => partyLabels.name, cell: titleOf },
  {
    id: 'company',
    label: () => partyLabels.companyName,
    isTop: true,
    cell: ({ company }) => company?.name ?? UNKNOWN,
  },
  {
    id: 'kinds',
    label: () => partyLabels.kinds,
    isTop: true,
    isLong: true,
    cell: ({ kinds }) => kindsInWords(kinds),
  },
  {
    id: 'phone',
    label: () => partyLabels.phone,
    cell: ({ phone }) => (phone ? phoneText(phone) : UNKNOWN),
  },
  {
    id: 'email',
    label: () => partyLabels.email,
    isLong: true,
    cell: ({ email }) => email ?? UNKNOWN,
  },
  {
    id: 'people',
    label: partyDeskMessages.people,
    isNumber: true,
    cell: ({ type, people }) => (type === 'company' ? people : UNKNOWN),
  },
  {
    id: 'deals',
    label: partyDeskMessages.deals,
    isNumber: true,
    cell: ({ deals }) => deals,
  },
  {
    id: 'license',
    label: () => partyLabels.license,
    isExtra: true,
    cell: ({ license }) => license ?? UNKNOWN,
  },
  { id: 'number', label: partyDeskMessages.number, isExtra: true, cell: ({ number }) => number },
  {
    id: 'merged',
    label: partyDeskMessages.mergedInto,
    isExtra: true,
    cell: ({ mergedInto }) => mergedInto?.name ?? UNKNOWN,
  },
];

export function meta() {
  return [{ title: partyDeskMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'transactioncontacts');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(shape, new URL(url).searchParams);
  const { search, type, kind, state } = filters;
  return parties.listParties(
    {
      page,
      ...(search && { q: search }),
      ...(type && { type: type as keyof typeof types }),
      ...(kind && { kind: kind as PartyKind }),
      ...(state && { state: state as keyof typeof states }),
    },
    { signal },
  );
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={partyDeskMessages.title()} />;
}

const choicesOf = (labels: Readonly<Record<string, () => string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: label() }));

type New = Parameters<typeof parties.createParty>[0];

/** /transaction-contacts: companies that take part in deals, and their people. */
export default function PartiesPage() {
  const answer = useLoaderData<typeof clientLoader>();
  const list = useList(shape);
  const { search, type, kind, state } = list.query.filters;
  const isNarrowed = [search, type, kind, state].some(Boolean);
  return (
    <RecordList
      title={partyDeskMessages.title()}
      list={list}
      filters={[
        {
          kind: 'search',
          name: 'search',
          label: partyDeskMessages.search(),
          placeholder: partyDeskMessages.search(),
        },
        {
          kind: 'choice',
          name: 'type',
          label: partyDeskMessages.type(),
          any: partyDeskMessages.anyType(),
          choices: choicesOf(types),
        },
        {
          kind: 'choice',
          name: 'kind',
          label: partyLabels.kinds,
          any: partyDeskMessages.anyKind(),
          choices: Object.entries(partyKinds).map(([value, label]) => ({ value, label })),
        },
        {
          kind: 'choice',
          name: 'state',
          label: partyDeskMessages.state(),
          choices: choicesOf(states),
        },
      ]}
      name="transaction-contacts"
      label={partyDeskMessages.title()}
      columns={columns}
      answer={answer}
      rowId={({ id }) => id}
      rowName={titleOf}
      empty={
        isNarrowed
          ? { title: partyDeskMessages.noneFound(), isNoMatch: true }
          : { title: partyDeskMessages.none(), text: partyDeskMessages.noneHint() }
      }
      actions={actions}
      creation={{
        label: partyDeskMessages.add(),
        schema: partyEndpoints.createParty,
        fields: newFields(),
        record: { type: 'company' },
        nameOf: ({ name }) => String(name),
        save: ({ companyName, ...given }, key) =>
          parties.createParty(
            { ...given, ...(given.type === 'person' && { companyName }) } as New,
            key,
          ),
      }}
    />
  );
}
