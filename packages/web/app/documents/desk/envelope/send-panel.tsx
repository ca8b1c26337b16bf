import { Alert, List, Text } from '@mantine/core';
import { Link } from 'react-router';
import {
  ChangeButton,
  DeskPanel,
  ProblemNote,
  showToast,
  TableSkeleton,
  useAnswer,
  useFormKeys,
  useWork,
} from '#desk';
import { useSite } from '#platform';
import { envelopes, forms } from '../document-client.ts';
import { checkMessages } from '../messages/check-list.ts';
import { type CheckedItem, checkEnvelope, type FormLines, firstNames } from './check-list.ts';
import type { OpenEnvelope } from './use-envelope.ts';

/** What is missing before an envelope can be sent, and the button that sends it. */
export default function SendPanel({ open }: { open: OpenEnvelope }) {
  const { envelope, take } = open;
  const { id, version, title } = envelope;
  const isProduction = useSite().mode === 'production';
  const used = [...new Set(envelope.documents.flatMap(({ form }) => form ?? []))].sort();
  const { answer, problem, again } = useAnswer(used.join(' '), (signal) =>
    Promise.all(
      used.map(async (form) => {
        const { data } = await forms.getDocumentForm({ form }, { signal });
        return data.definition as unknown as FormLines;
      }),
    ),
  );
  const keys = useFormKeys();
  const sending = useWork(async () => {
    const sent = await keys.send('send', (key) => envelopes.sendEnvelope({ id, version }, key));
    showToast(checkMessages.sent({ title }));
    take(sent.data);
  });
  if (!answer) {
    return (
      <DeskPanel title={checkMessages.title()}>
        {problem ? (
          <ProblemNote problem={problem} onRetry={again} />
        ) : (
          <TableSkeleton columns={1} />
        )}
      </DeskPanel>
    );
  }
  const items = checkEnvelope(envelope, { forms: answer, isProduction, now: new Date() });
  const needed = items.filter(({ isNeeded }) => isNeeded);
  const names = firstNames(envelope);
  return (
    <DeskPanel title={checkMessages.title()}>
      {items.length === 0 && <Text>{checkMessages.ready()}</Text>}
      <Items title={checkMessages.mustDo()} items={needed} color="bad" />
      <Items
        title={checkMessages.shouldDo()}
        items={items.filter(({ isNeeded }) => !isNeeded)}
        color="warn"
      />
      {needed.length === 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {names.length > 0
            ? checkMessages.sendTo({ names: names.join(', ') })
            : checkMessages.sendToNobody()}
        </Text>
      )}
      <ProblemNote problem={sending.problem} />
      <ChangeButton
        mt="md"
        disabled={needed.length > 0}
        loading={sending.isBusy}
        onClick={() => void sending.run()}
      >
        {checkMessages.send()}
      </ChangeButton>
    </DeskPanel>
  );
}

interface ItemsProps {
  title: string;
  items: readonly CheckedItem[];
  color: 'bad' | 'warn';
}

function Items({ title, items, color }: ItemsProps) {
  if (items.length === 0) return null;
  return (
    <Alert color={color} title={title} mb="sm">
      <List size="sm" listStyleType="none">
        {items.map(({ text, href }) => (
          <List.Item key={text}>{href ? <Link to={href}>{text}</Link> : text}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
