import type { FormDefinition, WireDocument } from '@homestead/contract/documents';
import { Alert, Badge, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { personApi, requireStaff } from '#accounts';
import {
  DeskPage,
  DeskPanel,
  DeskSkeleton,
  lazyPart,
  ProblemNote,
  TableSkeleton,
  useReadOnly,
  useWork,
} from '#desk';
import { ApiError, downloadFile } from '#platform';
import { documents } from '../document-client.ts';
import { fillingMessages } from '../messages/filling.ts';
import { AmendedItems } from './amended-items.tsx';
import { AnswerHistory } from './answer-history.tsx';
import { useSavedAnswers } from './use-saved-answers.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const DocumentForm = lazyPart(() => import('./document-form.tsx'));
const DocumentPaper = lazyPart(() => import('./document-paper.tsx'));

export function meta({ loaderData }: { loaderData?: { data: { title: string } } | null }) {
  const title = loaderData?.data.title ?? fillingMessages.title();
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'e-sign');
  return null;
}

/** Redirects to /not-found without such a document. */
export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  try {
    return await documents.getDocument({ id }, { signal: request.signal });
  } catch (error) {
    const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
    if (isMissing) throw redirect('/not-found');
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={fillingMessages.title()} />;
}

/** /esign/documents/{id}: a form as staff fill it in, and as it is printed. */
export default function DocumentPage() {
  const { data } = useLoaderData<typeof clientLoader>();
  return <OpenDocument key={data.id} loaded={data} />;
}

function OpenDocument({ loaded }: { loaded: WireDocument }) {
  const [document, setDocument] = useState(loaded);
  useEffect(() => setDocument(loaded), [loaded]);
  const [params, setParams] = useSearchParams();
  const { queue, state } = useSavedAnswers(document, setDocument);
  const isReadOnly = useReadOnly() !== null;
  const { id, title, formVersion, homeAddress, isFrozen, amends } = document;
  const definition = document.definition as FormDefinition | null;
  const mayAnswer = document.abilities.includes('answer') && !isReadOnly;
  const isPaper = !mayAnswer || params.get('view') === 'paper';
  const envelope = /^[0-9a-f-]{36}$/.exec(params.get('envelope') ?? '')?.[0];
  const answers = queue.answersOf(id, document.answers);
  const show = (view: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (view === 'paper') next.set('view', view);
        else next.delete('view');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <DeskPage
      back={
        envelope
          ? { to: `/esign/${envelope}`, label: fillingMessages.backToEnvelope() }
          : { to: '/esign', label: fillingMessages.back() }
      }
      title={title}
      below={
        <Group gap="4px 12px">
          {formVersion && (
            <Badge variant="light" color="quiet">
              {fillingMessages.version({ version: formVersion })}
            </Badge>
          )}
          {homeAddress && <Text c="dimmed">{homeAddress}</Text>}
        </Group>
      }
      actions={
        definition && (
          <>
            {mayAnswer && (
              <SegmentedControl
                aria-label={fillingMessages.view()}
                value={isPaper ? 'paper' : 'form'}
                onChange={show}
                data={[
                  { value: 'form', label: fillingMessages.form() },
                  { value: 'paper', label: fillingMessages.paper() },
                ]}
              />
            )}
            {isPaper && (
              <Button variant="default" onClick={() => window.print()}>
                {fillingMessages.print()}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="no-print">
        {isFrozen && (
          <Alert color="warn" mb="md">
            {fillingMessages.frozen()}
          </Alert>
        )}
        {amends && definition && <AmendedItems document={document} amends={amends} />}
      </div>
      {definition ? (
        <Suspense fallback={<TableSkeleton columns={2} />}>
          {isPaper ? (
            <DocumentPaper
              document={document}
              definition={definition}
              answers={answers}
              queue={mayAnswer ? queue : null}
              refused={state.refused}
            />
          ) : (
            <DocumentForm
              document={document}
              definition={definition}
              answers={answers}
              queue={queue}
              state={state}
            />
          )}
        </Suspense>
      ) : (
        <UploadedFile document={document} />
      )}
      {definition && (
        <div className="no-print above-8">
          <AnswerHistory document={document} />
        </div>
      )}
    </DeskPage>
  );
}

function UploadedFile({ document: { file, title } }: { document: WireDocument }) {
  const work = useWork(async () => {
    if (file) await downloadFile(file, { api: personApi, name: `${title}.pdf` });
  });
  return (
    <DeskPanel title={title}>
      <Text mb="md">{fillingMessages.uploaded()}</Text>
      <Button variant="default" loading={work.isBusy} onClick={() => void work.run()}>
        {fillingMessages.openFile()}
      </Button>
      <ProblemNote problem={work.problem} />
    </DeskPanel>
  );
}
