import { randomUUID } from 'node:crypto';
import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, BodyOf, FieldRefusal } from '@homestead/contract/platform';
import {
  type Actor,
  atomically,
  type Caller,
  type Queryable,
  refuseColumns,
  type Services,
} from '#platform';
import { answer } from '../answer.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { mayGiveRole } from '../roles/grant-policy.ts';
import { selectRoleStates } from '../roles/role-store.ts';
import { makePeople } from './make-people.ts';
import { personColumns } from './person-columns.ts';
import { readPersonRecord } from './person-record.ts';
import { type NewPerson, selectTaken } from './person-record-store.ts';
import { type CsvPerson, readPeopleCsv } from './read-people-csv.ts';

const labels = { email: fieldMessages.email, role: fieldMessages.role } as const;

interface Weighed {
  csv: CsvPerson;
  /** Null where `problems` say why. */
  person: NewPerson | null;
  problems: FieldRefusal[];
}

/**
 * Creates and invites the people of a CSV file, each row completely or not at all, with a result
 * per row; a dry run says what would happen. Refuses (csv-unreadable), and (not-permitted) a column
 * that the caller may not fill. A row is refused for its
 * fields, a role that the caller may not give, and an address that is taken or repeated.
 */
export async function importPeople(
  services: Pick<Services, 'db' | 'mail' | 'settings'>,
  actor: Actor,
  { csv, dryRun = false }: BodyOf<typeof peopleEndpoints.importPeople>,
): Promise<AnswerOf<typeof peopleEndpoints.importPeople>> {
  const rows = readPeopleCsv(csv);
  for (const { given } of rows) if (given) refuseColumns(actor.caller, personColumns, given);
  return atomically(services.db, async (tx) => {
    const weighed = await weigh(tx, actor.caller, rows);
    const people = weighed.flatMap(({ person }) => (person ? [person] : []));
    const made = dryRun
      ? new Set<string>()
      : await makePeople(services, tx, actor, { people, isInvited: true });
    const outcomes = weighed.map((row) => outcomeOf(row, dryRun, made));
    const created = outcomes.filter(({ outcome }) => outcome === 'created').length;
    const refused = outcomes.filter(({ outcome }) => outcome === 'refused').length;
    return answer({ dryRun, created, refused, rows: outcomes }, wordsFor(dryRun, outcomes));
  });
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

function wordsFor(isDry: boolean, outcomes: readonly { outcome: string }[]): string {
  const count = outcomes.filter(({ outcome }) => outcome !== 'refused').length;
  return isDry ? answerMessages.canBeInvited({ count }) : answerMessages.invited({ count });
}

function problem(field: 'email' | 'role', message: string): FieldRefusal {
  return { field, label: labels[field](), message };
}
