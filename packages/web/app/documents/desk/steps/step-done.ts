import type { WireEnvelopeRow } from '@homestead/contract/documents';
import type { BulkDone, FormKey } from '#desk';
import { envelopes } from '../document-client.ts';

type Held = { readonly id: string } | null;

export const idsOf = (records: readonly WireEnvelopeRow[]) => records.map(({ id }) => id);

/** What undoes a step while it waits; nothing where it can't be undone. */
const undoOf = (held: Held) =>
  held && { undo: (key: FormKey) => envelopes.undoEnvelopeStep({ held: held.id }, key) };

/** What an action says, with Undo while its step waits. */
export const undoable = (message: string, held: Held) => ({ message, ...undoOf(held) });

/** What one call did with several envelopes, as the list reports it. */
export function doneOf(
  {
    data,
    held,
  }: {
    data: {
      done: readonly string[];
      refused: readonly { title: string; sentence: string }[];
    };
    held: Held;
  },
  message: (given: { count: number }) => string,
): BulkDone {
  return {
    done: data.done.length,
    refused: data.refused.map(({ title, sentence }) => ({ name: title, reason: sentence })),
    message: message({ count: data.done.length }),
    ...undoOf(held),
  };
}
