import { sql } from 'kysely';
import { hiddenColumns, type RecordChangeRow, type RecordKind } from '#platform';
import { detailHistoryScope, LEAD_RECORD } from '../details/lead-detail-columns.ts';
import { detailHistory } from '../details/lead-details.ts';
import { leadTable } from '../details/lead-table.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { timelineMessages } from '../messages/timeline.ts';
import type { DecisionFacts } from '../routing/decision-store.ts';
import { peopleOf, tellDecision } from '../routing/decision-words.ts';
import type { Look, TimelineSource } from './timeline-source.ts';

type ChangeFacts = Pick<RecordChangeRow, 'before' | 'after'> & { undoes: number | null };

const seenOf = ({ caller }: Pick<Look, 'caller'>) => {
  const hidden = new Set(hiddenColumns(caller, detailHistoryScope));
  return Object.keys(leadTable.columns).filter((column) => !hidden.has(column));
};

/** Changes of a lead's fields, without the columns that the caller may not see. */
export const changeSource: TimelineSource<ChangeFacts, RecordKind<LeadRow>> = {
  key: 'change',
  groups: ['changes'],
  maySee: () => true,
  query: (look) => ({
    from: sql`record_change c where c.record_kind = ${sql.lit(LEAD_RECORD)}
      and c.record_id = any(${look.group.leadIds}::text[]) and c.after ?| ${seenOf(look)}::text[]`,
    at: sql.ref('c.changed_at'),
    id: sql.ref('c.id'),
    idType: 'bigint',
    by: sql.ref('c.changed_by'),
    facts: sql`jsonb_build_object('before', c.before, 'after', c.after, 'undoes', c.undoes)`,
  }),
  peopleIn: ({ before, after }) =>
    [...Object.values(before), ...Object.values(after)].filter(
      (value): value is string => typeof value === 'string' && uuid.test(value),
    ),
  load: detailHistory,
  present({ facts }, { caller, people, context }) {
    const seen = new Set(seenOf({ caller }));
    const shown = context
      .describe({ ...facts, after: pick(facts.after, seen) } as RecordChangeRow, people)
      .filter(({ before, after }) => before !== after);
    const [first] = shown;
    if (!first) return null;
    const isStage = first.field === 'stage_id' && shown.length === 1;
    const title = isStage
      ? timelineMessages.stage({ stage: first.after || timelineMessages.none() })
      : timelineMessages.fields({ fields: shown.map(({ label }) => label).join(', ') });
    return {
      kind: isStage ? 'stage' : 'fields',
      group: 'changes',
      title: facts.undoes === null ? title : timelineMessages.undid({ what: title }),
      facts: shown.map(({ label, before, after }) => ({ label, before, after })),
    };
  },
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const pick = (from: ChangeFacts['after'], names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.has(name)));

/** Who got the lead, and why. */
export const decisionSource: TimelineSource<DecisionFacts> = {
  key: 'decision',
  groups: ['routing'],
  maySee: mayWorkLeads,
  query: ({ lead }) => ({
    from: sql`lead_decision d where d.lead_id = ${lead.id}`,
    at: sql.ref('d.decided_at'),
    id: sql.ref('d.id'),
    idType: 'bigint',
    by: sql`null::uuid`,
    facts: sql.ref('d.facts'),
  }),
  peopleIn: peopleOf,
  present({ facts }, { people }) {
    const { text, reasons } = tellDecision(facts, people);
    return { kind: 'decision', group: 'routing', title: text, body: reasons.join('\n') };
  },
};

interface ConsentFacts {
  isGranted: boolean;
  channel: 'email' | 'sms';
  kind: 'marketing' | 'transactional';
  wording: string;
}

/** What the lead agreed to with a form; what they told staff is an activity. */
export const consentSource: TimelineSource<ConsentFacts> = {
  key: 'consent',
  groups: ['consents'],
  maySee: mayWorkLeads,
  query: ({ group }) => ({
    from: sql`consent s where s.about_kind = 'lead' and s.about_id = any(${group.leadIds}::uuid[])
      and s.source <> 'staff'`,
    at: sql.ref('s.happened_at'),
    id: sql.ref('s.id'),
    idType: 'bigint',
    by: sql`null::uuid`,
    facts: sql`jsonb_build_object('isGranted', s.is_granted, 'channel', s.channel,
      'kind', s.kind, 'wording', s.wording)`,
  }),
  present({ facts: { isGranted, channel, kind, wording } }) {
    const answers = isGranted ? timelineMessages.agreedTexts : timelineMessages.withdrewTexts;
    const marketing = isGranted
      ? timelineMessages.agreedMarketingTexts
      : timelineMessages.withdrewMarketingTexts;
    const texts = kind === 'marketing' ? marketing : answers;
    const emails = isGranted ? timelineMessages.agreedEmails : timelineMessages.withdrewEmails;
    return {
      kind: 'consent',
      group: 'consents',
      title: channel === 'sms' ? texts() : emails(),
      body: wording,
    };
  },
};
