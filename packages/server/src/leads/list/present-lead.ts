import {
  type LeadFieldKey,
  LISTED_NOTE_MAX,
  leadTagEndpoints,
  type WireListedLead,
} from '@homestead/contract/leads';
import { NOBODY } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import { type Caller, holds, mayCall, type Queryable, readTogether } from '#platform';
import { detailColumns, detailFields } from '../details/lead-detail-columns.ts';
import { entryFields } from '../details/lead-detail-store.ts';
import { fixedDetails } from '../details/lead-details.ts';
import { selectDuplicates } from '../duplicates/duplicate-store.ts';
import { fullName } from '../full-name.ts';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { selectEntriesById } from '../record/record-store.ts';
import { leadFields, seenFields } from './lead-fields.ts';
import type { ListedLeadRow } from './lead-list-store.ts';

type Contact = NonNullable<WireListedLead['primaryContact']>;

/** Rows of a list as the caller sees them: what they may not see is null. */
export async function presentLeads(
  db: Queryable,
  caller: Caller,
  rows: readonly ListedLeadRow[],
): Promise<WireListedLead[]> {
  const people = rows.flatMap((row) =>
    [row.agent_id, row.lender_id, row.sub_source_agent_id, row.concierge_id].filter(
      (id) => id !== null,
    ),
  );
  const chosen = rows.flatMap((row) =>
    entryFields.flatMap((field) => row[detailColumns[field]] ?? []),
  );
  const ids = rows.map(({ id }) => id);
  const [entries, named, duplicates] = await readTogether(
    db,
    () => selectEntriesById(db, [...new Set(chosen)]),
    () => namePeople(db, [...new Set(people)]),
    () => selectDuplicates(db, caller, ids, ['phone']),
  );
  const seen = new Set(seenFields(caller));
  const mayClaim = holds(caller, 'lead-claim');
  const mayWork = mayWorkLeads(caller);
  const mayTag = mayCall(caller, leadTagEndpoints.setLeadTags.access);
  return rows.map((row) => {
    const fixed = new Set(fixedDetails(caller, row));
    const fixedColumns = [...seen].filter((key) => fixed.has(leadFields[key].edits ?? ''));
    const see = <Value>(key: LeadFieldKey, value: Value): Value | null =>
      seen.has(key) ? value : null;
    const entry = (id: string | null) => (id === null ? null : (entries.get(id)?.display ?? null));
    const person = (id: string | null) => {
      const found = id === null ? undefined : named.get(id);
      return found ? fullName(found) : null;
    };
    const emailOf = (email: string | null) => see('email', email);
    const phoneOf = (phone: string | null) => see('phone', phone);
    return {
      id: row.id,
      userid: see('agent', row.agent_id),
      agent: see('agent', person(row.agent_id)),
      stage: see('stage', entry(row.stage_id)),
      contactStatusLevel: see('contactStatusLevel', entry(row.contact_status_level_id)),
      engagementLevel: see('engagementLevel', entry(row.engagement_level_id)),
      responseLevel: see('responseLevel', entry(row.response_level_id)),
      closingBagOption: see('closingBagOption', entry(row.closing_bag_option_id)),
      relationship: see('relationship', entry(row.relationship_id)),
      secondaryRelationship: see('secondaryRelationship', entry(row.secondary_relationship_id)),
      source: see('source', entry(row.source_id)),
      subSource: see('subSource', entry(row.sub_source_id)),
      subSourceAgent: see('subSourceAgent', person(row.sub_source_agent_id)),
      referral: see('referral', entry(row.referral_id)),
      lender: see('lender', person(row.lender_id)),
      lenderStatus: see('lenderStatus', entry(row.lender_status_id)),
      leadRole: row.lead_role,
      createdOn: see('createdOn', row.created_at.toISOString()),
      lastInquiry: row.last_inquiry_at?.toISOString() ?? null,
      answerBy: see('answerBy', row.answer_by?.toISOString() ?? null),
      nextTask: see('nextTask', row.next_task_at?.toISOString() ?? null),
      score: see('score', row.score),
      lastContacted: see('lastContacted', row.last_contacted_at?.toISOString() ?? null),
      lastWorked: see('lastWorked', row.last_worked_on),
      lastConnectedAgent: see('lastConnectedAgent', row.last_connected_agent_on),
      lastConnectedLender: see('lastConnectedLender', row.last_connected_lender_on),
      lastWorkedLender: see('lastWorkedLender', row.last_worked_lender_on),
      concierge: see('concierge', named.get(row.concierge_id ?? '') ?? null),
      primaryContact: see('primaryContact', {
        ...{ id: row.id, firstName: row.first_name, lastName: row.last_name },
        ...{ streetOne: row.street_one, streetTwo: row.street_two, city: row.city },
        ...{ state: row.state, zip: row.zip, country: row.country },
        ...{ email: emailOf(row.email), phone: phoneOf(row.phone) },
        relationship: see('relationship', entry(row.relationship_id)),
        dateOfBirth: row.date_of_birth,
        tShirtSize: entry(row.tshirt_size_id),
      }),
      secondaryLeadContact: see(
        'secondaryLeadContact',
        secondContact(row, {
          email: emailOf(row.secondary_email),
          phone: phoneOf(row.secondary_phone),
          relationship: see('secondaryRelationship', entry(row.secondary_relationship_id)),
          tShirtSize: entry(row.secondary_tshirt_size_id),
        }),
      ),
      notes: see('notes', startOf(row.notes)),
      lenderNotes: see('lenderNotes', startOf(row.lender_notes)),
      tags: row.tags,
      duplicates: see('duplicates', duplicates.get(row.id)?.length ?? 0),
      ids: idsOf(row, seen),
      version: row.version,
      fixedColumns,
      abilities: [
        ...(fixed.size < detailFields.length ? (['edit'] as const) : []),
        ...(mayClaim && row.agent_id === null ? (['claim'] as const) : []),
        ...(mayTag ? (['tag'] as const) : []),
        ...(mayWork ? (['log'] as const) : []),
        ...(mayWork && row.email ? (['email'] as const) : []),
        ...(mayWork && row.phone ? (['text'] as const) : []),
      ],
    };
  });
}

/** As much of a note as a row has; a lead's page and its editor have all of it. */
function startOf(note: string | null): string | null {
  if (note === null || note.length <= LISTED_NOTE_MAX) return note;
  return `${note.slice(0, LISTED_NOTE_MAX - 1).trimEnd()}…`;
}

/** A second contact has no id of its own (the all-zero one); null without a name. */
function secondContact(
  row: ListedLeadRow,
  known: Pick<Contact, 'email' | 'phone' | 'relationship' | 'tShirtSize'>,
): Contact | null {
  const { secondary_first_name: firstName, secondary_last_name: lastName } = row;
  if (!firstName && !lastName) return null;
  return {
    ...{ id: NOBODY, firstName: firstName ?? '', lastName: lastName ?? '' },
    ...{ streetOne: row.secondary_street_one, streetTwo: row.secondary_street_two },
    ...{ city: row.secondary_city, state: row.secondary_state, zip: row.secondary_zip },
    ...{ country: row.secondary_country, dateOfBirth: row.secondary_date_of_birth },
    ...known,
  };
}

/** The ids behind the choices that the caller sees, by the name of the field. */
function idsOf(row: ListedLeadRow, seen: ReadonlySet<LeadFieldKey>): Record<string, string | null> {
  const chosen = [...seen].flatMap((key) => {
    const { edits, kind } = leadFields[key];
    if (!edits || (kind !== 'choice' && kind !== 'person')) return [];
    return [[key, row[detailColumns[edits]]]];
  });
  return Object.fromEntries(chosen);
}
