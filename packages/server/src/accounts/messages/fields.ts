import { defineMessages } from '@homestead/contract/platform';

/** Labels and messages of refused fields. A message begins with its field's label. */
export const fieldMessages = defineMessages({
  // sign-in, word for word
  registeredEmail: 'Please enter registered user email',
  registeredPassword: 'Please enter registered user password',

  // the person's own account
  email: 'Email',
  password: 'Password',
  currentPassword: 'Current password',
  currentPasswordWrong: 'Current password is wrong',
  commonPassword: 'Password is too common. Choose another one',
  guessablePassword:
    'Password is too similar to your name, your email or our company’s name. Choose another one',
  passwordRequired: 'Password is required',
  passwordNotChosen: 'Password isn’t the one you chose',
  code: 'Code',
  recoveryCode: 'Recovery code',
  firstName: 'First Name',
  lastName: 'Last Name',
  emailAlreadyYours: 'Email is already yours',
  emailHasOwnCall: 'Email can only be changed in the account settings',
  birthDateUnreadable: 'Date of Birth must be a date such as 1990-04-17',
  notifications: 'Notifications',
  choiceRefused: 'Notifications can’t be set like this',
  birthDateInFuture: 'Date of Birth can’t be in the future',

  // people
  id: 'Id',
  idTaken: 'Id is already in use',
  emailTaken: 'Email is already in use',
  ownEmail: 'Email can only be changed in your own account settings',
  role: 'Role',
  roleUnknown: 'Role isn’t known',
  roleAboveYours: 'Role has more access than you',
  emailTwice: 'Email is in the file twice',
  toHandOver: '{label}: {count, number} to hand over',

  // importing people
  csv: 'CSV file',
  csvTooLarge: 'CSV file is larger than 256 KB',
  csvUnknownColumns: 'CSV file has unknown columns: {columns}',
  csvColumnTwice: 'CSV file has a column twice',
  csvMissingColumns: 'CSV file is missing columns: {columns}',
  csvEmpty: 'CSV file has no people',
  csvTooLong: 'CSV file has more than {max} rows',
  csvError: 'CSV file has an error: {error}',

  // permissions of a role
  permission: 'Permission',
  permissionUnknown: 'Permission isn’t known',
  permissionIdWrong: 'Permission has the id of another one',
  permissionEditOnly: 'Permission can’t be edited without viewing',
  permissionNotEditable: 'Permission has nothing to edit',
  permissionTwice: 'Permission is listed twice',
  superAdmin: 'Super Admin',
  superAdminPowers: 'Super Admin always keeps {permissions}',
  superAdminScope: 'Super Admin can always access all records',
});
