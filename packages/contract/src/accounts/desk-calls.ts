import type { CallLine } from '#platform';

/* The calls that only staff make: apart from the others, so that public pages don't load them. */

/** Roles and their permissions. */
export const permissionCalls = {
  getRoles: 'GET users/getroles',
  getLeadRoles: 'GET leads/roles',
  getPermissions: 'GET users/getpermission',
  getRolePermissions: 'GET users/getpermissionbyrole/{role}',
  assignPermissions: 'POST users/assign-permissions',
  getPermissionHistory: 'GET users/permission-history',
  undoPermissionChange: 'POST users/undo-permission-change',
} as const satisfies Record<string, CallLine>;

/** People, for staff. */
export const peopleCalls = {
  getUserList: 'POST AdminUserApp/GetUserList',
  createPerson: 'POST AdminUserApp/CreateUser',
  importPeople: 'POST AdminUserApp/ImportUsers',
  getCityList: 'GET AdminUserApp/GetCityList',
  checkEmail: 'POST users/lsEmailValid',
  getPerson: 'GET users/{id}',
  updatePerson: 'POST users/{id}/update',
  updatePersonPhoto: 'PUT users/{id}/photo',
  invitePerson: 'POST users/{id}/invite',
  deactivatePerson: 'POST users/{id}/deactivate',
  reactivatePerson: 'POST users/{id}/reactivate',
  getHandover: 'GET users/{id}/handover',
  deletePersonByGet: 'GET users/deleteuser/{id}',
  deleteUserByGet: 'GET AdminUserApp/DeleteUser',
  deleteUser: 'POST AdminUserApp/DeleteUser',
  restorePerson: 'POST users/{id}/restore',
  getPersonHistory: 'GET users/{id}/history',
  undoPersonChange: 'POST users/{id}/undo',
  endPersonSessions: 'POST users/{id}/end-sessions',
} as const satisfies Record<string, CallLine>;

/** Teams: concierges, agents and co-agents. */
export const teamCalls = {
  getConcierges: 'GET users/concierge',
  getAgents: 'GET users/agents',
  getAssignableConcierges: 'GET users/assignable-concierge',
  getAssignableAgents: 'GET AdminUserApp/GetAssignableAgents',
  getConciergeAgentIds: 'GET AdminUserApp/GetConciergeAgentIds',
  transferAgents: 'POST AdminUserApp/TransferAgentToAnotherConcierge',
  removeAgentsByGet: 'GET AdminUserApp/RemoveAgentFromConcierge',
  removeAgents: 'POST AdminUserApp/RemoveAgentFromConcierge',
  getCoAgents: 'GET User/GetCoAgents',
  assignCoAgent: 'POST User/AssignCoAgent',
  removeCoAgent: 'POST User/RemoveCoAgent',
  getExternalLenders: 'GET User/GetExternalLenderList',
} as const satisfies Record<string, CallLine>;

/** API keys of other programs, for staff. */
export const apiKeyCalls = {
  listApiKeys: 'GET api-keys',
  createApiKey: 'POST api-keys',
  revokeApiKey: 'POST api-keys/{id}/revoke',
  getApiKeyHistory: 'GET api-keys/{id}/history',
} as const satisfies Record<string, CallLine>;

/** Webhooks: which programs get which events, and what became of each message. */
export const webhookCalls = {
  listWebhooks: 'GET webhook-subscriptions',
  createWebhook: 'POST webhook-subscriptions',
  updateWebhook: 'PUT webhook-subscriptions/{id}',
  removeWebhook: 'DELETE webhook-subscriptions/{id}',
  renewWebhookSecret: 'POST webhook-subscriptions/{id}/secret',
  testWebhook: 'POST webhook-subscriptions/{id}/test',
  listWebhookDeliveries: 'GET webhook-subscriptions/{id}/deliveries',
  redeliverWebhook: 'POST webhook-subscriptions/{id}/redeliver',
  getWebhookHistory: 'GET webhook-subscriptions/{id}/history',
  undoWebhookChange: 'POST webhook-subscriptions/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** The onboarding checklist of agents: its steps, and who ticked them. */
export const onboardingCalls = {
  listOnboardingSteps: 'GET onboarding-steps',
  createOnboardingStep: 'POST onboarding-steps',
  updateOnboardingStep: 'PUT onboarding-steps/{id}',
  orderOnboardingSteps: 'PUT onboarding-steps/order',
  getOnboardingStepHistory: 'GET onboarding-steps/{id}/history',
  undoOnboardingStepChange: 'POST onboarding-steps/{id}/undo',
  getOwnChecklist: 'GET my-onboarding',
  getChecklist: 'GET onboarding/{id}',
  startChecklist: 'POST onboarding/{id}',
  tickOnboardingItem: 'PUT onboarding-items/{id}',
  getOnboardingItemHistory: 'GET onboarding-items/{id}/history',
  undoOnboardingItemChange: 'POST onboarding-items/{id}/undo',
} as const satisfies Record<string, CallLine>;

/** Seeing the office as another person or role. */
export const seeingAsCalls = {
  startSeeingAs: 'POST see-as',
  stopSeeingAs: 'POST see-as/exit',
} as const satisfies Record<string, CallLine>;

/** All of history, for those who watch over it. */
export const auditCalls = {
  listAudit: 'GET audit',
} as const satisfies Record<string, CallLine>;
