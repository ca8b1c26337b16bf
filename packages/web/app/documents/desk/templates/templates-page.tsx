import {
  envelopeTemplateEndpoints,
  type WireEnvelopeTemplate,
} from '@homestead/contract/documents';
import { useMemo } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  type Column,
  DataTable,
  DeskPage,
  DeskSkeleton,
  editAction,
  FilterBar,
  type FormKey,
  type ListShape,
  type RecordAction,
  readList,
  useList,
} from '#desk';
import { UNKNOWN } from '#platform';
import { templates } from '../document-client.ts';
import { pageMessages } from '../messages/envelope-page.ts';
import { templateMessages } from '../messages/templates.ts';
import { roleText } from '../signers/signer-words.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const shape: ListShape<'search', never> = { filters: { search: () => true }, sorts: [] };
const titleOf = ({ name }: WireEnvelopeTemplate) => name;

const columns: readonly Column<WireEnvelopeTemplate>[] = [
  { id: 'name', label: templateMessages.name, isLong: true, cell: titleOf },
  {
    id: 'documents',
    label: templateMessages.documents,
    isLong: true,
    isTop: 'labeled',
    cell: ({ documents }) => documents.map(({ title }) => title).join(', '),
  },
  {
    id: 'people',
    label: templateMessages.people,
    isLong: true,
    cell: ({ people }) =>
      people.map(({ role, number }) => roleText(role, number)).join(', ') || UNKNOWN,
  },
  { id: 'fields', label: templateMessages.fields, cell: ({ fields }) => String(fields) },
  {
    id: 'due',
    label: templateMessages.days,
    cell: ({ dueDays }) => (dueDays ? templateMessages.daysOf({ count: dueDays }) : UNKNOWN),
  },
  {
    id: 'for',
    label: templateMessages.sharedWith,
    isTop: true,
    cell: ({ isShared }) => (isShared ? templateMessages.office() : templateMessages.onlyYou()),
  },
];

const actionsOf = (
  mayShare: boolean,
  open: (path: string) => void,
): readonly RecordAction<WireEnvelopeTemplate>[] => [
  {
    name: 'use',
    label: templateMessages.use,
    isPrimary: true,
    isInRow: true,
    buttonName: ({ name }) => `${templateMessages.use()}: ${name}`,
    run: async ({ id, name }, key) => {
      const { data } = await templates.startFromTemplate({ id }, key);
      open(`/esign/${data.envelope}`);
      return templateMessages.started({ name });
    },
  },
  editAction({
    titleOf,
    schema: envelopeTemplateEndpoints.updateEnvelopeTemplate,
    fields: [
      { name: 'name', isWide: true },
      ...(mayShare ? [{ name: 'isShared', hint: templateMessages.sharingHint() }] : []),
      { name: 'dueDays', isRequired: false },
      { name: 'expiresDays', isRequired: false, hint: templateMessages.expiresHint() },
    ],
    save: templates.updateEnvelopeTemplate,
    history: ({ id }) => ({
      ask: (page: number, signal?: AbortSignal) =>
        templates.getEnvelopeTemplateHistory({ id, page }, { ...(signal && { signal }) }),
      undo: (change: number, key: FormKey) =>
        templates.undoEnvelopeTemplateChange({ id, change }, key),
    }),
  }),
  {
    name: 'delete',
    label: templateMessages.delete,
    isDangerous: true,
    question: templateMessages.deleteQuestion,
    run: async ({ id, name, version }) => {
      await templates.deleteEnvelopeTemplate({ id, version });
      return templateMessages.deleted({ name });
    },
  },
];

export function meta() {
  return [{ title: templateMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'e-sign');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(shape, new URL(url).searchParams);
  const q = filters.search?.slice(0, 80);
  return templates.listEnvelopeTemplates({ page, ...(q && { q }) }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={templateMessages.title()} />;
}

/** /esign/templates: what envelopes start from. */
export default function TemplatesPage() {
  const { mayShare, ...answer } = useLoaderData<typeof clientLoader>();
  const list = useList(shape);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const actions = useMemo(
    () => actionsOf(mayShare, (path) => void navigate(path)),
    [mayShare, navigate],
  );
  const search = templateMessages.search();
  return (
    <DeskPage back={{ to: '/esign', label: pageMessages.all() }} title={templateMessages.title()}>
      <FilterBar
        list={list}
        filters={[{ kind: 'search', name: 'search', label: search, placeholder: search }]}
      />
      <DataTable
        name="envelope-templates"
        label={templateMessages.title()}
        columns={columns}
        rows={answer.data}
        paging={answer}
        list={list}
        rowId={({ id }) => id}
        rowName={titleOf}
        actions={actions}
        onDone={revalidate}
        empty={
          list.isFiltered
            ? { title: templateMessages.noneFound(), isNoMatch: true }
            : { title: templateMessages.none(), text: templateMessages.noneHint() }
        }
      />
    </DeskPage>
  );
}
