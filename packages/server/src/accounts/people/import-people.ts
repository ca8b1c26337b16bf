import { randomUUID } from 'node:crypto';
import { PEOPLE_IMPORT, peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf, FieldRefusal } from '@homestead/contract/platform';
import {
  type Actor,
  answerOnce,
  type Caller,
  csvFile,
  type DatabaseTransaction,
  type Queryable,
  refuseColumns,
  type Services,
} from '#platform';
import { answer } from '../answer.ts';
import { importFiles } from '../file-purposes.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { mayGiveRole } from '../roles/grant-policy.ts';
import { selectRoleStates } from '../roles/role-store.ts';
import { makePeople } from './make-people.ts';
import { personColumns } from './person-columns.ts';
import { readPersonRecord } from './person-record.ts';
import { type NewPerson, selectTaken } from './person-record-store.ts';
import { type CsvPerson, PROBLEM_COLUMN, readPeopleCsv } from './read-people-csv.ts';

const labels = { email: fieldMessages.email, role: fieldMessages.role } as const;

interface Weighed {
  csv: CsvPerson;
  /** Null where `problems` say why. */
  person: NewPerson | null;
  problems: FieldRefusal[];
}

interface ImportForm {
  body: BodyOf<typeof peopleEndpoints.importPeople>;
  idempotencyKey: string | null;
}

/**
 * Creates and invites the people of a CSV text or of a file that the caller uploaded, each row
 * completely or not at all, with a result per row; a dry run says what would happen. Refuses
 * (csv-unreadable), and (not-permitted) a column that the caller may not fill. A row is refused for
 * its fields, a role that the caller may not give, and an address that is taken or repeated. The
 * same form sent again with its key counts once.
 */
export async function importPeople(
  services: Pick<Services, 'db' | 'files' | 'mail' | 'secrets' | 'settings'>,
  actor: Actor,
  { body, idempotencyKey: key }: ImportForm,
): Promise<AnswerOf<typeof peopleEndpoints.importPeople>> {
  const { csv, file, dryRun = false } = body;
  const scope = `${peopleEndpoints.importPeople.path} ${actor.caller.personId}`;
  let sent: CsvPerson[] = [];
  const read = async () => {
    const whose = { purpose: PEOPLE_IMPORT, caller: actor.caller };
    sent = readPeopleCsv(csv ?? (await services.files.readOwn(file ?? '', whose)).toString());
    for (const { given } of sent) if (given) refuseColumns(actor.caller, personColumns, given);
  };
  const work = async (tx: DatabaseTransaction) => {
    const weighed = await weigh(tx, actor.caller, sent);
    const people = weighed.flatMap(({ person }) => (person ? [person] : []));
    const made = dryRun
      ? new Set<string>()
      : await makePeople(services, tx, actor, { people, isInvited: true });
    const outcomes = weighed.map((row) => outcomeOf(row, dryRun, made));
    const created = outcomes.filter(({ outcome }) => outcome === 'created').length;
    const refused = outcomes.filter(({ outcome }) => outcome === 'refused').length;
    const report = refused > 0 ? reportOf(weighed, outcomes) : null;
    const rows = outcomes;
    return answer({ dryRun, created, refused, rows, report }, wordsFor(dryRun, outcomes));
  };
  const done = await answerOnce(services, { scope, key, body }, work, read);
  if (file !== undefined && !dryRun) await services.files.remove(importFiles, [file]);
  return done;
}

async function weigh(
  tx: Queryable,
  caller: Caller,
  rows: readonly CsvPerson[],
): Promise<Weighed[]> {
  const given = rows.flatMap((row) => (row.given ? [row.given] : []));
  const emails = given.map(({ email }) => email);
  const taken = await selectTaken(tx, { ids: [], emails });
  const states = await selectRoleStates(tx, [...new Set(given.map(({ role }) => role))]);
  const seen = new Set<string>();
  return rows.map((csv) => {
    if (!csv.given) return { csv, person: null, problems: csv.problems };
    const { email, role } = csv.given;
    const state = states.get(role);
    const problems = [
      ...(state ? [] : [problem('role', fieldMessages.roleUnknown())]),
      ...(state && !mayGiveRole(caller, role, state)
        ? [problem('role', fieldMessages.roleAboveYours())]
        : []),
      ...(taken.emails.has(email) ? [problem('email', fieldMessages.emailTaken())] : []),
      ...(seen.has(email) ? [problem('email', fieldMessages.emailTwice())] : []),
    ];
    seen.add(email);
    if (problems.length > 0) return { csv, person: null, problems };
    const person = { ...readPersonRecord(csv.given), id: randomUUID() } as NewPerson;
    return { csv, person, problems };
  });
}

/** An address taken between the check and the insert is reported as taken. */
function outcomeOf({ csv, person, problems }: Weighed, isDry: boolean, made: ReadonlySet<string>) {
  const { row, email } = csv;
  if (person && isDry) return { row, email, outcome: 'ready' as const, id: null, errors: [] };
  if (person && made.has(person.id)) {
    return { row, email, outcome: 'created' as const, id: person.id, errors: [] };
  }
  const errors = person ? [problem('email', fieldMessages.emailTaken())] : problems;
  return { row, email, outcome: 'refused' as const, id: null, errors };
}

/** The refused rows as a CSV file, each with its problems, to be corrected and sent again. */
function reportOf(
  weighed: readonly Weighed[],
  outcomes: readonly ReturnType<typeof outcomeOf>[],
): string {
  const columns = peopleEndpoints.importColumns.filter((name) =>
    weighed.some(({ csv }) => csv.cells[name] !== undefined),
  );
  const rows = weighed.flatMap(({ csv }, index) => {
    const errors = outcomes[index]?.errors ?? [];
    const problems = errors.map(({ message }) => message).join('; ');
    return errors.length > 0 ? [[...columns.map((name) => csv.cells[name] ?? ''), problems]] : [];
  });
  return csvFile([[...columns, PROBLEM_COLUMN], ...rows]);
}

function wordsFor(isDry: boolean, outcomes: readonly { outcome: string }[]): string {
  const count = outcomes.filter(({ outcome }) => outcome !== 'refused').length;
  return isDry ? answerMessages.canBeInvited({ count }) : answerMessages.invited({ count });
}

function problem(field: 'email' | 'role', message: string): FieldRefusal {
  return { field, label: labels[field](), message };
}
