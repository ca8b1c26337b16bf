import { PASSWORD_HELD } from './id-world.ts';

const currentPassword = PASSWORD_HELD;
const commute = { minutes: 20 };

/**
 * What calls need besides their ids, so that only an id can be refused. A value of a body is a
 * field's, at any depth (`filter.city`).
 */
export const otherInput: Readonly<Record<string, Record<string, unknown>>> = {
  'POST lead-rules': { name: 'Everyone' },
  'PUT lead-rules/{id}': { version: 1 },
  'PUT message-templates/{id}': { version: 1 },
  'POST api-keys/{id}/revoke': { version: 1 },
  'PUT webhook-subscriptions/{id}': { version: 1 },
  'POST webhook-subscriptions/{id}/secret': { version: 1 },
  'PUT newsletters/{id}': { version: 1 },
  'POST newsletters/{id}/send': { version: 1 },
  'POST newsletters/{id}/control': { step: 'stop' },
  'POST ponds': { name: 'Shared' },
  'PUT ponds/{id}': { version: 1 },
  'PUT agent-limits/{id}': { version: 0 },
  'POST users/{id}/update': { version: 1, city: 'Omaha' },
  'PUT agent-profiles/{id}': { version: 0 },
  'POST tour-requests/{id}/clear': { version: 1 },
  'POST tour-requests/{id}/confirm': { version: 1, startsAt: '2099-12-01T16:30:00.000Z' },
  'POST tour-requests/{id}/propose': { version: 1, first: '2020-01-01T10:00' },
  'POST tour-requests/{id}/decline': { version: 1, reason: 'The home has been sold.' },
  'POST my-tours/{id}': { change: 'cancel', version: 1 },
  'PUT users/{id}/photo': { file: null },
  'POST User/UpdateUserProfile': { version: 1, firstName: 'Maria', lastName: 'Olsen' },
  'POST User/UpdateSocialMedia': { faceBook: '', instaGram: '', linkdin: '', twitter: '' },
  'POST User/RemoveIdentity': { issuer: 'https://issuer.example', currentPassword },
  'POST User/RemovePasskey': { currentPassword },
  'POST Property/RequestTour': {
    firstName: 'Eve Tester',
    email: 'eve@example.org',
    phone: '4025550142',
    date_Time: '2026-12-01T06:00:00.000Z',
    comments: 'Is the basement dry?',
    inPersonTour: true,
    videoChatTour: false,
    time: ['10:30'],
  },
  'POST Property/Contact': {
    firstname: 'Eve',
    lastname: 'Tester',
    email: 'eve@example.org',
    phonenumber: '4025550142',
    message: '',
  },
  'PUT leads/SendSMStoUser': { content: 'See you there.' },
  'PUT leads/send-email': { subject: 'Your tour', content: 'See you there.' },
  'PUT leads/{id}/details': { version: 1 },
  'POST leads/{id}/contacts': { how: 'call', note: '' },
  'POST Property/UndoPropertyWithUser': { reaction: 'favorite' },
  'POST Property/SaveHomeNote': { note: 'Quiet', version: 0 },
  'POST Property/SavePropertyWithUser': { favorites: true },
  'POST Property/RemovePropertyWithUser': { favorites: true, mode: 'remove' },
  'POST Filter/SaveFilter': { name: 'Dundee', version: 1, 'filter.commute': commute },
  'POST Filter/CountHomes': { commute },
  'POST Filter/CountOptions': { 'filter.commute': commute, lists: ['city'] },
  'POST Property/GetMapClusters': { commute, bbox: [-97, 40, -95, 42], zoom: 10 },
  'POST Property/GetMapPoints': { commute, bbox: [-97, 40, -95, 42] },
  'POST Property/GetPropertyList': { commute },
  'GET Property/GetSavedHomes': { list: 'favorites' },
};
