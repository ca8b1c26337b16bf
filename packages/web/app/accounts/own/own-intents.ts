import {
  accountPaths,
  confirmationProblem,
  type identityEndpoints,
  newPasswordProblem,
  notificationKeys,
  type ownAccountEndpoints,
  type ownSettingsEndpoints,
  PHOTO_MOST_BYTES,
  type signInEndpoints,
  type twoStepEndpoints,
} from '@homestead/contract/accounts';
import type { BodyOf, Endpoint } from '@homestead/contract/platform';
import { type Api, callApi } from '#platform';
import { fileInBase64 } from './file-in-base64.ts';
import type { Done } from './section-answer.ts';

/** Thrown by the work of a section that refuses fields by itself. */
export class FieldsRefused extends Error {
  readonly errors: Record<string, string>;
  constructor(errors: Record<string, string>) {
    super('Fields were refused');
    this.errors = errors;
  }
}

const CURRENT_NEEDED = 'Current password is required';
export const PHOTO_TOO_LARGE = 'This picture is larger than 5 MB';

type Work = (api: Api, form: FormData) => Promise<Done>;

const profileFields = [
  'firstName',
  'lastName',
  'streetOne',
  'streetTwo',
  'city',
  'state',
  'zip',
  'country',
  'phone',
  'relationship',
  'dateOfBirth',
  'tShirtSize',
] as const;

const linkFields = ['faceBook', 'instaGram', 'linkdin', 'twitter'] as const;

/** What the forms of the account page do, by the `intent` that they carry. */
export const ownIntents = {
  profile: (api, form) =>
    post<typeof ownAccountEndpoints.updateProfile>(api, accountPaths.updateProfile, {
      ...textsOf(form, profileFields),
      isPrimary: form.has('isPrimary'),
      version: Number(textOf(form, 'version')),
    }),

  links: (api, form) =>
    post<typeof ownAccountEndpoints.updateSocialMedia>(
      api,
      accountPaths.updateSocialMedia,
      textsOf(form, linkFields),
    ),

  photo: async (api, form) => {
    const file = form.get('photo');
    if (!(file instanceof File) || file.size === 0) {
      throw new FieldsRefused({ photo: 'Choose a picture first' });
    }
    requireFields({ photo: file.size > PHOTO_MOST_BYTES ? PHOTO_TOO_LARGE : null });
    return post<typeof ownSettingsEndpoints.updatePhoto>(api, accountPaths.updatePhoto, {
      photo: await fileInBase64(file),
    });
  },

  'photo-remove': (api) =>
    post<typeof ownSettingsEndpoints.removePhoto>(api, accountPaths.removePhoto),

  email: (api, form) =>
    post<typeof ownAccountEndpoints.changeEmail>(api, accountPaths.changeEmail, {
      newEmail: textOf(form, 'newEmail'),
      currentPassword: secretOf(form, 'currentPassword'),
    }),

  password: (api, form) => {
    const currentPassword = secretOf(form, 'currentPassword');
    const newPassword = secretOf(form, 'newPassword');
    requireFields({
      currentPassword: currentPassword === '' ? CURRENT_NEEDED : null,
      newPassword: newPasswordProblem(newPassword),
      confirmPassword: confirmationProblem(newPassword, secretOf(form, 'confirmPassword')),
    });
    return post<typeof ownAccountEndpoints.changePassword>(api, accountPaths.changePassword, {
      currentPassword,
      newPassword,
    });
  },

  'totp-start': async (api, form) => {
    const { message, data } = await call<typeof twoStepEndpoints.startTotp>(
      api,
      accountPaths.startTotp,
      { currentPassword: requireCurrent(form) },
    );
    return { message, given: data };
  },

  'totp-confirm': async (api, form) => {
    const code = textOf(form, 'code').replace(/\s/g, '');
    requireFields({ code: /^\d{6}$/.test(code) ? null : 'Code must have 6 digits' });
    const { message, data } = await call<typeof twoStepEndpoints.confirmTotp>(
      api,
      accountPaths.confirmTotp,
      { code },
    );
    return { message, given: data.recoveryCodes };
  },

  'totp-off': (api, form) => {
    const currentPassword = secretOf(form, 'currentPassword');
    const code = textOf(form, 'code');
    requireFields({
      currentPassword: currentPassword === '' ? CURRENT_NEEDED : null,
      code: code === '' ? 'Code is required' : null,
    });
    return post<typeof twoStepEndpoints.turnOffTwoStep>(api, accountPaths.turnOffTwoStep, {
      currentPassword,
      code,
    });
  },

  'recovery-codes': async (api, form) => {
    const { message, data } = await call<typeof twoStepEndpoints.newRecoveryCodes>(
      api,
      accountPaths.newRecoveryCodes,
      { currentPassword: requireCurrent(form) },
    );
    return { message, given: data.recoveryCodes };
  },

  /** The form never comes here: only the browser can make a passkey, and its button waits for script. */
  'passkey-add': async () => {
    throw new FieldsRefused({ name: 'Adding a passkey needs JavaScript' });
  },

  'passkey-remove': (api, form) =>
    post<typeof twoStepEndpoints.removePasskey>(api, accountPaths.removePasskey, {
      id: textOf(form, 'id'),
      currentPassword: requireCurrent(form),
    }),

  'session-end': (api, form) =>
    post<typeof signInEndpoints.endSession>(api, accountPaths.endSession, {
      id: textOf(form, 'id'),
    }),

  'sessions-end-others': (api) =>
    post<typeof signInEndpoints.endOtherSessions>(api, accountPaths.endOtherSessions),

  'identity-remove': (api, form) =>
    post<typeof identityEndpoints.removeIdentity>(api, accountPaths.removeIdentity, {
      issuer: textOf(form, 'issuer'),
      subject: textOf(form, 'subject'),
      currentPassword: requireCurrent(form),
    }),

  notifications: (api, form) =>
    post<typeof ownSettingsEndpoints.updateNotifications>(api, accountPaths.updateNotifications, {
      notifications: notificationKeys
        .filter((kind) => form.has(`has-${kind}`))
        .map((kind) => ({
          kind,
          byEmail: form.has(`email-${kind}`),
          bySms: form.has(`sms-${kind}`),
        })),
    }),

  delete: (api, form) => {
    const currentPassword = requireCurrent(form);
    requireFields({
      understood: form.has('understood') ? null : 'Tick the box to say that you want this',
    });
    return post<typeof ownAccountEndpoints.deleteMyAccount>(api, accountPaths.deleteMyAccount, {
      currentPassword,
    });
  },
} as const satisfies Record<string, Work>;

export type OwnIntent = keyof typeof ownIntents;

/** Whether a form's `intent` is one of the account page's. */
export function isOwnIntent(text: string): text is OwnIntent {
  return Object.hasOwn(ownIntents, text);
}

function call<E extends Endpoint>(api: Api, path: string, body: BodyOf<E> | null = null) {
  return callApi<E>(api, { method: 'POST', path, ...(body !== null && { body }) });
}

async function post<E extends Endpoint>(
  api: Api,
  path: string,
  body: BodyOf<E> | null = null,
): Promise<Done> {
  const { message } = (await call<E>(api, path, body)) as { message: string };
  return { message };
}

function requireCurrent(form: FormData): string {
  const password = secretOf(form, 'currentPassword');
  requireFields({ currentPassword: password === '' ? CURRENT_NEEDED : null });
  return password;
}

/** Refuses the fields that have a problem. */
function requireFields(problems: Record<string, string | null>): void {
  const errors = Object.entries(problems).flatMap(([name, problem]) =>
    problem === null ? [] : [[name, problem] as const],
  );
  if (errors.length > 0) throw new FieldsRefused(Object.fromEntries(errors));
}

/** As typed: spaces may be part of a password. */
function secretOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function textOf(form: FormData, name: string): string {
  return secretOf(form, name).trim();
}

function textsOf<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const given = names.filter((name) => form.has(name));
  return Object.fromEntries(given.map((name) => [name, textOf(form, name)])) as Partial<
    Record<Name, string>
  >;
}
