import { peopleEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { requireCaller, serveEndpoint } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { checkEmail } from '../people/check-email.ts';
import { createPerson } from '../people/create-person.ts';
import { deactivatePerson } from '../people/deactivate-person.ts';
import { endPersonSessions } from '../people/end-person-sessions.ts';
import { getHandover } from '../people/get-handover.ts';
import { getPerson } from '../people/get-person.ts';
import { importPeople } from '../people/import-people.ts';
import { invitePerson } from '../people/invite-person.ts';
import { listCities } from '../people/list-cities.ts';
import { listPeople } from '../people/list-people.ts';
import { listPersonChanges } from '../people/list-person-changes.ts';
import { reactivatePerson } from '../people/reactivate-person.ts';
import { removePerson } from '../people/remove-person.ts';
import { restorePerson } from '../people/restore-person.ts';
import { undoPersonChange } from '../people/undo-person-change.ts';
import { updatePerson } from '../people/update-person.ts';
import { updatePersonPhoto } from '../people/update-person-photo.ts';
import { actingOf } from './acting-of.ts';
import { refuseNavigation } from './refuse-navigation.ts';
import { PHOTO_BODY_LIMIT } from './serve-own-account-calls.ts';

/** A file of 256 KB in JSON, each of its characters escaped at worst. */
const IMPORT_BODY_LIMIT = 640 * 1024;

/** Registers the calls by which staff looks after people. */
export function servePeopleCalls(app: FastifyInstance, accounts: AccountsHouse): void {
  const calls = peopleEndpoints;
  serveEndpoint(app, calls.getUserList, (call) =>
    listPeople(accounts, requireCaller(call), call.body),
  );
  serveEndpoint(app, calls.createPerson, (call) =>
    createPerson(accounts, actingOf(call), call.body),
  );
  serveEndpoint(
    app,
    calls.importPeople,
    (call) => importPeople(accounts, actingOf(call), call.body),
    { bodyLimit: IMPORT_BODY_LIMIT },
  );
  serveEndpoint(app, calls.getCityList, (call) => listCities(accounts, requireCaller(call)));
  serveEndpoint(app, calls.checkEmail, ({ body }) => checkEmail(accounts, body));
  serveEndpoint(app, calls.getPerson, (call) =>
    getPerson(accounts, requireCaller(call), call.params.id),
  );
  serveEndpoint(app, calls.updatePerson, (call) =>
    updatePerson(accounts, actingOf(call), { id: call.params.id, body: call.body }),
  );
  serveEndpoint(
    app,
    calls.updatePersonPhoto,
    (call) =>
      updatePersonPhoto(accounts, actingOf(call), {
        id: call.params.id,
        base64: call.body.photo,
      }),
    { bodyLimit: PHOTO_BODY_LIMIT },
  );
  serveEndpoint(app, calls.invitePerson, (call) =>
    invitePerson(accounts, actingOf(call), call.params.id),
  );
  serveEndpoint(app, calls.getPersonHistory, (call) =>
    listPersonChanges(accounts, requireCaller(call), { id: call.params.id, query: call.query }),
  );
  serveEndpoint(app, calls.undoPersonChange, (call) =>
    undoPersonChange(accounts, actingOf(call), {
      id: call.params.id,
      changeId: call.body.change,
    }),
  );
  serveLeavingCalls(app, accounts);
}

function serveLeavingCalls(app: FastifyInstance, accounts: AccountsHouse): void {
  const calls = peopleEndpoints;
  serveEndpoint(app, calls.deactivatePerson, (call) =>
    deactivatePerson(accounts, actingOf(call), call.params.id),
  );
  serveEndpoint(app, calls.reactivatePerson, (call) =>
    reactivatePerson(accounts, actingOf(call), call.params.id),
  );
  serveEndpoint(app, calls.getHandover, (call) =>
    getHandover(accounts, requireCaller(call), call.params.id),
  );
  serveEndpoint(app, calls.deletePersonByGet, (call) => {
    refuseNavigation(call.request);
    const { handOverTo } = call.query;
    return removePerson(accounts, actingOf(call), { id: call.params.id, handOverTo });
  });
  serveEndpoint(app, calls.deleteUserByGet, (call) => {
    refuseNavigation(call.request);
    const { Id: id, handOverTo } = call.query;
    return removePerson(accounts, actingOf(call), { id, handOverTo });
  });
  serveEndpoint(app, calls.deleteUser, ({ body, ...call }) =>
    removePerson(accounts, actingOf(call), { id: body.Id, handOverTo: body.handOverTo }),
  );
  serveEndpoint(app, calls.restorePerson, (call) =>
    restorePerson(accounts, actingOf(call), call.params.id),
  );
  serveEndpoint(app, calls.endPersonSessions, (call) =>
    endPersonSessions(accounts, actingOf(call), call.params.id),
  );
}
