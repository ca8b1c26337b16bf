/** Paths of the accounts calls below /api/v1: those of calls.tsv, and our own in the same style. */
export const accountPaths = {
  // sign-in and sessions
  logIn: 'User/LogIn',
  refresh: 'User/Refresh',
  signOut: 'User/SignOut',
  session: 'User/Session',
  sessions: 'User/Sessions',
  endSession: 'User/EndSession',
  endOtherSessions: 'User/EndOtherSessions',
  securityEvents: 'User/SecurityEvents',
  // registration and mailed links
  createUser: 'User/CreateUser',
  verifyEmail: 'User/VerifyEmail',
  resendVerification: 'User/ResendVerification',
  forgetPassword: 'User/ForgetPassword',
  resetPassword: 'User/ResetPassword',
  // one's own account
  userDetails: 'User/UserDetailsById',
  updateProfile: 'User/UpdateUserProfile',
  updateSocialMedia: 'User/UpdateSocialMedia',
  changePassword: 'User/ChangePassword',
  changeEmail: 'User/ChangeEmail',
  confirmEmailChange: 'User/ConfirmEmailChange',
  undoEmailChange: 'User/UndoEmailChange',
  notifications: 'User/Notifications',
  updateNotifications: 'User/UpdateNotifications',
  updatePhoto: 'User/UpdatePhoto',
  removePhoto: 'User/RemovePhoto',
  exportMyData: 'User/ExportMyData',
  deleteMyAccount: 'User/DeleteMyAccount',
  // two-step sign-in and passkeys
  secondStep: 'User/SecondStep',
  completeTwoStep: 'User/CompleteTwoStep',
  twoStep: 'User/TwoStep',
  startTotp: 'User/StartTotp',
  confirmTotp: 'User/ConfirmTotp',
  turnOffTwoStep: 'User/TurnOffTwoStep',
  newRecoveryCodes: 'User/NewRecoveryCodes',
  passkeySignInOptions: 'User/PasskeySignInOptions',
  passkeySignIn: 'User/PasskeySignIn',
  passkeyRegistrationOptions: 'User/PasskeyRegistrationOptions',
  addPasskey: 'User/AddPasskey',
  removePasskey: 'User/RemovePasskey',
  // identity providers
  identityProviders: 'auth/providers',
  identityNonce: 'auth/nonce',
  identityLogIn: 'auth/google/login',
  identities: 'User/Identities',
  removeIdentity: 'User/RemoveIdentity',
  // roles and permissions
  roles: 'users/getroles',
  leadRoles: 'leads/roles',
  permissions: 'users/getpermission',
  permissionsByRole: 'users/getpermissionbyrole/{role}',
  assignPermissions: 'users/assign-permissions',
  permissionHistory: 'users/permission-history',
  undoPermissionChange: 'users/undo-permission-change',
  // people
  userList: 'AdminUserApp/GetUserList',
  createPerson: 'AdminUserApp/CreateUser',
  importPeople: 'AdminUserApp/ImportUsers',
  cityList: 'AdminUserApp/GetCityList',
  emailValid: 'users/lsEmailValid',
  person: 'users/{id}',
  updatePerson: 'users/{id}/update',
  personPhoto: 'users/{id}/photo',
  invitePerson: 'users/{id}/invite',
  deactivatePerson: 'users/{id}/deactivate',
  reactivatePerson: 'users/{id}/reactivate',
  handover: 'users/{id}/handover',
  deletePersonByGet: 'users/deleteuser/{id}',
  deleteUserByGet: 'AdminUserApp/DeleteUser',
  deleteUser: 'AdminUserApp/DeleteUser',
  restorePerson: 'users/{id}/restore',
  personHistory: 'users/{id}/history',
  undoPersonChange: 'users/{id}/undo',
  endPersonSessions: 'users/{id}/end-sessions',
  // teams
  concierges: 'users/concierge',
  agents: 'users/agents',
  assignableConcierges: 'users/assignable-concierge',
  assignableAgents: 'AdminUserApp/GetAssignableAgents',
  conciergeAgents: 'AdminUserApp/GetConciergeAgentIds',
  transferAgent: 'AdminUserApp/TransferAgentToAnotherConcierge',
  removeAgentByGet: 'AdminUserApp/RemoveAgentFromConcierge',
  removeAgent: 'AdminUserApp/RemoveAgentFromConcierge',
  coAgents: 'User/GetCoAgents',
  assignCoAgent: 'User/AssignCoAgent',
  removeCoAgent: 'User/RemoveCoAgent',
  externalLenders: 'User/GetExternalLenderList',
} as const;

/** Where refresh secrets, half-finished sign-ins, known devices and wanted pages are kept. */
export const accountCookies = {
  /** `<session id>.<refresh secret>`: HttpOnly, SameSite=Lax, Secure but on loopback http. */
  session: 'homestead_session',
  /** Secret of a half-finished sign-in: HttpOnly, ten minutes. */
  challenge: 'homestead_challenge',
  /** The browser that went to an identity provider: HttpOnly, ten minutes. */
  identity: 'homestead_identity',
  /** A device that the person has signed in from: HttpOnly, two years. */
  device: 'homestead_device',
  /** The page that the person wanted before signing in: a path, readable by script, 30 minutes. */
  wanted: 'homestead_wanted',
  /** What to say on the next page: the key of a notice, readable by script, once. */
  notice: 'homestead_notice',
} as const;
