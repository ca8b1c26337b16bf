import { openAccounts } from '#accounts';
import type { Services } from '#platform';
import { auditMessages } from './messages.ts';
import { templateHistory } from './templates/template.ts';
import { findTemplates } from './templates/template-store.ts';

/** Registers this room's kinds of history with the audit. Templates of others stay theirs. */
export function registerMessagingAudit(services: Services): void {
  openAccounts(services).auditKinds.register({
    ...{ key: templateHistory.key, label: auditMessages.template, history: templateHistory },
    pathOf: () => '/message-templates',
    titlesOf: async (db, caller, ids) => {
      const rows = await findTemplates(db, caller.personId, ids);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    shownOf: async (db, caller, ids) => {
      const rows = await findTemplates(db, caller.personId, ids);
      return new Set(rows.map(({ id }) => id));
    },
  });
}
