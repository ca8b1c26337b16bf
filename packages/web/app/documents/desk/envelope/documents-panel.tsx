import type { FormKey, WireEnvelope } from '@homestead/contract/documents';
import { Button, Group, Menu, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import {
  ChangeButton,
  ChangeIcon,
  DeskPanel,
  lazyPart,
  ProblemNote,
  showToast,
  useAnswer,
  useFormKeys,
  useReadOnly,
  useWork,
} from '#desk';
import { readForms } from '../document-client.ts';
import { pageMessages } from '../messages/envelope-page.ts';
import { startFile, startForm } from '../new-documents.ts';
import { PdfDrop } from '../pdf-drop.tsx';
import styles from './envelope-page.module.css';
import type { OpenEnvelope } from './use-envelope.ts';

const FieldPlacer = lazyPart(() => import('../fields/field-placer.tsx'));

type ContainedDocument = WireEnvelope['documents'][number];

/** The documents of an envelope: put in, ordered, and taken out while that is possible. */
export function DocumentsPanel({ open, mayEdit }: { open: OpenEnvelope; mayEdit: boolean }) {
  const { envelope } = open;
  const work = useWork(open.save);
  const [placing, setPlacing] = useState<ContainedDocument | null>(null);
  const ids = envelope.documents.map(({ id }) => id);
  const change = async (documents: string[], said?: string) => {
    if ((await work.run({ documents })) && said) showToast(said);
  };
  const move = (from: number, by: -1 | 1) => {
    const moved = ids.toSpliced(from, 1);
    void change(moved.toSpliced(from + by, 0, ids[from] ?? ''));
  };
  return (
    <DeskPanel title={pageMessages.documents()}>
      <ol className={styles.rows}>
        {envelope.documents.map((one, index) => (
          <li key={one.id} className={styles.row}>
            <AboutDocument of={one} envelope={envelope} />
            <Group gap="xs">
              {one.form && (
                <Button
                  component={Link}
                  to={`/esign/documents/${one.id}?envelope=${envelope.id}`}
                  variant="default"
                  aria-label={
                    mayEdit
                      ? pageMessages.fillOne({ title: one.title })
                      : pageMessages.openOne({ title: one.title })
                  }
                >
                  {mayEdit ? pageMessages.fill() : pageMessages.open()}
                </Button>
              )}
              {mayEdit && one.file && (
                <ChangeButton
                  variant="default"
                  aria-label={pageMessages.placeFieldsOn({ title: one.title })}
                  onClick={() => setPlacing(one)}
                >
                  {pageMessages.placeFields()}
                </ChangeButton>
              )}
              {mayEdit && ids.length > 1 && (
                <>
                  <ChangeIcon
                    variant="default"
                    size="lg"
                    aria-label={pageMessages.moveUp({ title: one.title })}
                    disabled={index === 0 || work.isBusy}
                    onClick={() => move(index, -1)}
                  >
                    <IconArrowUp size={18} aria-hidden />
                  </ChangeIcon>
                  <ChangeIcon
                    variant="default"
                    size="lg"
                    aria-label={pageMessages.moveDown({ title: one.title })}
                    disabled={index === ids.length - 1 || work.isBusy}
                    onClick={() => move(index, 1)}
                  >
                    <IconArrowDown size={18} aria-hidden />
                  </ChangeIcon>
                  <ChangeButton
                    variant="subtle"
                    aria-label={pageMessages.removeOne({ title: one.title })}
                    onClick={() =>
                      void change(
                        ids.filter((id) => id !== one.id),
                        pageMessages.removed({ title: one.title }),
                      )
                    }
                  >
                    {pageMessages.remove()}
                  </ChangeButton>
                </>
              )}
            </Group>
          </li>
        ))}
      </ol>
      <ProblemNote problem={work.problem} />
      {mayEdit && <AddDocument open={open} />}
      {placing && (
        <Suspense>
          <FieldPlacer
            envelope={envelope}
            document={placing}
            save={open.save}
            onClose={() => setPlacing(null)}
          />
        </Suspense>
      )}
    </DeskPanel>
  );
}

function AboutDocument({ of, envelope }: { of: ContainedDocument; envelope: WireEnvelope }) {
  const { id, title, form, formVersion, file, pageCount, problems, isApproved } = of;
  const count = envelope.fields.filter(({ document }) => document === id).length;
  const about = [
    formVersion && pageMessages.version({ version: formVersion }),
    pageCount !== null && pageMessages.pages({ count: pageCount }),
    form &&
      (problems > 0 ? pageMessages.toCheck({ count: problems }) : pageMessages.nothingToCheck()),
    file && pageMessages.fieldsOn({ count }),
  ];
  return (
    <div className={styles.about}>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {about.filter(Boolean).join(' · ')}
      </Text>
      {!isApproved && <Text size="sm">{pageMessages.notApproved()}</Text>}
    </div>
  );
}

/** Adds a form or a PDF to an envelope. */
function AddDocument({ open }: { open: OpenEnvelope }) {
  const { envelope, save } = open;
  const keys = useFormKeys();
  const isReadOnly = useReadOnly() !== null;
  const naming = {
    ...(envelope.homeAddress && { homeAddress: envelope.homeAddress }),
    ...(envelope.about && { about: envelope.about }),
  };
  const put = async ({ id, title }: { id: string; title: string }) => {
    await save(({ documents }) => ({ documents: [...documents.map((one) => one.id), id] }));
    showToast(pageMessages.uploaded({ title }));
  };
  const adding = useWork(async (form: FormKey) =>
    put(await keys.send(form, (key) => startForm(form, naming, key))),
  );
  const uploading = useWork(async (file: File) => {
    const name = `${file.name} ${file.size} ${file.lastModified}`;
    return put(await keys.send(name, (key) => startFile(file, naming, key)));
  });
  const offered = useAnswer('forms', () => readForms());
  return (
    <div className="grid gap-2 above-4">
      <div>
        <Menu shadow="md" position="bottom-start">
          <Menu.Target>
            <ChangeButton variant="default" loading={adding.isBusy || offered.isLoading}>
              {pageMessages.addForm()}
            </ChangeButton>
          </Menu.Target>
          {!isReadOnly && (
            <Menu.Dropdown>
              {offered.answer?.data.map(({ key, title }) => (
                <Menu.Item key={key} onClick={() => void adding.run(key)}>
                  {title}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          )}
        </Menu>
      </div>
      <PdfDrop isBusy={uploading.isBusy} onFile={(file) => void uploading.run(file)} />
      <ProblemNote problem={offered.problem} onRetry={offered.again} />
      <ProblemNote problem={adding.problem ?? uploading.problem} />
    </div>
  );
}
