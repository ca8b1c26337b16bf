import { defineMessages } from '@homestead/contract/platform';

/** Kinds of history in the audit, and what an export says. */
export const auditMessages = defineMessages({
  security: 'Security',
  export: 'Export',
  exported: 'Exported',
  rows: 'Rows',

  person: 'Person',
  role: 'Role',
  apiKey: 'API key',
  webhook: 'Webhook',
});
