import { leadDetailLabels } from '@homestead/contract/leads';
import type { ColumnScope } from '#platform';
import { leadDetailMessages } from '../messages/details.ts';

/** What of a lead in the list needs a permission of its own. */
export const transferScope: ColumnScope = {
  stage: { label: () => leadDetailLabels.stageId, see: ['column-stage'] },
  lastContactedAt: { label: leadDetailMessages.lastContacted, see: ['column-lastcontacted'] },
};
