import type { WireAuditEntry } from '@homestead/contract/accounts';
import { auditMessages } from '../../messages/audit.ts';
import { securityEventText } from '../../own/security-event-text.ts';

const changes: Readonly<Record<string, () => string>> = {
  created: auditMessages.created,
  edited: auditMessages.edited,
  moved: auditMessages.moved,
  retired: auditMessages.retired,
  restored: auditMessages.restored,
  removed: auditMessages.removed,
  revoked: auditMessages.revoked,
  stopped: auditMessages.stopped,
  started: auditMessages.started,
  'secret-renewed': auditMessages.secretRenewed,
  role: auditMessages.role,
  permissions: auditMessages.permissions,
  team: auditMessages.team,
  photo: auditMessages.photo,
  deactivated: auditMessages.deactivated,
  reactivated: auditMessages.reactivated,
  deleted: auditMessages.deleted,
  cleared: auditMessages.cleared,
  attached: auditMessages.attached,
  'lead-made': auditMessages.leadMade,
  'put-back': auditMessages.putBack,
  answered: auditMessages.answered,
  scheduled: auditMessages.scheduled,
  paused: auditMessages.paused,
  resumed: auditMessages.resumed,
  canceled: auditMessages.canceled,
  'rows-exported': auditMessages.exported,
};

/** What an entry says happened; a new kind without a text shows its name. */
export function whatHappened({ what, isUndo }: WireAuditEntry): string {
  const said = changes[what]?.() ?? securityEventText(what);
  return isUndo ? auditMessages.undid({ what: said }) : said;
}
