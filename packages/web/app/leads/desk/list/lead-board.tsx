import type { BoardKind, WireLeadField, WireListedLead } from '@homestead/contract/leads';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Ago, type Done, lazyPart } from '#desk';
import { Board } from '#desk/board';
import { instantText } from '#platform';
import { leadDetails } from '../details/lead-detail-client.ts';
import { InquiryClock } from '../inquiries/inquiry-clock.tsx';
import { leadListMessages } from '../messages/lead-list.ts';
import { useKeptLeadOrder } from '../record/lead-order.ts';
import { leadColumns } from './lead-columns.tsx';
import type { LeadBoardAnswer } from './lead-list-client.ts';
import { leadName } from './lead-name.ts';

const LeadPeek = lazyPart(() => import('./lead-peek.tsx'));

type Column = LeadBoardAnswer['stages'][number];

interface LeadBoardProps {
  board: LeadBoardAnswer;
  by: BoardKind;
  /** The fields that the viewer sees. */
  fields: readonly WireLeadField[];
  /** The list of the leads of a column, narrowed like the board. */
  hrefOf: (column: Column) => string;
  title: string;
  onDone: () => void;
}

const edits = { stage: 'stageId', lenderStatus: 'lenderStatusId' } as const;

/** The leads by stage or lender status, which moving a card changes. */
export default function LeadBoard({ board, by, fields, hrefOf, title, onDone }: LeadBoardProps) {
  const peekColumns = leadColumns(fields, null);
  const seesAgent = fields.some(({ key }) => key === 'agent');
  const columnOf = ({ ids }: WireListedLead) => ids[by] ?? '';
  const nameOf = new Map(board.stages.map(({ id, name }) => [id, name]));
  useKeptLeadOrder(
    board.data.map(({ id }) => id),
    title,
  );
  const move = async (lead: WireListedLead, to: string): Promise<Done> => {
    const from = columnOf(lead);
    const { id } = lead;
    const send = (version: number, value: string) =>
      leadDetails.updateLeadDetails({ id, version, [edits[by]]: value || null });
    const { data } = await send(lead.version, to);
    const name = leadName(lead);
    return {
      message: leadListMessages.moved({ name, stage: nameOf.get(to) ?? '' }),
      undo: () => send(data.version, from),
    };
  };
  return (
    <Board
      name={by === 'stage' ? 'leads' : 'leads-by-lender-status'}
      label={by === 'stage' ? leadListMessages.board() : leadListMessages.lenderBoard()}
      columns={board.stages.map((column) => ({
        ...{ id: column.id, title: column.name, total: column.total },
        ...(column.total > 0 && {
          note: (
            <Link to={hrefOf(column)}>{leadListMessages.allOfStage({ name: column.name })}</Link>
          ),
        }),
      }))}
      cards={board.data}
      cardId={({ id }) => id}
      cardName={leadName}
      columnOf={columnOf}
      show={(lead) => ({
        title: leadName(lead),
        next: nextOf(lead, seesAgent),
        isOverdue: isLate(lead.answerBy) || isLate(lead.nextTask),
        age: lead.lastContacted ? (
          <>
            {leadListMessages.contacted()} <Ago at={lead.lastContacted} />
          </>
        ) : null,
      })}
      hrefOf={({ id }) => `/leads/${id}`}
      peek={(lead) => <LeadPeek key={lead.id} lead={lead} columns={peekColumns} onDone={onDone} />}
      mayMove={(lead) => lead.abilities.includes('edit') && !lead.fixedColumns.includes(by)}
      onMove={move}
      onDone={onDone}
    />
  );
}

const isLate = (at: string | null) => at !== null && new Date(at) < new Date();

/** The reply or the task that is due first; without either, who works the lead, if that is seen. */
function nextOf({ answerBy, nextTask, agent }: WireListedLead, seesAgent: boolean): ReactNode {
  if (answerBy !== null && (nextTask === null || answerBy <= nextTask)) {
    return (
      <>
        {leadListMessages.replyDue()} <InquiryClock dueAt={answerBy} />
      </>
    );
  }
  if (nextTask !== null) {
    const due = isLate(nextTask) ? leadListMessages.taskOverdue : leadListMessages.taskDue;
    return due({ at: instantText(nextTask) });
  }
  return seesAgent ? (agent ?? leadListMessages.unclaimed()) : null;
}
