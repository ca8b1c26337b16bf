import { ownAccountEndpoints, ownSettingsEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  originOf,
  PICTURE_BODY_LIMIT,
  requireCaller,
  serveEndpoint,
  servePictures,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { removePhoto, updatePhoto } from './change-photo.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { exportMyData } from './export-my-data.ts';
import { getOwnDetails } from './get-own-details.ts';
import { getNotifications, updateNotifications } from './notifications.ts';
import { undoEmailChange } from './undo-email-change.ts';
import { updateProfile } from './update-profile.ts';
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
    getNotifications(accounts, requireCaller(call)),
  );
  serveEndpoint(app, settings.updateNotifications, (call) =>
    updateNotifications(accounts, requireCaller(call), call.body),
  );
  serveEndpoint(
    app,
    settings.updatePhoto,
    (call) => updatePhoto(accounts, actorOf(call), call.body.photo),
    { bodyLimit: PICTURE_BODY_LIMIT },
  );
  serveEndpoint(app, settings.removePhoto, (call) => removePhoto(accounts, actorOf(call)));
  servePictures(app, '/people-photos', accounts.photos);
}
