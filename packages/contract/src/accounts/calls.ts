import type { CallLine } from '#platform';

/*
 * The calls of the accounts room, by endpoint name. Many paths come from a specification; our own
 * follow their style.
 */

/** Sign-in and sessions. */
export const signInCalls = {
  logIn: 'POST User/LogIn',
  refresh: 'POST User/Refresh',
  signOut: 'POST User/SignOut',
  getSession: 'GET User/Session',
  getSessionEnd: 'GET User/SessionEnd',
  getSessions: 'GET User/Sessions',
  endSession: 'POST User/EndSession',
  endOtherSessions: 'POST User/EndOtherSessions',
  getSecurityEvents: 'GET User/SecurityEvents',
} as const satisfies Record<string, CallLine>;

/** Registration, what it agrees to, secret links and emailed codes. */
export const registrationCalls = {
  createUser: 'POST User/CreateUser',
  verifyEmail: 'POST User/VerifyEmail',
  resendVerification: 'POST User/ResendVerification',
  forgetPassword: 'POST User/ForgetPassword',
  resetPassword: 'POST User/ResetPassword',
  getLegalText: 'GET User/LegalText/{name}',
} as const satisfies Record<string, CallLine>;

/** The caller’s account. */
export const ownAccountCalls = {
  getUserDetails: 'GET User/UserDetailsById',
  updateProfile: 'POST User/UpdateUserProfile',
  updateSocialMedia: 'POST User/UpdateSocialMedia',
  changePassword: 'POST User/ChangePassword',
  changeEmail: 'POST User/ChangeEmail',
  confirmEmailChange: 'POST User/ConfirmEmailChange',
  undoEmailChange: 'POST User/UndoEmailChange',
  exportMyData: 'GET User/ExportMyData',
  deleteMyAccount: 'POST User/DeleteMyAccount',
} as const satisfies Record<string, CallLine>;

/** The caller proves who they are again. */
export const proofCalls = {
  getProof: 'GET User/Proof',
  sendProofCode: 'POST User/SendProofCode',
  getProofPasskeyOptions: 'POST User/ProofPasskeyOptions',
  proveYourself: 'POST User/ProveYourself',
} as const satisfies Record<string, CallLine>;

/** The caller’s notifications and photo. */
export const ownSettingsCalls = {
  getNotifications: 'GET User/Notifications',
  updateNotifications: 'POST User/UpdateNotifications',
  updatePhoto: 'POST User/UpdatePhoto',
  removePhoto: 'POST User/RemovePhoto',
} as const satisfies Record<string, CallLine>;

/** Two-step sign-in and passkeys. */
export const twoStepCalls = {
  getSecondStep: 'POST User/SecondStep',
  completeTwoStep: 'POST User/CompleteTwoStep',
  getTwoStep: 'GET User/TwoStep',
  startTotp: 'POST User/StartTotp',
  confirmTotp: 'POST User/ConfirmTotp',
  turnOffTwoStep: 'POST User/TurnOffTwoStep',
  renewRecoveryCodes: 'POST User/NewRecoveryCodes',
  getPasskeySignInOptions: 'POST User/PasskeySignInOptions',
  passkeySignIn: 'POST User/PasskeySignIn',
  getPasskeyRegistrationOptions: 'POST User/PasskeyRegistrationOptions',
  addPasskey: 'POST User/AddPasskey',
  removePasskey: 'POST User/RemovePasskey',
} as const satisfies Record<string, CallLine>;

/** Sign-in with an identity provider. */
export const identityCalls = {
  getIdentityProviders: 'GET auth/providers',
  getIdentityNonce: 'POST auth/nonce',
  identityLogIn: 'POST auth/google/login',
  getIdentities: 'GET User/Identities',
  confirmIdentity: 'POST User/ConfirmIdentity',
  removeIdentity: 'POST User/RemoveIdentity',
} as const satisfies Record<string, CallLine>;

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

/** All of history, for those who watch over it. */
export const auditCalls = {
  listAudit: 'GET audit',
} as const satisfies Record<string, CallLine>;
