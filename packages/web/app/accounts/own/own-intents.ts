import {
  confirmationProblem,
  type NotificationChoice,
  newPasswordProblem,
  PHOTO_PURPOSE,
} from '@homestead/contract/accounts';
import { PICTURE_MAX_BYTES } from '@homestead/contract/platform';
import { type Api, uploadFile } from '#platform';
import { identity, ownAccount, ownSettings, proof, signIn, twoStep } from '../clients.ts';
import { ownMessages } from '../messages/own.ts';
import type { Done } from './section-answer.ts';

/** Thrown when a section itself refuses fields. */
export class FieldsRefused extends Error {
  readonly errors: Record<string, string>;
  constructor(errors: Record<string, string>) {
    super('Fields were refused');
    this.errors = errors;
  }
}

type Work = (form: FormData, ask: { api: Api }) => Promise<Done>;

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

/** What the names of the notifications’ fields start with. */
export const KIND = 'kind-';

/** The actions of the account page’s forms, by their `intent`. */
export const ownIntents = {
  profile: (form, ask) =>
    ownAccount.updateProfile(
      {
        ...textsOf(form, profileFields),
        isPrimary: form.has('isPrimary'),
        ...(form.has('language') && {
          language: textOf(form, 'language') === 'es' ? 'es' : 'en',
        }),
        version: Number(textOf(form, 'version')),
      },
      ask,
    ),

  links: (form, ask) => ownAccount.updateSocialMedia(textsOf(form, linkFields), ask),

  photo: async (form, ask) => {
    const file = form.get('photo');
    if (!(file instanceof File) || file.size === 0) {
      throw new FieldsRefused({ photo: ownMessages.photoNeeded() });
    }
    requireFields({ photo: file.size > PICTURE_MAX_BYTES ? ownMessages.photoTooLarge() : null });
    return ownSettings.updatePhoto(
      { file: await uploadFile(file, { api: ask.api, purpose: PHOTO_PURPOSE }) },
      ask,
    );
  },

  'photo-remove': (_form, ask) => ownSettings.removePhoto({}, ask),

  email: (form, ask) =>
    ownAccount.changeEmail(
      { newEmail: textOf(form, 'newEmail'), currentPassword: passwordIn(form) },
      ask,
    ),

  password: (form, ask) => {
    const currentPassword = secretOf(form, 'currentPassword');
    const newPassword = secretOf(form, 'newPassword');
    requireFields({
      currentPassword: currentPassword === '' ? ownMessages.currentPasswordRequired() : null,
      newPassword: newPasswordProblem(newPassword),
      confirmPassword: confirmationProblem(newPassword, secretOf(form, 'confirmPassword')),
    });
    return ownAccount.changePassword({ currentPassword, newPassword }, ask);
  },

  'totp-start': async (form, ask) => {
    const { message, data } = await twoStep.startTotp(
      { currentPassword: requireCurrent(form) },
      ask,
    );
    return { message, given: data };
  },

  'totp-confirm': async (form, ask) => {
    const code = textOf(form, 'code').replace(/\s/g, '');
    requireFields({ code: /^\d{6}$/.test(code) ? null : ownMessages.codeWrong() });
    const { message, data } = await twoStep.confirmTotp({ code }, ask);
    return { message, given: data.recoveryCodes };
  },

  'totp-off': (form, ask) => {
    const currentPassword = secretOf(form, 'currentPassword');
    const code = textOf(form, 'code');
    requireFields({
      currentPassword: currentPassword === '' ? ownMessages.currentPasswordRequired() : null,
      code: code === '' ? ownMessages.codeRequired() : null,
    });
    return twoStep.turnOffTwoStep({ currentPassword, code }, ask);
  },

  'recovery-codes': async (form, ask) => {
    const { message, data } = await twoStep.renewRecoveryCodes(
      { currentPassword: requireCurrent(form) },
      ask,
    );
    return { message, given: data.recoveryCodes };
  },

  /**
   * This form is never posted: only the browser can create a passkey, and its button waits for
   * script.
   */
  'passkey-add': async () => {
    throw new FieldsRefused({ name: ownMessages.passkeyNeedsScript() });
  },

  'passkey-remove': (form, ask) =>
    twoStep.removePasskey({ id: textOf(form, 'id'), currentPassword: requireCurrent(form) }, ask),

  'session-end': (form, ask) => signIn.endSession({ id: textOf(form, 'id') }, ask),

  'sessions-end-others': (_form, ask) => signIn.endOtherSessions({}, ask),

  'identity-remove': (form, ask) =>
    identity.removeIdentity(
      {
        issuer: textOf(form, 'issuer'),
        subject: textOf(form, 'subject'),
        currentPassword: requireCurrent(form),
      },
      ask,
    ),

  'proof-send': (_form, ask) => proof.sendProofCode({}, ask),

  proof: (form, ask) => {
    if (form.has('currentPassword')) {
      return proof.proveYourself({ currentPassword: requireCurrent(form) }, ask);
    }
    const name = form.has('code') ? 'code' : 'emailedCode';
    const typed = textOf(form, name);
    requireFields({ [name]: typed.length < 6 ? ownMessages.codeRequired() : null });
    return proof.proveYourself({ [name]: typed }, ask);
  },

  notifications: (form, ask) =>
    ownSettings.updateNotifications(
      {
        // The server refuses what a kind can't be.
        notifications: [...form].flatMap(([name, by]) =>
          name.startsWith(KIND)
            ? [{ kind: name.slice(KIND.length), by: by as NotificationChoice }]
            : [],
        ),
      },
      ask,
    ),

  delete: (form, ask) => {
    const currentPassword = passwordIn(form);
    if (form.has('currentPassword')) requireCurrent(form);
    requireFields({
      understood: form.has('understood') ? null : ownMessages.deleteNotUnderstood(),
    });
    return ownAccount.deleteMyAccount({ currentPassword }, ask);
  },
} as const satisfies Record<string, Work>;

export type OwnIntent = keyof typeof ownIntents;

/** Whether a form's `intent` is one of the account page's. */
export function isOwnIntent(text: string): text is OwnIntent {
  return Object.hasOwn(ownIntents, text);
}

/** Absent for people without a password, who prove who they are in the section for that. */
function passwordIn(form: FormData): string | undefined {
  return form.has('currentPassword') ? secretOf(form, 'currentPassword') : undefined;
}

function requireCurrent(form: FormData): string {
  const password = secretOf(form, 'currentPassword');
  requireFields({
    currentPassword: password === '' ? ownMessages.currentPasswordRequired() : null,
  });
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
