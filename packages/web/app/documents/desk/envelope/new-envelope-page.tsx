import type { FormKey } from '@homestead/contract/documents';
import { Alert, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  ChangeButton,
  DeskPage,
  DeskPanel,
  DeskSkeleton,
  lazyPart,
  ProblemNote,
  useAskedToAdd,
  useFormKeys,
  useReadOnly,
  useUnsavedGuard,
  useWork,
} from '#desk';
import { envelopes, readForms } from '../document-client.ts';
import { pageMessages } from '../messages/envelope-page.ts';
import { startFile, startForm } from '../new-documents.ts';
import { PdfDrop } from '../pdf-drop.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const StartFromTemplate = lazyPart(() => import('../templates/start-from-template.tsx'));

export function meta() {
  return [{ title: pageMessages.newTitle() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'e-sign');
  return null;
}

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const numberOf = (name: string) => {
    const given = searchParams.get(name);
    return given !== null && /^\d{1,10}$/.test(given) ? given : null;
  };
  const [offer, file] = [numberOf('offer'), numberOf('listing-file')];
  return {
    about: offer ? { kind: 'offer', id: offer } : file ? { kind: 'listing-file', id: file } : null,
    forms: (await readForms()).data,
  };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={pageMessages.newTitle()} />;
}

interface StartedDocument {
  id: string;
  title: string;
}

/** /esign/new: a new envelope, of a deal with ?offer= or ?listing-file= (R-588). */
export default function NewEnvelopePage() {
  const { about, forms } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const keys = useFormKeys();
  const isReadOnly = useReadOnly() !== null;
  const [chosen, setChosen] = useState<readonly FormKey[]>([]);
  const [files, setFiles] = useState<readonly StartedDocument[]>([]);
  const [title, setTitle] = useState('');
  const [homeAddress, setHomeAddress] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [madeId, setMadeId] = useState<string | null>(null);
  // The palette leads here as to any form that adds something.
  useAskedToAdd(null);
  useUnsavedGuard(madeId === null && (chosen.length > 0 || files.length > 0));
  // After the guard knows that nothing is left here.
  useEffect(() => {
    if (madeId !== null) void navigate(`/esign/${madeId}`);
  }, [madeId, navigate]);
  const naming = () => ({
    ...(about && { about }),
    ...(homeAddress.trim() && { homeAddress: homeAddress.trim() }),
  });
  const uploading = useWork(async (file: File) => {
    const name = `${file.name} ${file.size} ${file.lastModified}`;
    const made = await keys.send(name, (key) => startFile(file, naming(), key));
    setFiles((before) => [...before, made]);
    setEmpty(false);
  });
  const [started, setStarted] = useState<Readonly<Record<string, StartedDocument>>>({});
  const creating = useWork(async () => {
    const made: StartedDocument[] = [];
    for (const form of chosen) {
      // What was started before an outage isn't started twice.
      const what = `${form} ${homeAddress.trim()}`;
      const known = started[what];
      const one = known ?? (await keys.send(what, (key) => startForm(form, naming(), key)));
      setStarted((before) => ({ ...before, [what]: one }));
      made.push(one);
    }
    const all = [...made, ...files];
    const sent = {
      title: title.trim() || (all[0]?.title ?? ''),
      documents: all.map(({ id }) => id),
      ...(about && { about }),
    };
    return (await keys.send('envelope', (key) => envelopes.createEnvelope(sent, key))).data;
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0 && files.length === 0) return setEmpty(true);
    const made = await creating.run();
    if (made) setMadeId(made.id);
  };
  return (
    <DeskPage back={{ to: '/esign', label: pageMessages.all() }} title={pageMessages.newTitle()}>
      <form onSubmit={submit} noValidate>
        {about && (
          <Alert mb="md">
            {about.kind === 'offer'
              ? pageMessages.prefilled({ id: about.id })
              : pageMessages.prefilledFile({ id: about.id })}
          </Alert>
        )}
        <Suspense>
          <StartFromTemplate
            naming={() => ({ ...naming(), ...(title.trim() && { title: title.trim() }) })}
            onStarted={setMadeId}
          />
        </Suspense>
        <DeskPanel title={pageMessages.documents()}>
          <Checkbox.Group
            label={pageMessages.chooseForms()}
            description={pageMessages.chooseFormsHint()}
            error={isEmpty && pageMessages.nothingChosen()}
            value={[...chosen]}
            onChange={(keysChosen) => {
              setChosen(keysChosen as FormKey[]);
              setEmpty(false);
            }}
          >
            <Stack gap="sm" mt="sm">
              {forms.map(({ key, title: name, isSample, isApproved }) => (
                <Checkbox
                  key={key}
                  value={key}
                  label={name}
                  disabled={isReadOnly}
                  description={
                    isSample
                      ? pageMessages.sample()
                      : isApproved
                        ? undefined
                        : pageMessages.notApproved()
                  }
                />
              ))}
            </Stack>
          </Checkbox.Group>
          <Text fw={500} mt="lg" mb="xs">
            {pageMessages.orUpload()}
          </Text>
          {files.length > 0 && (
            <ul className="grid gap-2">
              {files.map(({ id, title: name }) => (
                <li key={id}>
                  <Group gap="xs">
                    <span>{name}</span>
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-label={pageMessages.removeOne({ title: name })}
                      onClick={() => setFiles(files.filter((one) => one.id !== id))}
                    >
                      {pageMessages.remove()}
                    </Button>
                  </Group>
                </li>
              ))}
            </ul>
          )}
          <PdfDrop isBusy={uploading.isBusy} onFile={(file) => void uploading.run(file)} />
          <ProblemNote problem={uploading.problem} />
        </DeskPanel>
        <DeskPanel title={pageMessages.naming()}>
          <Stack>
            <TextInput
              label={pageMessages.name()}
              description={pageMessages.nameHint()}
              value={title}
              maxLength={200}
              autoComplete="off"
              disabled={isReadOnly}
              onChange={({ currentTarget }) => setTitle(currentTarget.value)}
            />
            {!about && (
              <TextInput
                label={pageMessages.homeAddress()}
                value={homeAddress}
                maxLength={200}
                autoComplete="off"
                disabled={isReadOnly}
                onChange={({ currentTarget }) => setHomeAddress(currentTarget.value)}
              />
            )}
          </Stack>
        </DeskPanel>
        <ProblemNote problem={creating.problem} />
        <div className="toolbar">
          <ChangeButton type="submit" loading={creating.isBusy}>
            {pageMessages.create()}
          </ChangeButton>
        </div>
      </form>
    </DeskPage>
  );
}
