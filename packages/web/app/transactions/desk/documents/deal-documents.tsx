import {
  type PacketKey,
  packetKeys,
  type WireDealDocuments,
} from '@homestead/contract/transactions';
import { Anchor, Badge, Group, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import {
  ChangeButton,
  DeskPanel,
  type FormKey,
  ProblemNote,
  showToast,
  useAnswer,
  useFormKeys,
  useWork,
} from '#desk';
import { dateText, instantText } from '#platform';
import { dealDocumentsMessages } from '../messages/deal-documents.ts';
import { dealDocuments } from './deal-document-client.ts';
import { DealWarnings } from './deal-warnings.tsx';

interface DealDocumentsProps {
  of: 'offer' | 'listing-file';
  id: number;
  version: number;
}

type Paper = WireDealDocuments['documents'][number];
type Part = PacketKey | 'others';

const titles: Readonly<Record<Part, () => string>> = {
  client: dealDocumentsMessages.client,
  deal: dealDocumentsMessages.deal,
  others: dealDocumentsMessages.others,
};

const calls = {
  offer: { read: dealDocuments.getOfferDocuments, start: dealDocuments.startOfferPacket },
  'listing-file': {
    read: dealDocuments.getListingFileDocuments,
    start: dealDocuments.startListingFilePacket,
  },
};

/** The documents that a deal needs or has: why, what became of them, and what starts them. */
export default function DealDocuments({ of, id, version }: DealDocumentsProps) {
  const { answer, problem } = useAnswer(`${of} ${id} ${version}`, (signal) =>
    calls[of].read({ id }, { signal }),
  );
  const navigate = useNavigate();
  const keys = useFormKeys();
  const starting = useWork(async (packet: PacketKey, key: FormKey) => {
    const { data } = await calls[of].start({ id, packet }, key);
    showToast(dealDocumentsMessages.started());
    await navigate(`/esign/${data.envelope}`);
  });
  const start = (packet: PacketKey) =>
    keys.send(packet, (key: FormKey) => starting.run(packet, key));
  const { documents = [], startable = [], warnings = [] } = answer?.data ?? {};
  const parts = ([...packetKeys, 'others'] as const).map((part) => ({
    part,
    papers: documents.filter(({ packet }) => (packet ?? 'others') === part),
  }));
  return (
    <DeskPanel title={dealDocumentsMessages.title()}>
      <ProblemNote problem={problem ?? starting.problem} />
      <DealWarnings warnings={warnings} />
      {answer && documents.length === 0 && <Text size="sm">{dealDocumentsMessages.none()}</Text>}
      {parts
        .filter(({ papers }) => papers.length > 0)
        .map(({ part, papers }) => (
          <section key={part} className="grid gap-2" aria-label={titles[part]()}>
            <Group justify="space-between" gap="xs" mt="sm">
              <Text component="h3" size="sm" fw={600}>
                {titles[part]()}
              </Text>
              {part !== 'others' && startable.includes(part) && (
                <ChangeButton
                  size="compact-md"
                  variant="default"
                  loading={starting.isBusy}
                  aria-label={dealDocumentsMessages.startOf({ packet: titles[part]() })}
                  onClick={() => void start(part)}
                >
                  {dealDocumentsMessages.start()}
                </ChangeButton>
              )}
            </Group>
            {part === 'client' && (
              <Text size="sm" c="dimmed">
                {dealDocumentsMessages.help()}
              </Text>
            )}
            <ul className="grid gap-3 no-margin no-pad">
              {papers.map((paper) => (
                <li key={`${paper.form ?? ''} ${paper.title} ${paper.envelope ?? ''}`}>
                  <PaperRow paper={paper} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      {answer?.data.maySend && (
        <Anchor component={Link} to={`/esign/new?${of}=${id}`} size="sm" underline="always" mt="md">
          {dealDocumentsMessages.another()}
        </Anchor>
      )}
    </DeskPanel>
  );
}

const stateTexts: Readonly<Record<Paper['state'], () => string>> = {
  missing: dealDocumentsMessages.missing,
  draft: dealDocumentsMessages.draft,
  sent: dealDocumentsMessages.sent,
  'partly-signed': dealDocumentsMessages.partlySigned,
  signed: dealDocumentsMessages.signed,
  declined: dealDocumentsMessages.declined,
  expired: dealDocumentsMessages.expired,
  voided: dealDocumentsMessages.voided,
};
const colors: Partial<Record<Paper['state'], string>> = {
  signed: 'good',
  declined: 'warn',
  expired: 'warn',
  voided: 'gray',
  draft: 'gray',
};

function PaperRow({ paper }: { paper: Paper }) {
  const { title, state, need, why, envelope, isOfListingFile, signers, sealedAt } = paper;
  const isOpen = state === 'missing' && need === 'check';
  return (
    <article className="grid gap-1" aria-label={title}>
      <Group gap="xs">
        <Text size="sm" fw={500}>
          {title}
        </Text>
        <Badge variant="light" color={isOpen ? 'gray' : (colors[state] ?? 'blue')}>
          {isOpen ? dealDocumentsMessages.maybe() : stateTexts[state]()}
        </Badge>
        {isOfListingFile && (
          <Badge variant="outline">{dealDocumentsMessages.ofListingFile()}</Badge>
        )}
      </Group>
      {why && (
        <Text size="sm" c="dimmed">
          {why}
        </Text>
      )}
      {paper.result && (
        <Text size="sm">
          {paper.resultOn
            ? dealDocumentsMessages.resultOn({
                ...{ result: paper.result, day: dateText(paper.resultOn) },
              })
            : dealDocumentsMessages.result({ result: paper.result })}
        </Text>
      )}
      {paper.links.map(({ label, href }) => (
        <Anchor
          key={href}
          href={href}
          target="_blank"
          rel="noreferrer"
          size="sm"
          underline="always"
        >
          {dealDocumentsMessages.opensOutside({ label })}
        </Anchor>
      ))}
      {envelope && state !== 'draft' && (
        <Text size="sm">
          {[...signers.map(signerText), ...(sealedAt ? [sealedText(sealedAt)] : [])].join(' · ')}
        </Text>
      )}
      {envelope && (
        <Anchor
          component={Link}
          to={`/esign/${envelope}`}
          size="sm"
          underline="always"
          aria-label={dealDocumentsMessages.openOf({ title })}
        >
          {dealDocumentsMessages.open()}
        </Anchor>
      )}
    </article>
  );
}

const sealedText = (at: string) => dealDocumentsMessages.sealedAt({ when: instantText(at) });

function signerText(signer: Paper['signers'][number]): string {
  const { pamphletOn } = signer;
  const text = stateText(signer);
  if (!pamphletOn) return text;
  return dealDocumentsMessages.withPamphlet({ text, day: dateText(pamphletOn) });
}

function stateText({ name, state, signedAt }: Paper['signers'][number]): string {
  if (state === 'declined') return dealDocumentsMessages.hasDeclined({ name });
  if (state !== 'signed' || !signedAt) return dealDocumentsMessages.waits({ name });
  return dealDocumentsMessages.hasSigned({ name, when: instantText(signedAt) });
}
