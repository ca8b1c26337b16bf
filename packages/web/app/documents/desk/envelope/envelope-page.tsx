import { Badge, Group, Text } from '@mantine/core';
import { Suspense, useMemo } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { requireStaff } from '#accounts';
import { ActionButtons, DeskPage, DeskPanel, DeskSkeleton, lazyPart, TableSkeleton } from '#desk';
import { ApiError } from '#platform';
import { envelopes } from '../document-client.ts';
import { envelopeActions } from '../envelope-actions.tsx';
import { logMessages } from '../messages/envelope-log.ts';
import { pageMessages } from '../messages/envelope-page.ts';
import { signerMessages } from '../messages/signers.ts';
import { Signers } from '../signers/signers.tsx';
import { stateColors, stateWords } from '../state-words.ts';
import { AboutPanel } from './about-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import styles from './envelope-page.module.css';
import { FilesPanel } from './files-panel.tsx';
import { type OpenEnvelope, useEnvelope } from './use-envelope.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const DetailsPanel = lazyPart(() => import('./details-panel.tsx'));
const EnvelopeLog = lazyPart(() => import('../log/envelope-log.tsx'));
const RecipientsPanel = lazyPart(() => import('./recipients-panel.tsx'));
const SendPanel = lazyPart(() => import('./send-panel.tsx'));
const WhoCanSee = lazyPart(async () => ({
  default: (await import('#desk/who-can-see')).WhoCanSee,
}));

export function meta({ loaderData }: { loaderData?: { data: { title: string } } | null }) {
  const title = loaderData?.data.title ?? pageMessages.title();
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'e-sign');
  return null;
}

/** Redirects to /not-found without such an envelope. */
export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  try {
    return await envelopes.getEnvelope({ id }, { signal: request.signal });
  } catch (error) {
    const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
    if (isMissing) throw redirect('/not-found');
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={pageMessages.title()} />;
}

/** /esign/{id}: an envelope, put together or out for signature. */
export default function EnvelopePage() {
  const { data } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const open = useEnvelope(data);
  const { envelope, reload } = open;
  const { id, title, state, homeAddress, version } = envelope;
  const actions = useMemo(
    () => envelopeActions({ open: (path) => void navigate(path), afterDelete: '/esign' }),
    [navigate],
  );
  const mayEdit = envelope.abilities.includes('edit');
  const isDraft = state === 'draft';
  // What is logged about recipients doesn’t change the envelope itself.
  const logged = envelope.recipients.map(({ pamphletAt }) => pamphletAt).join();
  return (
    <DeskPage
      back={{ to: '/esign', label: pageMessages.all() }}
      title={title}
      below={
        <Group gap="4px 12px">
          <Badge variant="light" color={stateColors[state]}>
            {stateWords[state]()}
          </Badge>
          {homeAddress && <Text c="dimmed">{homeAddress}</Text>}
        </Group>
      }
      actions={<ActionButtons record={envelope} name={title} actions={actions} onDone={reload} />}
    >
      <div className={styles.page}>
        <div>
          {!(isDraft && mayEdit) && (
            <DeskPanel title={signerMessages.title()}>
              <Signers envelope={envelope} onDone={reload} />
            </DeskPanel>
          )}
          {!mayEdit && <DocumentsPanel open={open} mayEdit={false} />}
          {mayEdit && isDraft && <Editor open={open} />}
          {mayEdit && !isDraft && (
            <details className="disclosure below-4">
              <summary>{pageMessages.correct()}</summary>
              <Editor open={open} />
            </details>
          )}
        </div>
        <div>
          {envelope.abilities.includes('send') && (
            <Suspense fallback={<TableSkeleton columns={1} />}>
              <SendPanel open={open} />
            </Suspense>
          )}
          <AboutPanel envelope={envelope} />
          <FilesPanel envelope={envelope} />
          <Suspense fallback={<TableSkeleton columns={1} />}>
            <WhoCanSee
              name={`envelope ${id} ${version}`}
              ask={(signal) => envelopes.getEnvelopeSight({ id }, { signal })}
            />
          </Suspense>
        </div>
      </div>
      {!isDraft && (
        <DeskPanel title={logMessages.title()}>
          <Suspense fallback={<TableSkeleton columns={1} />}>
            <EnvelopeLog key={logged} id={id} version={version} />
          </Suspense>
        </DeskPanel>
      )}
    </DeskPage>
  );
}

function Editor({ open }: { open: OpenEnvelope }) {
  return (
    <>
      <DocumentsPanel open={open} mayEdit />
      <Suspense fallback={<TableSkeleton columns={1} />}>
        <RecipientsPanel open={open} />
        <DetailsPanel open={open} />
      </Suspense>
    </>
  );
}
