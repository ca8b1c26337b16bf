import { openAccounts } from '#accounts';
import type { Services } from '#platform';
import { templateWords } from './messages/templates.ts';
import { templateHistory } from './templates/envelope-template.ts';
import { findTemplates } from './templates/envelope-template-store.ts';

/** Registers this room's kinds of history with the audit. Templates of others stay theirs. */
export function registerDocumentsAudit(services: Services): void {
  openAccounts(services).auditKinds.register({
    ...{ key: templateHistory.key, label: templateWords.template, history: templateHistory },
    pathOf: () => '/esign/templates',
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
