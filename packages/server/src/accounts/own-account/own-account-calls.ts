import {
  ownAccountEndpoints,
  ownSettingsEndpoints,
  PHOTO_PURPOSE,
  personPhotoAddress,
} from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  type Actor,
  actorOf,
  atomically,
  type Caller,
  languageOf,
  originOf,
  refuse,
  requireCaller,
  type Services,
  serveEndpoint,
  servePictures,
} from '#platform';
import { findWaitingEmail } from '../account-links.ts';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { refuseHandover } from '../people/refuse-handover.ts';
import { markDeleted } from '../people/remove-person.ts';
import { requireAnotherSuperAdmin } from '../people/require-another-super-admin.ts';
import { requireProof, requireRecentProof } from '../proof/require-proof.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { changeEmail } from './change-email.ts';
import { changeOwnColumns } from './change-own-columns.ts';
import { changePassword } from './change-password.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { getNotifications, updateNotifications } from './notifications.ts';
import { requireNamedPerson, requireOwnPerson } from './own-person.ts';
import { presentOwnDetails } from './present-own-details.ts';
import { readProfile } from './read-profile.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { updateSocialMedia } from './update-social-media.ts';

/** Registers the calls about the caller's own account, and the route to photos. */
export function serveOwnAccountCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const own = ownAccountEndpoints;
  const settings = ownSettingsEndpoints;
  serveEndpoint(app, own.getUserDetails, (call) =>
    getOwnDetails(accounts, requireCaller(call), call.query.userid),
  );
  serveEndpoint(app, own.updateProfile, (call) =>
    updateProfile(accounts, actorOf(call), call.body),
  );
  serveEndpoint(app, own.updateSocialMedia, (call) =>
    updateSocialMedia(accounts, actorOf(call), call.body),
  );
  serveEndpoint(app, own.changePassword, (call) =>
    changePassword(accounts, actorOf(call), call.body),
  );
  serveEndpoint(app, own.changeEmail, (call) => changeEmail(accounts, actorOf(call), call.body));
  serveEndpoint(app, own.confirmEmailChange, ({ body, request }) =>
    confirmEmailChange(accounts, body.token, originOf(request)),
  );
  serveEndpoint(app, own.undoEmailChange, ({ body, request }) =>
    undoEmailChange(accounts, body.token, originOf(request)),
  );
  serveEndpoint(app, own.exportMyData, (call) => exportMyData(accounts, actorOf(call)));
  serveEndpoint(app, own.deleteMyAccount, (call) =>
    deleteMyAccount(accounts, actorOf(call), call.body.currentPassword),
  );
  serveEndpoint(app, settings.getNotifications, (call) =>
    getNotifications(accounts, requireCaller(call), languageOf(call.request)),
  );
  serveEndpoint(app, settings.updateNotifications, (call) =>
    updateNotifications(accounts, requireCaller(call), call.body, languageOf(call.request)),
  );
  serveEndpoint(app, settings.updatePhoto, (call) =>
    updatePhoto(accounts, actorOf(call), call.body.file),
  );
  serveEndpoint(app, settings.removePhoto, (call) => removePhoto(accounts, actorOf(call)));
  servePictures(app, '/people-photos', { files: accounts.files, purpose: PHOTO_PURPOSE });
}

/**
 * Everything that all rooms store about the caller, recorded in the audit. Refuses (proof-needed).
 */
async function exportMyData(
  { db, personData }: AccountsServices,
  actor: Actor,
): Promise<AnswerOf<typeof ownAccountEndpoints.exportMyData>> {
  const { caller, origin } = actor;
  await requireRecentProof(db, actor);
  const { id } = await requireOwnPerson(db, caller);
  const rooms = await personData.exportOf(db, id);
  await recordSecurityEvent(db, {
    kind: 'data-exported',
    personId: id,
    actorId: id,
    sessionId: caller.sessionId,
    origin,
  });
  return answer({ exportedAt: new Date().toISOString(), rooms });
}

type UserDetails = typeof ownAccountEndpoints.getUserDetails;

/** The profile of the caller, or of a person they may change. */
async function getOwnDetails(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  userid: string | undefined,
): Promise<AnswerOf<UserDetails>> {
  const person = await requireNamedPerson(db, caller, userid);
  return answer(presentOwnDetails(person, await findWaitingEmail(db, person.id)));
}

/**
 * Deletes the caller's own account: sign-in is disabled, and the data is erased after 30 days,
 * until when staff can restore it. Refuses what {@link requireProof} refuses, (last-super-admin),
 * (handover-needed) while the person holds what others depend on.
 */
async function deleteMyAccount(
  accounts: AccountsServices,
  actor: Actor,
  currentPassword: string | undefined,
): Promise<AnswerOf<typeof ownAccountEndpoints.deleteMyAccount>> {
  await requireProof(accounts, actor, currentPassword);
  await atomically(accounts.db, async (tx) => {
    const person = await requireOwnPerson(tx, actor.caller, { lock: true });
    await requireAnotherSuperAdmin(tx, person);
    const held = await accounts.handovers.heldBy(tx, person.id);
    if (held.length > 0) refuseHandover(held);
    await markDeleted(accounts, tx, actor, { person, handedOver: [], handOverTo: undefined });
  });
  return answer(true, answerMessages.accountDeleted());
}

type UpdateProfile = typeof ownAccountEndpoints.updateProfile;

/**
 * Changes the given fields, of the caller or of a person they may change. Refuses fields that
 * break a rule, (not-permitted), (changed-meanwhile) a version that is not the newest.
 */
async function updateProfile(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  body: BodyOf<UpdateProfile>,
): Promise<AnswerOf<UpdateProfile>> {
  return atomically(db, async (tx) => {
    const person = await requireNamedPerson(tx, actor.caller, body.id, { lock: true });
    const columns = readProfile(body, person.email);
    if (body.version !== undefined && body.version !== person.version) {
      refuse('changed-meanwhile');
    }
    const changed = await changeOwnColumns(tx, actor, person, columns);
    const waiting = await findWaitingEmail(tx, person.id);
    return answer(presentOwnDetails(changed, waiting), answerMessages.profileUpdated());
  });
}

/** Sets the caller's photo. Refuses files that {@link Files.requireOwn} refuses. */
async function updatePhoto(
  accounts: AccountsServices,
  actor: Actor,
  file: string,
): Promise<AnswerOf<typeof ownSettingsEndpoints.updatePhoto>> {
  const whose = { purpose: PHOTO_PURPOSE, caller: actor.caller };
  const { key } = await accounts.files.requireOwn(accounts.db, file, whose);
  await storePhoto(accounts, actor, key);
  return answer({ photo: personPhotoAddress(key) }, answerMessages.photoUpdated());
}

/** Removes the caller's photo; does nothing if there is none. */
async function removePhoto(
  accounts: AccountsServices,
  actor: Actor,
): Promise<AnswerOf<typeof ownSettingsEndpoints.removePhoto>> {
  await storePhoto(accounts, actor, null);
  return answer(true, answerMessages.photoRemoved());
}

async function storePhoto(
  { db }: AccountsServices,
  actor: Actor,
  photo_key: string | null,
): Promise<void> {
  await atomically(db, async (tx) => {
    const person = await requireOwnPerson(tx, actor.caller, { lock: true });
    await changeOwnColumns(tx, actor, person, { photo_key }, 'photo');
  });
}
