export { type PersonAbility, personAbilities, type RoleAbility } from './abilities.ts';
export { API_KEY_DAYS, type ApiScope, apiScopeKeys, apiScopes } from './api-scopes.ts';
export {
  identityCalls,
  ownAccountCalls,
  ownSettingsCalls,
  proofCalls,
  registrationCalls,
  signInCalls,
  twoStepCalls,
} from './calls.ts';
export { accountCookies } from './cookies.ts';
export { type DefaultGrant, defaultGrants } from './default-grants.ts';
export {
  apiKeyCalls,
  auditCalls,
  onboardingCalls,
  peopleCalls,
  permissionCalls,
  seeingAsCalls,
  teamCalls,
  webhookCalls,
} from './desk-calls.ts';
export type { WireApiKey } from './endpoints/api-keys.ts';
export * as apiKeyEndpoints from './endpoints/api-keys.ts';
export type { WireAuditEntry } from './endpoints/audit.ts';
export * as auditEndpoints from './endpoints/audit.ts';
export * as identityEndpoints from './endpoints/identity.ts';
export * as onboardingEndpoints from './endpoints/onboarding.ts';
export {
  ONBOARDING_STEPS_MAX,
  type StepDoer,
  stepDoers,
  type WireChecklist,
  type WireOnboardingItem,
  type WireOnboardingStep,
} from './endpoints/onboarding.ts';
export * as ownAccountEndpoints from './endpoints/own-account.ts';
export type { WireNotificationSetting } from './endpoints/own-settings.ts';
export * as ownSettingsEndpoints from './endpoints/own-settings.ts';
export type { PersonChangeKind, PersonSort } from './endpoints/people.ts';
export * as peopleEndpoints from './endpoints/people.ts';
export type { WireGrant, WireRolePermissions } from './endpoints/permissions.ts';
export * as permissionEndpoints from './endpoints/permissions.ts';
export { personLabels } from './endpoints/person-fields.ts';
export type { ProofMethod } from './endpoints/proof.ts';
export * as proofEndpoints from './endpoints/proof.ts';
export * as registrationEndpoints from './endpoints/registration.ts';
export * as seeingAsEndpoints from './endpoints/seeing-as.ts';
export { SEEING_AS_MINUTES, type WireSeeingAs } from './endpoints/seeing-as.ts';
export * as signInEndpoints from './endpoints/sign-in.ts';
export type { WireListedPerson } from './endpoints/teams.ts';
export * as teamEndpoints from './endpoints/teams.ts';
export * as twoStepEndpoints from './endpoints/two-step.ts';
export type { WireAssertion, WireAttestation } from './endpoints/web-authn.ts';
export type { WireWebhook, WireWebhookDelivery } from './endpoints/webhooks.ts';
export * as webhookEndpoints from './endpoints/webhooks.ts';
export type { PersonStatus, WirePerson, WirePersonDetail } from './endpoints/wire-person.ts';
export {
  type IdentityOutcome,
  identityNotices,
  identityOutcomes,
  identityPages,
  SIGN_IN_CHANNEL,
} from './identity-outcomes.ts';
export { type LeadRole, leadRoles } from './lead-roles.ts';
export { peopleMoved } from './live-messages.ts';
export {
  type NotificationChoice,
  notificationChoiceLabels,
  notificationChoices,
} from './notification-choices.ts';
export {
  type PermissionKey,
  permissionGroups,
  permissions,
  stageKeys,
} from './permissions.ts';
export { PEOPLE_IMPORT, PHOTO_PURPOSE, personPhotoAddress } from './person-photo.ts';
export {
  confirmationProblem,
  emailProblem,
  forgotEmailProblem,
  formatZip,
  isEmail,
  nameProblem,
  newPasswordProblem,
  normalizeEmail,
  optionalLinkProblem,
  optionalPhoneProblem,
  optionalZipProblem,
  PASSWORD_MIN,
  registrationConfirmationProblem,
  registrationPasswordProblem,
  STAFF_PASSWORD_MIN,
  signInPasswordProblem,
  staffPasswordProblem,
  termsProblem,
} from './person-rules.ts';
export { accountRefusalsInSpanish } from './refusals.es.ts';
export { accountRefusals } from './refusals.ts';
export {
  isRoleKey,
  type RoleKey,
  type RoleSide,
  requiresTwoStep,
  roleKeys,
  roleLabel,
  roles,
} from './roles.ts';
export { type SecretLink, secretLinks } from './secret-links.ts';
export { type SessionEndCause, sessionEndCauses, sessionEndNotice } from './session-ends.ts';
export type {
  SecondStepMethod,
  WireLogIn,
  WireSecondStep,
  WireSignedIn,
  WireSignIn,
} from './wire-sign-in.ts';
