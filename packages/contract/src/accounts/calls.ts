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
