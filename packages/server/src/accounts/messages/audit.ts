import { defineMessages } from '@homestead/contract/platform';

/** Kinds of history in the audit, and what an export says. */
export const auditMessages = defineMessages({
  security: 'Security',
  export: 'Export',
  exported: 'Exported',
  rows: 'Rows',
  records: 'Records',
  file: 'File',

  endedBecause: 'Ended',
  exited: 'By the viewer',
  expired: 'Time ran out',
  accessChanged: 'Access of one of them changed',
  sessionEnded: 'The session ended',

  person: 'Person',
  role: 'Role',
  apiKey: 'API key',
  webhook: 'Webhook',
  onboardingStep: 'Onboarding step',
  onboardingItem: 'Onboarding checklist',
});
