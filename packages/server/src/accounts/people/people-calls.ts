import { emailProblem, normalizeEmail, peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf, QueryOf } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import {
  type Actor,
  actorOf,
  answerOnce,
  type Caller,
  listRecordChanges,
  requireCaller,
  requireSeen,
  type Services,
  serveEndpoint,
  submissionOf,
  undoRecordChange,
} from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { findPersonByEmail } from '../person-store.ts';
import { refuseNavigation } from '../refuse-navigation.ts';
import { createPerson } from './create-person.ts';
import { deactivatePerson } from './deactivate-person.ts';
import { endPersonSessions } from './end-person-sessions.ts';
import { getHandover } from './get-handover.ts';
import { describePerson, getPersonDetail } from './get-person-detail.ts';
import { importPeople } from './import-people.ts';
import { invitePerson } from './invite-person.ts';
import { listPeople } from './list-people.ts';
import { requirePersonInSight } from './load-person.ts';
import { selectCities } from './people-list-store.ts';
import { personColumns } from './person-columns.ts';
import { personHistory } from './person-history.ts';
import { reactivatePerson } from './reactivate-person.ts';
import { removePerson } from './remove-person.ts';
import { restorePerson } from './restore-person.ts';
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
  serveEndpoint(app, calls.createPerson, (call) => createPerson(accounts, actorOf(call), call));
  serveEndpoint(app, calls.importPeople, (call) => importPeople(accounts, actorOf(call), call), {
    bodyLimit: IMPORT_BODY_LIMIT,
  });
  serveEndpoint(app, calls.getCityList, (call) => listCities(accounts, requireCaller(call)));
  serveEndpoint(app, calls.checkEmail, (call) => {
    requireSeen(requireCaller(call), personColumns, ['email']);
    return checkEmail(accounts, call.body);
  });
  serveEndpoint(app, calls.getPerson, (call) =>
    getPerson(accounts, requireCaller(call), call.params.id),
  );
  serveEndpoint(app, calls.updatePerson, (call) =>
    updatePerson(accounts, actorOf(call), { id: call.params.id, body: call.body }),
  );
  serveEndpoint(app, calls.updatePersonPhoto, (call) =>
    updatePersonPhoto(accounts, actorOf(call), { id: call.params.id, file: call.body.file }),
  );
  serveEndpoint(app, calls.invitePerson, (call) =>
    invitePerson(accounts, actorOf(call), { ...call.params, ...call }),
  );
  serveEndpoint(app, calls.getPersonHistory, (call) =>
    listPersonChanges(accounts, requireCaller(call), { id: call.params.id, query: call.query }),
  );
  serveEndpoint(app, calls.undoPersonChange, (call) =>
    undoPersonChange(accounts, actorOf(call), { ...call.params, ...call.body, ...call }),
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

/** Whether an address is available to a new person, or to the one with `id`. */
async function checkEmail(
  { db }: Pick<Services, 'db'>,
  { email, id }: BodyOf<typeof peopleEndpoints.checkEmail>,
): Promise<AnswerOf<typeof peopleEndpoints.checkEmail>> {
  const problem = emailProblem(email);
  if (problem) return answer(false, problem);
  const holder = await findPersonByEmail(db, normalizeEmail(email));
  const isFree = holder === null || holder.id === id;
  return answer(isFree, isFree ? '' : fieldMessages.emailTaken());
}

/** Cities that people within the caller's scope live in, by name. */
async function listCities(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
): Promise<AnswerOf<typeof peopleEndpoints.getCityList>> {
  return answer(await selectCities(db, caller));
}

/** One person. Refuses (person-not-found) one the caller may not see, whether or not they exist. */
async function getPerson(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  id: string,
): Promise<AnswerOf<typeof peopleEndpoints.getPerson>> {
  const { person, state } = await requirePersonInSight(db, caller, id);
  return answer(await describePerson(db, caller, person, state));
}

/** Changes of a person, newest first. Refuses (person-not-found) one the caller may not see. */
async function listPersonChanges(
  accounts: AccountsServices,
  caller: Caller,
  { id, query }: { id: string; query: QueryOf<typeof peopleEndpoints.getPersonHistory> },
): Promise<AnswerOf<typeof peopleEndpoints.getPersonHistory>> {
  const kind = personHistory(accounts);
  const { changes, ...page } = await listRecordChanges(accounts.db, kind, caller, {
    ...query,
    recordId: id,
  });
  return { ...answer(changes), ...page };
}

/** Undoes one change of a person, once per key. Refuses what {@link undoRecordChange} refuses. */
async function undoPersonChange(
  accounts: AccountsServices,
  actor: Actor,
  call: { id: string; change: number; caller: Caller | null; idempotencyKey: string | null },
): Promise<AnswerOf<typeof peopleEndpoints.undoPersonChange>> {
  const { id, change } = call;
  const sent = submissionOf(peopleEndpoints.undoPersonChange, { id, change }, call);
  return answerOnce(accounts, sent, async (tx) => {
    await undoRecordChange(tx, personHistory(accounts), actor, { id: change, recordId: id });
    return answer(await getPersonDetail(tx, actor.caller, id), answerMessages.changeUndone());
  });
}
