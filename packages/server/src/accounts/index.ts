export { licenseLapses, personRegistered, webhookStopped } from './account-events.ts';
export { accountMailSamples } from './account-mail-samples.ts';
export { type AccountsServices, openAccounts } from './accounts-services.ts';
export type { AuditKind } from './audit/audit-kinds.ts';
export { recordExport } from './audit/record-export.ts';
export { recordImport } from './audit/record-import.ts';
export { actAs, actAsMailbox } from './callers/act-as.ts';
export { identifyCaller } from './callers/identify-caller.ts';
export { identifyStream } from './callers/identify-stream.ts';
export { identifyPage } from './callers/page-identity.ts';
export { readSight } from './callers/read-sight.ts';
export { selectStaffCallers } from './callers/select-staff-callers.ts';
export { accountSeals } from './define-account-jobs.ts';
export { photoFiles } from './file-purposes.ts';
export { readChecklist } from './onboarding/checklist.ts';
export { tickItem } from './onboarding/tick-item.ts';
export { choiceOf, type NotificationKind } from './own-account/notification-kinds.ts';
export {
  findHolders,
  findHoldersAmong,
  findHoldersOver,
  type NotifiedPerson,
  selectNotified,
  stopDigest,
} from './own-account/notifications.ts';
export { PasswordHasher, turnOf } from './passwords/password-hasher.ts';
export { getCastState } from './people/cast-state.ts';
export { createPerson } from './people/create-person.ts';
export { createSuperAdmin } from './people/create-super-admin.ts';
export { giveDemoPassword } from './people/give-demo-password.ts';
export type { HandoverStep } from './people/handovers.ts';
export { mayChangePerson, requirePersonToChange } from './people/load-person.ts';
export { namePeople } from './people/name-people.ts';
export { requireSettledEmail } from './people/require-settled-email.ts';
export { updatePersonPhoto } from './people/update-person-photo.ts';
export type { PersonDataHolder } from './person-data/person-data.ts';
export { accountsRoom } from './plugin.ts';
export { refuseNavigation } from './refuse-navigation.ts';
export { addStagePermissions } from './roles/add-stage-permissions.ts';
export { assignCoAgent } from './teams/assign-co-agent.ts';
export { withinScope } from './teams/row-scope.ts';
export { teamOf } from './teams/team-of.ts';
export { transferAgents } from './teams/transfer-agents.ts';
