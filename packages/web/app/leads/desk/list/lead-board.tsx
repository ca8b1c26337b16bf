import type { WireListedLead } from '@homestead/contract/leads';
import { Link, useNavigate } from 'react-router';
import { Ago, type Done } from '#desk';
import { Board } from '#desk/board';
import { leadDetails } from '../details/lead-detail-client.ts';
import { leadListMessages } from '../messages/lead-list.ts';
import { useKeptLeadOrder } from '../record/lead-order.ts';
import { leadName } from './lead-columns.tsx';
import type { LeadBoardAnswer } from './lead-list-client.ts';

interface LeadBoardProps {
  board: LeadBoardAnswer;
  /** The query of the lists by stage, narrowed like the board. */
  search: string;
  title: string;
  onDone: () => void;
}

const stageOf = ({ ids }: WireListedLead) => ids.stage ?? '';

/** The leads by stage. A card that is moved changes the stage of its lead. */
export default function LeadBoard({ board, search, title, onDone }: LeadBoardProps) {
  const navigate = useNavigate();
  const nameOf = new Map(board.stages.map(({ id, name }) => [id, name]));
  useKeptLeadOrder(
    board.data.map(({ id }) => id),
    title,
  );
  const move = async (lead: WireListedLead, to: string): Promise<Done> => {
    const from = stageOf(lead);
    const { id } = lead;
    const { data } = await leadDetails.updateLeadDetails({
      ...{ id, version: lead.version, stageId: to },
    });
    const name = leadName(lead);
    return {
      message: leadListMessages.moved({ name, stage: nameOf.get(to) ?? '' }),
      undo: () => leadDetails.updateLeadDetails({ id, version: data.version, stageId: from }),
    };
  };
  return (
    <Board
      name="leads"
      label={leadListMessages.board()}
      columns={board.stages.map(({ id, name, path, total }) => ({
        ...{ id, title: name, total },
        ...(total > 0 && {
          note: <Link to={`${path}${search}`}>{leadListMessages.allOfStage({ name })}</Link>,
        }),
      }))}
      cards={board.data}
      cardId={({ id }) => id}
      cardName={leadName}
      columnOf={stageOf}
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
      mayMove={(lead) => lead.abilities.includes('edit') && !lead.fixedColumns.includes('stage')}
      onMove={move}
      onDone={onDone}
    />
  );
}
