import type { WireRecipient } from '@homestead/contract/documents';
import { phoneText } from '@homestead/contract/platform';
import { Alert, Group, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import {
  ChangeButton,
  DeskPanel,
  ProblemNote,
  RecordDrawer,
  showToast,
  useFocusBack,
  useReadOnly,
  useWork,
} from '#desk';
import { pageMessages } from '../messages/envelope-page.ts';
import { signerMessages } from '../messages/signers.ts';
import { roleText } from '../signers/signer-words.ts';
import { recipientOf } from './envelope-content.ts';
import styles from './envelope-page.module.css';
import {
  newRecipient,
  placeOf,
  recipientFields,
  recipientSchema,
  takenPlaces,
  withRecipient,
} from './recipient-form.ts';
import type { OpenEnvelope } from './use-envelope.ts';

type Open = { of: WireRecipient | null } | null;

/** Who gets the envelope, while that can be changed. */
export default function RecipientsPanel({ open }: { open: OpenEnvelope }) {
  const { envelope } = open;
  const work = useWork(open.save);
  const [form, setForm] = useState<Open>(null);
  const remember = useFocusBack(form !== null);
  const isReadOnly = useReadOnly() !== null;
  const { isInOrder } = envelope;
  const recipients = [...envelope.recipients].sort(
    (one, other) => one.turn - other.turn || one.position - other.position,
  );
  const start = (of: WireRecipient | null, from: HTMLElement) => {
    remember(from);
    setForm({ of });
  };
  const remove = async ({ id, name }: WireRecipient) => {
    const left = envelope.recipients.filter((one) => one.id !== id).map(recipientOf);
    if (await work.run({ recipients: left })) showToast(pageMessages.recipientRemoved({ name }));
  };
  return (
    <DeskPanel title={pageMessages.recipients()}>
      {envelope.state === 'sent' && (
        <Alert color="warn" mb="sm">
          {pageMessages.linksEnd()}
        </Alert>
      )}
      <Switch
        label={pageMessages.inOrder()}
        description={pageMessages.inOrderHint()}
        checked={isInOrder}
        disabled={isReadOnly || work.isBusy}
        onChange={({ currentTarget }) => void work.run({ isInOrder: currentTarget.checked })}
      />
      {recipients.length === 0 ? (
        <Text c="dimmed" mt="md">
          {pageMessages.noRecipients()}
        </Text>
      ) : (
        <ol className={styles.rows} aria-label={pageMessages.recipients()}>
          {recipients.map((one) => (
            <li key={one.id} className={styles.row}>
              <AboutRecipient of={one} isInOrder={isInOrder} />
              <Group gap="xs">
                <ChangeButton
                  variant="default"
                  aria-label={pageMessages.editOne({ name: one.name })}
                  onClick={({ currentTarget }) => start(one, currentTarget)}
                >
                  {pageMessages.edit()}
                </ChangeButton>
                <ChangeButton
                  variant="subtle"
                  aria-label={pageMessages.removeRecipient({ name: one.name })}
                  onClick={() => void remove(one)}
                >
                  {pageMessages.removeShort()}
                </ChangeButton>
              </Group>
            </li>
          ))}
        </ol>
      )}
      <ProblemNote problem={work.problem} />
      <ChangeButton
        variant="default"
        mt="md"
        onClick={({ currentTarget }) => start(null, currentTarget)}
      >
        {pageMessages.addRecipient()}
      </ChangeButton>
      {form && <RecipientForm open={open} of={form.of} onClose={() => setForm(null)} />}
    </DeskPanel>
  );
}

function AboutRecipient({ of, isInOrder }: { of: WireRecipient; isInOrder: boolean }) {
  const { name, role, number, turn, email, phone } = of;
  const about = [
    roleText(role, number),
    isInOrder && signerMessages.turn({ turn }),
    email,
    phone && phoneText(phone),
    of.isInPerson && signerMessages.inPerson(),
    of.language === 'es' && signerMessages.inSpanish(),
  ];
  return (
    <div className={styles.about}>
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {about.filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}

interface RecipientFormProps {
  open: OpenEnvelope;
  /** Null for a new one. */
  of: WireRecipient | null;
  onClose: () => void;
}

function RecipientForm({ open, of, onClose }: RecipientFormProps) {
  const { envelope, save, reload } = open;
  const known = envelope.recipients.map(recipientOf);
  return (
    <RecordDrawer
      isOpen
      isNew={of === null}
      onClose={onClose}
      title={of ? pageMessages.editOne({ name: of.name }) : pageMessages.addRecipient()}
      schema={recipientSchema}
      sections={[{ fields: recipientFields(takenPlaces(known, of?.id)) }]}
      record={
        of
          ? { ...of, phone: of.phone ?? '', place: placeOf(of), version: envelope.version }
          : newRecipient(known, envelope.isInOrder)
      }
      save={(typed) =>
        save(({ recipients }) => ({
          recipients: withRecipient(recipients.map(recipientOf), of?.id, typed),
        }))
      }
      said={({ recipients }) => {
        const saved = of ? recipients.find(({ id }) => id === of.id) : recipients.at(-1);
        return pageMessages.recipientSaved({ name: saved?.name ?? '' });
      }}
      onSaved={() => {}}
      onReload={reload}
    />
  );
}
