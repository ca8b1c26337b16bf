import { defineMessages } from '@homestead/contract/platform';

/** What successful account calls say. */
export const answerMessages = defineMessages({
  // signing in and out; the first one word for word
  signedIn: 'User logged in successfully!',
  enterCode: 'Enter the code from your authenticator app.',
  signedOut: 'You’re signed out.',
  deviceSignedOut: 'The device was signed out.',
  otherDevicesSignedOut: 'All other devices were signed out.',

  // registration and passwords; “checkEmail” and “passwordReset” word for word
  finishRegistration: 'Check your email to finish creating your account.',
  emailVerified: 'Your email is verified. You can sign in now.',
  codeSent: 'If this email is waiting to be verified, we’ve sent a new code.',
  checkEmail: 'Check your email',
  passwordReset: 'Password has been reset successfully',

  // the person's own account
  profileUpdated: 'Your profile has been updated.',
  linksUpdated: 'Your links have been updated.',
  passwordChanged: 'Your password has been changed.',
  confirmNewEmail: 'Open the link we emailed to the new address.',
  emailChanged: 'Your email has been changed.',
  emailKept: 'Your email address stays the same.',
  emailRestored: 'Your email has been changed back. Set a new password.',
  notificationsUpdated: 'Your notifications have been updated.',
  photoUpdated: 'Your photo has been updated.',
  photoRemoved: 'Your photo has been removed.',
  accountDeleted: 'Your account has been deleted.',

  // proving who you are
  proofCodeSent: 'We emailed you a code.',
  proven: 'Thanks for confirming.',

  // ways to sign in
  identityLinked: 'Confirmed. You can now sign in with that account.',
  identityRemoved: 'The sign-in method was removed.',
  scanCode: 'Scan the code with your authenticator app, then enter the code it shows.',
  twoStepOn: 'Two-step sign-in is on.',
  appOff: 'The authenticator app is off.',
  codesRenewed: 'Your old recovery codes no longer work.',
  passkeyAdded: 'The passkey was added.',
  passkeyRemoved: 'The passkey was removed.',

  // people
  userCreated: 'User created successfully',
  userUpdated: 'User updated successfully',
  userDeactivated: 'User deactivated',
  userReactivated: 'User reactivated',
  userDeleted: 'User deleted',
  userRestored: 'User restored',
  invitationSent: 'Invitation sent',
  signedOutEverywhere: 'Signed out everywhere',
  changeUndone: 'Change undone',
  canBeInvited: '{count, plural, one {# person} other {# people}} can be invited',
  invited: '{count, plural, one {# person} other {# people}} invited',

  // teams
  agentsTransferred: 'Agents transferred',
  agentsRemoved: 'Agents removed',
  coAgentAssigned: 'Co-agent assigned',
  coAgentRemoved: 'Co-agent removed',

  // roles, word for word
  permissionsUpdated: 'User permissions updated successfully',
});
