import { useAnswer } from '#desk';
import { readLeadFields } from './lead-list-client.ts';

export interface AddedStage {
  path: string;
  name: string;
}

/** The lists of stages that staff added and the viewer may open; none before they are `wanted`. */
export function useAddedStages(isWanted: boolean): readonly AddedStage[] {
  const { answer } = useAnswer(isWanted ? 'added-stages' : null, () => readLeadFields());
  return answer?.stages.filter(({ isOwn }) => isOwn) ?? [];
}
