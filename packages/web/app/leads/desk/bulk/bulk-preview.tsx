import type { WireBulkPreview } from '@homestead/contract/leads';
import { Text } from '@mantine/core';
import { leadBulkMessages } from '../messages/lead-bulk.ts';

/** What a bulk action would do: how many leads change, and who is left out and why. */
export function BulkPreview({ told }: { told: WireBulkPreview }) {
  const { ready, same, samples, refused } = told;
  return (
    <div className="grid gap-2" role="status">
      <Text fw={600}>
        {ready > 0 ? leadBulkMessages.ready({ count: ready }) : leadBulkMessages.nothingToDo()}
      </Text>
      <Names samples={samples} />
      {same > 0 && <Text size="sm">{leadBulkMessages.same({ count: same })}</Text>}
      {refused.map(({ code, message, count, samples: those }) => (
        <div key={code}>
          <Text size="sm">{leadBulkMessages.leftOut({ count, why: message })}</Text>
          <Names samples={those} />
        </div>
      ))}
    </div>
  );
}

function Names({ samples }: { samples: WireBulkPreview['samples'] }) {
  const names = samples.flatMap(({ name }) => name ?? []);
  if (names.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {leadBulkMessages.samples({ names: names.join(', ') })}
    </Text>
  );
}
