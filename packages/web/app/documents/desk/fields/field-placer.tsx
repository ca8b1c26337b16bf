import { type FieldKind, fieldKinds, type WireEnvelope } from '@homestead/contract/documents';
import { Button, Checkbox, Group, Modal, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { personApi } from '#accounts';
import { ChangeButton, ProblemNote, showToast, useWork } from '#desk';
import { downloadFile } from '#platform';
import { type PlacedField, placedFields } from '../envelope/envelope-content.ts';
import type { OpenEnvelope } from '../envelope/use-envelope.ts';
import { fieldMessages } from '../messages/fields.ts';
import { type KeyedField, newPlace } from './field-boxes.ts';
import styles from './field-placer.module.css';
import { kindWords } from './kind-words.ts';
import { PageBox } from './page-box.tsx';

interface FieldPlacerProps {
  envelope: WireEnvelope;
  document: WireEnvelope['documents'][number];
  save: OpenEnvelope['save'];
  onClose: () => void;
}

/** Places fields per recipient on the pages of an uploaded document. */
export default function FieldPlacer({ envelope, document, save, onClose }: FieldPlacerProps) {
  const { id, title, pageCount, file } = document;
  const signers = envelope.recipients.filter(({ role }) => role !== 'copy' && role !== 'approver');
  const [fields, setFields] = useState<readonly KeyedField[]>(() =>
    placedFields(envelope)
      .filter((field) => field.document === id)
      .map((field, key) => ({ ...field, key })),
  );
  const [page, setPage] = useState(1);
  const [recipient, setRecipient] = useState(signers[0]?.id ?? '');
  const [kind, setKind] = useState<FieldKind>('signature');
  const [said, say] = useState('');
  const [newest, setNewest] = useState<number | null>(null);
  const pages = Math.max(1, pageCount ?? 1);
  const nameOf = ({ kind: of, recipient: who }: PlacedField) =>
    fieldMessages.fieldOf({
      kind: kindWords[of](),
      name: envelope.recipients.find((one) => one.id === who)?.name ?? '',
    });
  const add = () => {
    const here = fields.filter(({ place }) => place.page === page).map(({ place }) => place);
    const key = Math.max(-1, ...fields.map((one) => one.key)) + 1;
    const place = newPlace(kind, page, here);
    const field = { key, document: id, recipient, kind, isRequired: kind !== 'checkbox', place };
    setFields([...fields, field]);
    setNewest(key);
    say(fieldMessages.added({ field: nameOf(field) }));
  };
  const remove = (field: KeyedField) => {
    setFields(fields.filter(({ key }) => key !== field.key));
    say(fieldMessages.removed({ field: nameOf(field) }));
  };
  const change = (key: number, changed: Partial<PlacedField>) =>
    setFields((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const saving = useWork(async () => {
    await save((newer) => ({
      fields: [
        ...placedFields(newer).filter((field) => field.document !== id),
        ...fields.map(({ key, ...field }) => field),
      ],
    }));
    showToast(fieldMessages.saved({ title, count: fields.length }));
    onClose();
  });
  const opening = useWork(async () => {
    if (file) await downloadFile(file, { api: personApi, name: `${title}.pdf` });
  });
  const shown = fields.filter(({ place }) => place.page === page);
  return (
    <Modal opened onClose={onClose} title={fieldMessages.title({ title })} size="xl">
      <Text size="sm" c="dimmed">
        {fieldMessages.intro()}
      </Text>
      <Button variant="subtle" px={0} loading={opening.isBusy} onClick={() => void opening.run()}>
        {fieldMessages.openPdf()}
      </Button>
      <ProblemNote problem={opening.problem} />
      {signers.length === 0 ? (
        <Text my="md">{fieldMessages.noSigners()}</Text>
      ) : (
        <Group align="end" my="sm">
          <NativeSelect
            label={fieldMessages.recipient()}
            value={recipient}
            onChange={({ currentTarget }) => setRecipient(currentTarget.value)}
            data={signers.map(({ id: value, name }) => ({ value, label: name }))}
          />
          <NativeSelect
            label={fieldMessages.kind()}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as FieldKind)}
            data={fieldKinds.map((value) => ({ value, label: kindWords[value]() }))}
          />
          <Button variant="default" onClick={add}>
            {fieldMessages.add()}
          </Button>
        </Group>
      )}
      <Group gap="xs" mb="sm">
        <Button
          variant="default"
          size="compact-md"
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          {fieldMessages.previousPage()}
        </Button>
        <Text size="sm" role="status">
          {fieldMessages.page({ page, pages })}
        </Text>
        <Button
          variant="default"
          size="compact-md"
          disabled={page === pages}
          onClick={() => setPage(page + 1)}
        >
          {fieldMessages.nextPage()}
        </Button>
      </Group>
      <p className="unseen" role="status">
        {said}
      </p>
      <div className={styles.placer}>
        <PageBox
          label={fieldMessages.page({ page, pages })}
          fields={shown}
          newest={newest}
          nameOf={nameOf}
          onPlace={(key, place) => change(key, { place })}
          onRemove={remove}
        />
        <div>
          <h3 className="text-18 below-1">{fieldMessages.onThisPage()}</h3>
          {shown.length === 0 && <Text c="dimmed">{fieldMessages.noneHere()}</Text>}
          <ul className={styles.list}>
            {shown.map((field) => (
              <li key={field.key}>
                <Text size="sm">{nameOf(field)}</Text>
                <Group gap="xs">
                  <Checkbox
                    label={fieldMessages.isRequired()}
                    aria-label={fieldMessages.isRequiredOf({ field: nameOf(field) })}
                    checked={field.isRequired}
                    onChange={({ currentTarget }) =>
                      change(field.key, { isRequired: currentTarget.checked })
                    }
                  />
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={fieldMessages.removeOne({ field: nameOf(field) })}
                    onClick={() => remove(field)}
                  >
                    {fieldMessages.remove()}
                  </Button>
                </Group>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ProblemNote problem={saving.problem} />
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {fieldMessages.cancel()}
        </Button>
        <ChangeButton loading={saving.isBusy} onClick={() => void saving.run()}>
          {fieldMessages.save()}
        </ChangeButton>
      </Group>
    </Modal>
  );
}
