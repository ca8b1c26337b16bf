import type { BoardKind, WireListedLead } from '@homestead/contract/leads';
import { Link, useNavigate } from 'react-router';
import { Ago, type Done } from '#desk';
import { Board } from '#desk/board';
import { leadDetails } from '../details/lead-detail-client.ts';
import { leadListMessages } from '../messages/lead-list.ts';
import { useKeptLeadOrder } from '../record/lead-order.ts';
import type { LeadBoardAnswer } from './lead-list-client.ts';
import { leadName } from './lead-name.ts';

type Column = LeadBoardAnswer['stages'][number];

interface LeadBoardProps {
  board: LeadBoardAnswer;
  by: BoardKind;
  /** The list of the leads of a column, narrowed like the board. */
  hrefOf: (column: Column) => string;
  title: string;
  onDone: () => void;
}

const edits = { stage: 'stageId', lenderStatus: 'lenderStatusId' } as const;

/** The leads by stage or lender status, which moving a card changes. */
export default function LeadBoard({ board, by, hrefOf, title, onDone }: LeadBoardProps) {
  const navigate = useNavigate();
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
        next: lead.agent ?? leadListMessages.unclaimed(),
        age: lead.lastContacted ? (
          <>
            {leadListMessages.contacted()} <Ago at={lead.lastContacted} />
          </>
        ) : null,
      })}
      onOpen={({ id }) => void navigate(`/leads/${id}`)}
      mayMove={(lead) => lead.abilities.includes('edit') && !lead.fixedColumns.includes(by)}
      onMove={move}
      onDone={onDone}
    />
  );
}
