import type { WireLeadOfAgent } from '@homestead/contract/leads';
import { type RecordAction, sayDone } from '#desk';
import { transferMessages } from '../messages/transfers.ts';
import { MoveLeadsDrawer } from './move-leads-drawer.tsx';
import { doneOf, transfers } from './transfer-client.ts';

const idsOf = (records: readonly WireLeadOfAgent[]) => records.map(({ id }) => id);

/** What can be done with leads of one agent: some of them, or all. */
export const transferActions = (agentId: string): readonly RecordAction<WireLeadOfAgent>[] => [
  {
    name: 'move',
    label: transferMessages.move,
    key: 'a',
    isInRow: true,
    dialog: ({ record, onClose, onDone }) => (
      <MoveLeadsDrawer
        {...{ agentId, onClose }}
        leadIds={[record.id]}
        count={1}
        onMoved={(done) => {
          sayDone(done.message, [done], onDone);
          onDone();
        }}
      />
    ),
    bulk: {
      takesEveryMatch: true,
      dialog: ({ chosen, onClose, onDone }) => (
        <MoveLeadsDrawer
          {...{ agentId, onClose }}
          leadIds={chosen.everyMatch ? null : idsOf(chosen.records)}
          count={chosen.count}
          onMoved={onDone}
        />
      ),
    },
  },
  {
    name: 'release',
    label: transferMessages.release,
    question: transferMessages.releaseQuestion,
    run: async ({ id }) => {
      const answer = await transfers.releaseLeads({ AgentId: agentId, leadIds: [id] });
      const { message, undo } = doneOf(agentId, answer, false);
      return { message, ...(undo && { undo }) };
    },
    bulk: {
      takesEveryMatch: true,
      run: async ({ records, everyMatch }) =>
        doneOf(
          agentId,
          await transfers.releaseLeads({
            AgentId: agentId,
            ...(!everyMatch && { leadIds: idsOf(records) }),
          }),
          everyMatch !== null,
        ),
    },
  },
];
