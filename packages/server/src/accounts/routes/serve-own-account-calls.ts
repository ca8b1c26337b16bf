import {
  ownAccountEndpoints,
  ownSettingsEndpoints,
  PHOTO_MOST_BYTES,
} from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { requireCaller, serveEndpoint } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { originOf } from '../call-origin.ts';
import { changeEmail } from '../own-account/change-email.ts';
import { changePassword } from '../own-account/change-password.ts';
import { removePhoto, updatePhoto } from '../own-account/change-photo.ts';
import { confirmEmailChange } from '../own-account/confirm-email-change.ts';
import { deleteMyAccount } from '../own-account/delete-my-account.ts';
import { exportMyData } from '../own-account/export-my-data.ts';
import { getOwnDetails } from '../own-account/get-own-details.ts';
import { getNotifications, updateNotifications } from '../own-account/notifications.ts';
import { undoEmailChange } from '../own-account/undo-email-change.ts';
import { updateProfile } from '../own-account/update-profile.ts';
import { updateSocialMedia } from '../own-account/update-social-media.ts';
import { servePersonPhotos } from '../photos/serve-person-photos.ts';
import { actingOf } from './acting-of.ts';

/** A photo's body: base64 makes a third more of it, and a little JSON around it. */
export const PHOTO_BODY_LIMIT = Math.ceil((PHOTO_MOST_BYTES * 4) / 3) + 1024;

/** Registers the calls by which people look after their own account, and the way to photos. */
export function serveOwnAccountCalls(app: FastifyInstance, accounts: AccountsHouse): void {
  const own = ownAccountEndpoints;
  const settings = ownSettingsEndpoints;
  serveEndpoint(app, own.userDetails, (call) =>
    getOwnDetails(accounts, requireCaller(call), call.query.userid),
  );
  serveEndpoint(app, own.updateProfile, (call) =>
    updateProfile(accounts, actingOf(call), call.body),
  );
  serveEndpoint(app, own.updateSocialMedia, (call) =>
    updateSocialMedia(accounts, actingOf(call), call.body),
  );
  serveEndpoint(app, own.changePassword, (call) =>
    changePassword(accounts, actingOf(call), call.body),
  );
  serveEndpoint(app, own.changeEmail, (call) => changeEmail(accounts, actingOf(call), call.body));
  serveEndpoint(app, own.confirmEmailChange, ({ body, request }) =>
    confirmEmailChange(accounts, body.token, originOf(request)),
  );
  serveEndpoint(app, own.undoEmailChange, ({ body, request }) =>
    undoEmailChange(accounts, body.token, originOf(request)),
  );
  serveEndpoint(app, own.exportMyData, (call) => exportMyData(accounts, actingOf(call)));
  serveEndpoint(app, own.deleteMyAccount, (call) =>
    deleteMyAccount(accounts, actingOf(call), call.body.currentPassword),
  );
  serveEndpoint(app, settings.notifications, (call) =>
    getNotifications(accounts, requireCaller(call)),
  );
  serveEndpoint(app, settings.updateNotifications, (call) =>
    updateNotifications(accounts, requireCaller(call), call.body),
  );
  serveEndpoint(
    app,
    settings.updatePhoto,
    (call) => updatePhoto(accounts, actingOf(call), call.body.photo),
    { bodyLimit: PHOTO_BODY_LIMIT },
  );
  serveEndpoint(app, settings.removePhoto, (call) => removePhoto(accounts, actingOf(call)));
  servePersonPhotos(app, accounts.photos);
}
