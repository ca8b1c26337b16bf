import {
  TESTIMONIALS_MAX,
  testimonialCalls,
  testimonialEndpoints,
  type WireTestimonial,
} from '@homestead/contract/leads';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { personApi, requireStaff } from '#accounts';
import {
  type Column,
  DeskSkeleton,
  editAction,
  type FieldHints,
  type ListShape,
  type RecordAction,
  RecordList,
  readList,
  useList,
} from '#desk';
import { createClient, dateText, UNKNOWN } from '#platform';
import { testimonialDeskMessages } from './messages/testimonials.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const calls = createClient<typeof testimonialEndpoints>(testimonialCalls, personApi);
const shape: ListShape<never, never> = { filters: {}, sorts: [] };
const pageSize = TESTIMONIALS_MAX;
const fields: (string | FieldHints)[] = [
  { name: 'text', kind: 'lines', hint: () => testimonialDeskMessages.textHint() },
  'name',
  'city',
  'consentOn',
  { name: 'consentHow', hint: () => testimonialDeskMessages.consentHint() },
  'isPublished',
];

const actions: readonly RecordAction<WireTestimonial>[] = [
  editAction({
    titleOf: ({ name }) => name,
    schema: testimonialEndpoints.updateTestimonial,
    fields,
    save: calls.updateTestimonial,
    history: ({ id }) => ({
      ask: (page, signal) =>
        calls.getTestimonialHistory({ id, page }, { ...(signal && { signal }) }),
      undo: (change) => calls.undoTestimonialChange({ id, change }),
    }),
  }),
];

const columns: Column<WireTestimonial>[] = [
  { id: 'name', label: testimonialDeskMessages.name, cell: ({ name }) => name },
  { id: 'city', label: testimonialDeskMessages.city, cell: ({ city }) => city ?? UNKNOWN },
  { id: 'text', label: testimonialDeskMessages.text, cell: ({ text }) => text },
  {
    id: 'consent',
    label: testimonialDeskMessages.consent,
    cell: ({ consentOn }) => (consentOn ? dateText(consentOn) : UNKNOWN),
  },
  {
    id: 'published',
    label: testimonialDeskMessages.published,
    cell: ({ isPublished }) =>
      isPublished ? testimonialDeskMessages.yes() : testimonialDeskMessages.no(),
  },
];

export function meta() {
  return [{ title: testimonialDeskMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'testimonials');
  return null;
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return calls.listTestimonials({ page, pageSize }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={testimonialDeskMessages.title()} />;
}

/** /testimonials: what clients said, for the homepage. */
export default function TestimonialsPage() {
  const answer = useLoaderData<typeof clientLoader>();
  return (
    <RecordList
      title={testimonialDeskMessages.title()}
      list={useList(shape)}
      filters={[]}
      name="testimonials"
      label={testimonialDeskMessages.title()}
      columns={columns}
      answer={answer}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      empty={{ title: testimonialDeskMessages.none() }}
      actions={actions}
      onReorder={(ids) => calls.orderTestimonials({ ids })}
      creation={{
        label: testimonialDeskMessages.add(),
        schema: testimonialEndpoints.createTestimonial,
        fields,
        nameOf: ({ name }) => String(name),
        save: (given, key) => calls.createTestimonial(given as { text: string; name: string }, key),
      }}
    />
  );
}
