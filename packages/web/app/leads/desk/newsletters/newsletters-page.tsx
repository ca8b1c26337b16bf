import {
  type MailingList,
  type NewsletterState,
  newsletterEndpoints,
  type WireNewsletter,
} from '@homestead/contract/leads';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  Ago,
  type Column,
  DeskSkeleton,
  type ListShape,
  RecordList,
  readList,
  useList,
} from '#desk';
import { UNKNOWN, useRepeatedRefresh } from '#platform';
import { newsletterMessages } from '../messages/newsletters.ts';
import { lists, newsletterActions, newsletterSections } from './newsletter-actions.tsx';
import { newsletters } from './newsletter-client.ts';
import { NewsletterDraftPreview } from './newsletter-draft-preview.tsx';
import { NewsletterProgress } from './newsletter-progress.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const states: Record<NewsletterState, () => string> = {
  draft: newsletterMessages.draft,
  scheduled: newsletterMessages.scheduled,
  sending: newsletterMessages.sending,
  paused: newsletterMessages.paused,
  sent: newsletterMessages.sent,
  canceled: newsletterMessages.canceled,
};
const shape: ListShape<never, never> = { filters: {}, sorts: [] };
const REFRESH_MS = 5000;

const columns: readonly Column<WireNewsletter>[] = [
  { id: 'subject', label: newsletterMessages.subject, cell: ({ subject }) => subject },
  {
    id: 'state',
    label: newsletterMessages.state,
    isTop: true,
    cell: ({ state }) => states[state](),
  },
  {
    id: 'progress',
    label: newsletterMessages.progress,
    isTop: true,
    isLong: true,
    cell: (newsletter) => <NewsletterProgress {...newsletter} />,
  },
  { id: 'list', label: newsletterMessages.list, cell: ({ list }) => lists[list]() },
  {
    id: 'when',
    label: newsletterMessages.when,
    cell: ({ startedAt }) => (startedAt ? <Ago at={startedAt} /> : UNKNOWN),
  },
  { id: 'by', label: newsletterMessages.sentBy, cell: ({ sentBy }) => sentBy ?? UNKNOWN },
];

export function meta() {
  return [{ title: newsletterMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'mailing-lists');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return newsletters.listNewsletters({ page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={newsletterMessages.title()} />;
}

/** /newsletters: emails to everyone on a list, and how far each is. */
export default function NewslettersPage() {
  const answer = useLoaderData<typeof clientLoader>();
  const [params] = useSearchParams();
  const isGoing = answer.data.some(
    ({ state, progress }) =>
      state === 'scheduled' || state === 'sending' || (progress?.waiting ?? 0) > 0,
  );
  useRepeatedRefresh(isGoing, REFRESH_MS);
  return (
    <RecordList
      title={newsletterMessages.title()}
      list={useList(shape)}
      filters={[]}
      name="newsletters"
      label={newsletterMessages.title()}
      columns={columns}
      answer={answer}
      rowId={({ id }) => id}
      rowName={({ subject }) => subject}
      empty={{ title: newsletterMessages.none() }}
      actions={newsletterActions()}
      creation={{
        label: newsletterMessages.add(),
        schema: newsletterEndpoints.createNewsletter,
        sections: newsletterSections(),
        record: { list: params.get('list') === 'app' ? 'app' : 'newsletter' },
        nameOf: ({ subject }) => String(subject),
        preview: (values) => <NewsletterDraftPreview values={values} />,
        save: (given, key) =>
          newsletters.createNewsletter(
            given as { list: MailingList; subject: string; body: string },
            key,
          ),
      }}
    />
  );
}
