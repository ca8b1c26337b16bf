import { peopleEndpoints } from '@homestead/contract/accounts';
import type { FastifyInstance } from 'fastify';
import { actorOf, PICTURE_BODY_LIMIT, requireCaller, serveEndpoint } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { refuseNavigation } from '../refuse-navigation.ts';
import { checkEmail } from './check-email.ts';
import { createPerson } from './create-person.ts';
import { deactivatePerson } from './deactivate-person.ts';
import { endPersonSessions } from './end-person-sessions.ts';
import { getHandover } from './get-handover.ts';
import { getPerson } from './get-person.ts';
import { importPeople } from './import-people.ts';
import { invitePerson } from './invite-person.ts';
import { listCities } from './list-cities.ts';
import { listPeople } from './list-people.ts';
import { listPersonChanges } from './list-person-changes.ts';
import { reactivatePerson } from './reactivate-person.ts';
import { removePerson } from './remove-person.ts';
import { restorePerson } from './restore-person.ts';
import { undoPersonChange } from './undo-person-change.ts';
import { updatePerson } from './update-person.ts';
import { updatePersonPhoto } from './update-person-photo.ts';

/** A file of 256 KB in JSON, with every character escaped in the worst case. */
const IMPORT_BODY_LIMIT = 640 * 1024;

/** Registers the calls with which staff manage people. */
export function servePeopleCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const calls = peopleEndpoints;
  serveEndpoint(app, calls.getUserList, (call) =>
    listPeople(accounts, requireCaller(call), call.body),
  );
  serveEndpoint(app, calls.createPerson, (call) =>
    createPerson(accounts, actorOf(call), call.body),
  );
  serveEndpoint(
    app,
    calls.importPeople,
    (call) => importPeople(accounts, actorOf(call), call.body),
    { bodyLimit: IMPORT_BODY_LIMIT },
  );
  serveEndpoint(app, calls.getCityList, (call) => listCities(accounts, requireCaller(call)));
  serveEndpoint(app, calls.checkEmail, ({ body }) => checkEmail(accounts, body));
  serveEndpoint(app, calls.getPerson, (call) =>
    getPerson(accounts, requireCaller(call), call.params.id),
  );
  serveEndpoint(app, calls.updatePerson, (call) =>
    updatePerson(accounts, actorOf(call), { id: call.params.id, body: call.body }),
  );
  serveEndpoint(
    app,
    calls.updatePersonPhoto,
    (call) =>
      updatePersonPhoto(accounts, actorOf(call), {
        id: call.params.id,
        base64: call.body.photo,
      }),
    { bodyLimit: PICTURE_BODY_LIMIT },
  );
  serveEndpoint(app, calls.invitePerson, (call) =>
    invitePerson(accounts, actorOf(call), call.params.id),
  );
  serveEndpoint(app, calls.getPersonHistory, (call) =>
    listPersonChanges(accounts, requireCaller(call), { id: call.params.id, query: call.query }),
  );
  serveEndpoint(app, calls.undoPersonChange, (call) =>
    undoPersonChange(accounts, actorOf(call), {
      id: call.params.id,
      changeId: call.body.change,
    }),
  );
  serveLeavingCalls(app, accounts);
}

function serveLeavingCalls(app: FastifyInstance, accounts: AccountsServices): void {
  const calls = peopleEndpoints;
  serveEndpoint(app, calls.deactivatePerson, (call) =>
    deactivatePerson(accounts, actorOf(call), call.params.id),
  );
  serveEndpoint(app, calls.reactivatePerson, (call) =>
    reactivatePerson(accounts, actorOf(call), call.params.id),
  );
  serveEndpoint(app, calls.getHandover, (call) =>
    getHandover(accounts, requireCaller(call), call.params.id),
  );
  serveEndpoint(app, calls.deletePersonByGet, (call) => {
    refuseNavigation(call.request);
    const { handOverTo } = call.query;
    return removePerson(accounts, actorOf(call), { id: call.params.id, handOverTo });
  });
  serveEndpoint(app, calls.deleteUserByGet, (call) => {
    refuseNavigation(call.request);
    const { Id: id, handOverTo } = call.query;
    return removePerson(accounts, actorOf(call), { id, handOverTo });
  });
  serveEndpoint(app, calls.deleteUser, ({ body, ...call }) =>
    removePerson(accounts, actorOf(call), { id: body.Id, handOverTo: body.handOverTo }),
  );
  serveEndpoint(app, calls.restorePerson, (call) =>
    restorePerson(accounts, actorOf(call), call.params.id),
  );
  serveEndpoint(app, calls.endPersonSessions, (call) =>
    endPersonSessions(accounts, actorOf(call), call.params.id),
  );
}
