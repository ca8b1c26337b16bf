import type { WireEnvelope, WireRecipient } from '@homestead/contract/documents';
import { phoneText } from '@homestead/contract/platform';
import { Badge, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { ActionButtons } from '#desk';
import { instantText } from '#platform';
import { signerMessages } from '../messages/signers.ts';
import { signerActions } from './signer-actions.tsx';
import { recipientStateWords, roleText, timesText } from './signer-words.ts';
import styles from './signers.module.css';

interface SignersProps {
  envelope: WireEnvelope;
  onDone: () => void;
}

/** Where each recipient of an envelope is, and what can be done for them. */
export function Signers({ envelope, onDone }: SignersProps) {
  const { id, recipients, title, isInOrder } = envelope;
  const actions = useMemo(() => signerActions(id), [id]);
  if (recipients.length === 0) return <Text c="dimmed">{signerMessages.none()}</Text>;
  return (
    <ol aria-label={signerMessages.of({ title })} className={styles.signers}>
      {recipients.map((one) => (
        <li key={one.id} className={styles.signer}>
          <Signer recipient={one} isInOrder={isInOrder} />
          <ActionButtons record={one} name={one.name} actions={actions} onDone={onDone} />
        </li>
      ))}
    </ol>
  );
}

function Signer({ recipient, isInOrder }: { recipient: WireRecipient; isInOrder: boolean }) {
  const { name, role, number, turn, state, email, phone, isTheirTurn, isLocked } = recipient;
  const about = [
    roleText(role, number),
    isInOrder && signerMessages.turn({ turn }),
    email,
    phone && phoneText(phone),
    recipient.isInPerson && signerMessages.inPerson(),
    recipient.language === 'es' && signerMessages.inSpanish(),
  ];
  const times = timesText(recipient);
  return (
    <div className={styles.about}>
      <Group gap="4px 8px">
        <Text fw={600}>{name}</Text>
        <Badge variant="light" color={colorOf(recipient)}>
          {recipientStateWords[state]()}
        </Badge>
        {isTheirTurn && (
          <Badge variant="light" color="warn">
            {signerMessages.theirTurn()}
          </Badge>
        )}
        {isLocked && (
          <Badge variant="light" color="bad">
            {signerMessages.locked()}
          </Badge>
        )}
      </Group>
      <Text size="sm" c="dimmed" className={styles.line}>
        {about.filter(Boolean).join(' · ')}
      </Text>
      {times && (
        <Text size="sm" c="dimmed">
          {times}
        </Text>
      )}
      {recipient.endedBecause && (
        <Text size="sm">{signerMessages.because({ reason: recipient.endedBecause })}</Text>
      )}
      {recipient.forward && (
        <Text size="sm">
          {signerMessages.wantsToForward({
            ...{ name, to: recipient.forward.name, email: recipient.forward.email },
            at: instantText(recipient.forward.at),
          })}
        </Text>
      )}
    </div>
  );
}

function colorOf({ state }: WireRecipient): 'good' | 'bad' | 'quiet' {
  if (state === 'signed') return 'good';
  return state === 'declined' ? 'bad' : 'quiet';
}
