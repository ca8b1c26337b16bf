const ofPlanFields = {
  'body.sourceIds.[]': 'entry',
  'body.stageIds.[]': 'entry',
  'body.stopStageIds.[]': 'entry',
} as const;

/** The id parameters of the calls of plans and triggers. */
export const idsOfPlans = {
  'POST action-plans': ofPlanFields,
  'GET action-plans/{id}': { 'params.id': 'action plan' },
  'PUT action-plans/{id}': {
    'params.id': 'action plan',
    ...ofPlanFields,
    'body.steps.[].templateId': 'office template',
    'body.steps.[].stageId': 'entry',
  },
  'GET action-plans/{id}/history': { 'params.id': 'action plan' },
  'POST action-plans/{id}/undo': { 'params.id': 'action plan', 'body.change': 'change' },
  'GET leads/{id}/plans': { 'params.id': 'lead' },
  'POST leads/{id}/plans': { 'params.id': 'lead', 'body.planId': 'action plan' },
  'POST lead-plans/{id}/control': { 'params.id': 'lead plan' },
  'POST lead-plans/{id}/seen': { 'params.id': 'lead plan' },
  'PUT behavior-triggers/{id}': { 'params.id': 'trigger', 'body.planId': 'action plan' },
  'GET behavior-triggers/{id}/history': { 'params.id': 'trigger' },
  'POST behavior-triggers/{id}/undo': { 'params.id': 'trigger', 'body.change': 'change' },
} as const;
