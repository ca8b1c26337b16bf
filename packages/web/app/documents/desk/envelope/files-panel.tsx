import { envelopeCalls, type WireEnvelope } from '@homestead/contract/documents';
import { Alert, Button, Group, Text } from '@mantine/core';
import { personApi } from '#accounts';
import { DeskPanel, FactList, ProblemNote, useWork } from '#desk';
import { instantText, rich, saveAnswer, useSite } from '#platform';
import { pageMessages } from '../messages/envelope-page.ts';
import { sealFailureText } from './sealing-words.ts';

/** The seal of an envelope, and its files. */
export function FilesPanel({ envelope }: { envelope: WireEnvelope }) {
  const { id, title, state, seal } = envelope;
  const failure = sealFailureText(envelope);
  const isDemo = useSite().mode === 'demo';
  const pdf = useWork(() =>
    saveAnswer(envelopeCalls.getEnvelopeFile, { id }, { api: personApi, name: `${title}.pdf` }),
  );
  const bundle = useWork(() =>
    saveAnswer(envelopeCalls.getEnvelopeBundle, { id }, { api: personApi, name: `${title}.zip` }),
  );
  return (
    <DeskPanel title={pageMessages.seal()}>
      {failure && (
        <Alert color="bad" mb="sm">
          {failure}
        </Alert>
      )}
      {state === 'sealing' && !failure && <Text mb="sm">{pageMessages.sealing()}</Text>}
      {seal ? (
        <>
          <FactList facts={factsOf(seal)} />
          {isDemo && (
            <Alert color="warn" my="sm">
              {pageMessages.demoSeal()}
            </Alert>
          )}
          <Text size="sm" my="sm">
            {rich(pageMessages.verify({ page: (text) => <a href="/verify">{text}</a> }))}
          </Text>
        </>
      ) : (
        <Text size="sm" c="dimmed" mb="sm">
          {pageMessages.preview()}
        </Text>
      )}
      <Group gap="xs">
        <Button variant="default" loading={pdf.isBusy} onClick={() => void pdf.run()}>
          {pageMessages.download()}
        </Button>
        {seal && (
          <Button variant="default" loading={bundle.isBusy} onClick={() => void bundle.run()}>
            {pageMessages.bundle()}
          </Button>
        )}
      </Group>
      {seal && (
        <Text size="sm" c="dimmed" mt="xs">
          {pageMessages.bundleHint()}
        </Text>
      )}
      <ProblemNote problem={pdf.problem ?? bundle.problem} />
    </DeskPanel>
  );
}

const factsOf = ({
  sealedAt,
  level,
  isStampWanted,
  pages,
  sha256,
}: NonNullable<WireEnvelope['seal']>) => [
  { label: pageMessages.sealedAt(), value: instantText(sealedAt) },
  {
    label: pageMessages.level(),
    value: (
      <>
        {level === 'B-T' ? pageMessages.levelStamped() : pageMessages.levelPlain()}
        {isStampWanted && level === 'B-B' && <div>{pageMessages.stampComing()}</div>}
      </>
    ),
  },
  { label: pageMessages.sealPages(), value: String(pages) },
  {
    label: pageMessages.fingerprint(),
    value: <span style={{ overflowWrap: 'anywhere' }}>{sha256}</span>,
  },
];
