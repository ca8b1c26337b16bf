import type { WireAuditEntry } from '@homestead/contract/accounts';
import { auditMessages } from '../../messages/audit.ts';
import { securityEventText } from '../../own/security-event-text.ts';

const texts: Readonly<Record<string, () => string>> = {
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
  ticked: auditMessages.ticked,
  unticked: auditMessages.unticked,
  completed: auditMessages.completed,
  'handed-over': auditMessages.handedOver,
  'moved-back': auditMessages.movedBack,
  'second-contact': auditMessages.secondContact,
  'value-updates': auditMessages.valueUpdates,
  'home-search': auditMessages.homeSearch,
  'rows-exported': auditMessages.exported,
  'rows-previewed': auditMessages.fileChecked,
  'rows-imported': auditMessages.fileImported,
  'signed-in': auditMessages.signedIn,
  'signed-out': auditMessages.signedOut,
  'sessions-ended-by-staff': auditMessages.signedOutByStaff,
  'person-invited': auditMessages.invited,
  'recovery-code-used': auditMessages.recoveryCodeUsed,
  'people-created': auditMessages.accountMade,
  'person-created': auditMessages.accountMade,
  'data-exported': auditMessages.ownDataDownloaded,
  'seeing-as-started': auditMessages.seeingStarted,
  'seeing-as-ended': auditMessages.seeingEnded,
};

/** What an entry says happened; a new kind without a text shows its name. */
export function whatHappened({ what, isUndo }: WireAuditEntry): string {
  const said = texts[what]?.() ?? securityEventText(what);
  return isUndo ? auditMessages.undid({ what: said }) : said;
}
