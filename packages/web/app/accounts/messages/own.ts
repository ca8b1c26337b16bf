import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './own.es.ts';

/** The account page and the profile page of the person who is signed in. */
export const ownMessages = defineMessages(spanish.ownMessages, {
  // sections
  menu: 'Account settings',
  profile: 'Profile',
  links: 'Social links',
  email: 'Email',
  password: 'Password',
  twoStep: 'Two-step sign-in',
  devices: 'Devices',
  providers: 'Other sign-in methods',
  notifications: 'Notifications',
  activity: 'Account activity',
  data: 'Your data',

  // answers to a form
  unreachable: 'We couldn’t reach the server. Nothing you typed is lost.',
  outage: 'Something went wrong on our end. Please try again. Nothing you typed is lost.',
  outageWithRequest:
    'Something went wrong on our end. Please try again. Nothing you typed is lost. Request {id}.',
  nameRequired: 'Name is required',
  currentPasswordRequired: 'Current password is required',
  codeRequired: 'Code is required',
  codeWrong: 'Code must have 6 digits',

  // fields
  currentPassword: 'Current password',
  notProvided: 'Not provided',
  noPassword:
    '{why} Your account doesn’t have a password yet. <link>Set one</link> with a link we’ll email you.',

  // profile
  profileIntro: 'Your name and how to reach you.',
  photo: 'Photo',
  photoHint: 'JPEG, PNG or WebP, up to 5 MB. We crop it to a square.',
  photoNeeded: 'Choose a photo first',
  photoTooLarge: 'This photo is larger than 5 MB',
  keepPhoto: 'Use this photo',
  upload: 'Upload',
  removePhoto: 'Remove photo',
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone',
  dateOfBirth: 'Date of Birth',
  addressOne: 'Address Line 1',
  addressTwo: 'Address Line 2',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  country: 'Country',
  relationship: 'Relationship',
  relationshipHint: 'How you’re related to the people you’re buying or selling with.',
  shirtSize: 'T-Shirt Size',
  mailLanguage: 'Language of emails',
  english: 'English',
  spanish: 'Español',
  primaryContact: 'I’m the primary contact for my household',
  saveProfile: 'Save profile',

  // social links
  linksIntro: 'Where your team can find you. Leave blank any you don’t use.',
  saveLinks: 'Save links',

  // email
  emailConfirmed: 'You sign in with <email>{address}</email>. It’s confirmed.',
  emailUnconfirmed: 'You sign in with <email>{address}</email>. It isn’t confirmed yet.',
  emailWaiting:
    '<email>{address}</email> isn’t confirmed yet. Open the link we emailed there. Nothing changes until you do.',
  newEmail: 'New email',
  newEmailHint: 'We’ll write to both addresses.',
  changeEmail: 'Change email',

  // password
  passwordIntro:
    'When you change it, we sign out all your other devices and send you an email about it.',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  passwordHint:
    'At least {count} characters with a lowercase letter, an uppercase letter and a number.',
  changePassword: 'Change password',
  signsInWithoutPassword: 'You sign in without a password.',

  // two-step sign-in
  twoStepIntro: 'A second check after your password: an app on your phone, or a passkey.',
  twoStepOn: 'Two-step sign-in is on.',
  twoStepOff: 'Two-step sign-in is off.',
  roleRequiresIt: 'Your role requires it.',
  roleShouldHaveIt: 'We recommend it for your role.',
  twoStepNeedsPassword: 'You need a password to change your second step.',

  // authenticator app
  app: 'Authenticator app',
  appOn: 'On. We ask for a code from the app when you sign in with your password.',
  appOnSince:
    'On since {date}. We ask for a code from the app when you sign in with your password.',
  appIsLast: 'Your role requires a second step. Add a passkey before you turn the app off.',
  turnAppOff: 'Turn off the app',
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  code: 'Code',
  codeHint: 'From the app, or one of your recovery codes.',
  codeFromApp: 'Code from the app',
  appIntro:
    'An app such as Google Authenticator, Microsoft Authenticator, 1Password or Aegis shows a new code every 30 seconds. You enter it when you sign in.',
  typeKey: 'Or enter this key in the app: <key>{secret}</key>',
  setUpApp: 'Set up an app',
  qrCode: 'QR code for your authenticator app',
  scanCode: 'Scan the code with your app, then enter the six digits it shows.',
  openInApp: 'Open in an app on this device',

  // recovery codes
  recoveryCodes: 'Recovery codes',
  codesLeft:
    '{count, plural, one {You have # code left.} other {You have # codes left.}} Each one signs you in once when you can’t use your second step.',
  makeNewSoon: 'Make new ones before you run out.',
  makeCodes: 'Make new codes',
  oldCodesStop: 'Your old codes stop working right away.',
  yourCodes: 'Your recovery codes',
  keepCodes:
    'Save them where you can find them without your phone. We show them only now. Each one works once.',
  copy: 'Copy',
  copied: 'Copied',
  codesCopied: 'Codes copied.',
  print: 'Print',
  download: 'Download',
  codesFileTitle: 'Recovery codes for signing in at {brokerage}.',
  codesFileHint:
    'Each one works once, in place of a code from your authenticator app or your passkey.',

  // passkeys
  passkeys: 'Passkeys',
  passkeysIntro:
    'A passkey signs you in with your phone’s or computer’s screen lock instead of a password and code.',
  passkeysUnavailable: 'Passkeys need a site with a domain name, and this one doesn’t have one.',
  passkeyUnused: 'Added {added}, not used yet',
  passkeyUsed: 'Added {added}, last used {used}',
  passkeyUnusedSynced: 'Added {added}, not used yet, synced by your password manager',
  passkeyUsedSynced: 'Added {added}, last used {used}, synced by your password manager',
  remove: 'Remove<unseen> {name}</unseen>',
  removePasskey: 'Remove passkey',
  passkeyIsLast: 'Your role requires a second step, and this is your last one.',
  passkeyName: 'Passkey name',
  passkeyNameHint: 'For example the device it’s on: Phone.',
  addPasskey: 'Add a passkey',
  passkeyNeedsScript: 'You need JavaScript to add a passkey.',
  passkeyExists: 'This device already has a passkey for your account.',
  passkeyNotMade: 'No passkey was created. Please try again.',
  passkeyCantBeMade: 'This browser can’t create a passkey here.',

  // devices
  devicesIntro:
    'Where you’re signed in. If you don’t recognize a device, sign it out and change your password.',
  thisDevice: 'This device',
  inUse: 'In use',
  inUseFrom: 'In use from {address}',
  lastUsed: 'Last used {when}',
  lastUsedFrom: 'Last used {when} from {address}',
  signedInByPassword: 'Signed in with your password, {at}.',
  signedInByProvider: 'Signed in with another account, {at}.',
  signedInByPasskey: 'Signed in with a passkey, {at}.',
  signedInByLink: 'Signed in with an emailed link, {at}.',
  signOut: 'Sign out',
  signOutOthers: 'Sign out all other devices',

  // other sign-in methods
  providersIntro: 'Other accounts you can sign in with.',
  providerSince: '{email}, since {date}',
  providerSinceUsed: '{email}, since {date}, last used {used}',
  removeProvider: 'Remove sign-in method',
  providerIsLast: 'It’s your only way to sign in, so you can’t remove it yet.',

  // notifications
  mailGoesTo: 'Emails go to {email}.',
  saveNotifications: 'Save notifications',

  // account activity
  activityIntro: 'If something here wasn’t you, change your password right away and call us.',
  noActivity: 'No earlier activity.',
  newest: 'Newest',
  earlier: 'Earlier',

  // your data
  takeData: 'Download your data',
  takeDataHint:
    'What we have about you, in one file that people and programs can read. Very long lists have only their newest entries.',
  downloadData: 'Download my data',
  deleteTitle: 'Delete your account',
  deleteHint:
    'You’ll be signed out everywhere and won’t be able to sign in. For 30 days we can restore your account if you call us. After that, we erase your profile, photo, settings and sign-in methods. We keep a record of account activity without your name.',
  deleteOpen: 'Delete my account…',
  deleteUnderstood: 'I want to delete my account.',
  deleteNotUnderstood: 'Check the box to confirm',
  deleteAccount: 'Delete my account',

  // the profile page
  editProfile: 'Edit profile',
  contact: 'Contact',
  confirmed: 'Verified',
  unconfirmed: 'Not verified',
  address: 'Address',
  isPrimary: 'Primary contact',
  yes: 'Yes',
  no: 'No',
  aboutYou: 'About you',
  goal: 'Goal',
  goalBuy: 'Looking to Buy',
  goalSell: 'Ready to Sell',
  goalBoth: 'Buy & Sell',
  shirt: 'T-shirt size',
  memberSince: 'Member since',
  license: 'License',
  licenseNote: 'The office manages your license. Ask them to change it.',
  licenseNumber: 'Number',
  licenseExpires: 'Expires',
  noLinks: 'None yet. <link>Add your links</link>',
  newTab: '(opens in a new tab)',

  proofFirst: 'First, <link>confirm that it’s you</link>.',
});
