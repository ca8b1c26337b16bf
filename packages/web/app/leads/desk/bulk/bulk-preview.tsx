import type { WireBulkPreview } from '@homestead/contract/leads';
import { Text } from '@mantine/core';
import { leadBulkMessages } from '../messages/lead-bulk.ts';

/** What a bulk action would do: how many leads change, and who is left out and why. */
export function BulkPreview({ told }: { told: WireBulkPreview }) {
  const { ready, same, samples, refused, later, message } = told;
  return (
    <div className="grid gap-2" role="status">
      <Text fw={600}>
        {ready === 0
          ? leadBulkMessages.nothingToDo()
          : message
            ? leadBulkMessages.get({ count: ready })
            : leadBulkMessages.ready({ count: ready })}
      </Text>
      <Names samples={samples} count={ready} />
      {later > 0 && <Text size="sm">{leadBulkMessages.later({ count: later })}</Text>}
      {same > 0 && <Text size="sm">{leadBulkMessages.same({ count: same })}</Text>}
      {refused.map(({ code, message, count, samples: those }) => (
        <div key={code}>
          <Text size="sm">{leadBulkMessages.leftOut({ count, why: message })}</Text>
          <Names samples={those} count={count} />
        </div>
      ))}
      {message && <Sample {...message} />}
    </div>
  );
}

/** The message as the first lead gets it. */
function Sample({ name, subject, content }: NonNullable<WireBulkPreview['message']>) {
  const who = name ?? leadBulkMessages.hiddenLead();
  return (
    <section
      className="panel pad-4 grid gap-2"
      aria-label={leadBulkMessages.asSeenBy({ name: who })}
    >
      <Text size="sm" c="dimmed">
        {leadBulkMessages.asSeenBy({ name: who })}
      </Text>
      {subject && <Text fw={600}>{subject}</Text>}
      {content.split(/\n{2,}/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be the same
        <Text key={index} size="sm">
          {part}
        </Text>
      ))}
    </section>
  );
}

function Names({ samples, count }: { samples: WireBulkPreview['samples']; count: number }) {
  const names = samples.flatMap(({ name }) => name ?? []);
  if (names.length === 0) return null;
  const listed = names.join(', ');
  return (
    <Text size="sm" c="dimmed">
      {names.length === count ? listed : leadBulkMessages.samples({ names: listed })}
    </Text>
  );
}
