import {
  leadReferralEndpoints as calls,
  LEAD_REFERRALS_MAX,
  type ReferralStatus,
  type WireLeadReferral,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { namePeople } from '#accounts';
import {
  answerOnce,
  atomically,
  type Caller,
  type DatabaseTransaction,
  type Queryable,
  recordEvent,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { lockLeadToChange, requireLead } from '../details/lead-details.ts';
import { nameIn } from '../full-name.ts';
import { noteActivity } from '../inquiries/inquiry-store.ts';
import { leadChanged } from '../lead-events.ts';
import { referralMessages, statusWords } from '../messages/referrals.ts';
import { refuseLead } from '../refuse-lead.ts';
import {
  insertReferral,
  lockReferral,
  type ReferralRow,
  selectReferrals,
  storeReferral,
} from './referral-store.ts';

/** Registers the calls of leads that were referred to other brokerages. */
export function serveReferralCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serveEndpoint(app, calls.listLeadReferrals, async (call) => {
    const lead = await requireLead(db, requireCaller(call), call.params.id);
    return { data: await present(db, await selectReferrals(db, lead.id, LEAD_REFERRALS_MAX)) };
  });
  serveEndpoint(app, calls.createLeadReferral, (call) => {
    const caller = requireCaller(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.createLeadReferral, body, call), async (tx) => ({
      data: await create(tx, caller, call.params.id, columnsOf(call.body)),
    }));
  });
  serveEndpoint(app, calls.updateLeadReferral, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const row = await lockReferral(tx, caller, call.params.id);
      if (!row) return refuseLead('lead-referral-not-found');
      requireVersion(row, call.body.version);
      const stored = await storeReferral(tx, row.id, columnsOf(call.body));
      await note(tx, caller, 'referral-changed', stored);
      return { data: await presentOne(tx, stored) };
    }),
  );
}

async function create(
  tx: DatabaseTransaction,
  caller: Caller,
  leadId: string,
  given: Partial<ReferralRow>,
): Promise<WireLeadReferral> {
  const lead = await lockLeadToChange(tx, caller, leadId);
  const known = await selectReferrals(tx, lead.id, LEAD_REFERRALS_MAX);
  if (known.length >= LEAD_REFERRALS_MAX) refuseLead('lead-referrals-full');
  const stored = await insertReferral(tx, {
    ...{ email: null, phone: null, fee_percent: null, status: 'sent', note: '' },
    ...(given as Pick<ReferralRow, 'agent_name' | 'brokerage'>),
    ...{ lead_id: lead.id, referred_by: caller.personId },
  });
  await note(tx, caller, 'referred', stored);
  return presentOne(tx, stored);
}

/** The columns of the fields that were given. */
function columnsOf(given: {
  agentName?: string | undefined;
  brokerage?: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  feePercent?: string | null | undefined;
  status?: ReferralStatus | undefined;
  note?: string | null | undefined;
}): Partial<ReferralRow> {
  const { agentName, brokerage, email, phone, feePercent, status, note: said } = given;
  return {
    ...(agentName !== undefined && { agent_name: agentName }),
    ...(brokerage !== undefined && { brokerage }),
    ...(email !== undefined && { email: email || null }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(feePercent !== undefined && { fee_percent: feePercent || null }),
    ...(status !== undefined && { status }),
    ...(said !== undefined && { note: said?.trim() ?? '' }),
  };
}

async function note(
  tx: DatabaseTransaction,
  caller: Caller,
  kind: 'referred' | 'referral-changed',
  row: ReferralRow,
): Promise<void> {
  const { lead_id: leadId, agent_name: agent, brokerage, fee_percent: fee } = row;
  const said = [
    referralMessages.statusIs({ status: statusWords[row.status as ReferralStatus]() }),
    ...(fee === null ? [] : [referralMessages.feeIs({ percent: fee })]),
  ];
  await noteActivity(tx, {
    ...{ leadId, kind, doneBy: caller.personId },
    facts: { to: `${agent}, ${brokerage}`, note: said.join('\n') },
  });
  await recordEvent(tx, leadChanged, { leadId });
}

async function presentOne(db: Queryable, row: ReferralRow): Promise<WireLeadReferral> {
  const [one] = await present(db, [row]);
  return one as WireLeadReferral;
}

async function present(db: Queryable, rows: readonly ReferralRow[]): Promise<WireLeadReferral[]> {
  const people = await namePeople(db, [...new Set(rows.map((row) => row.referred_by))]);
  return rows.map((row) => {
    return {
      id: row.id,
      agentName: row.agent_name,
      brokerage: row.brokerage,
      email: row.email,
      phone: row.phone,
      feePercent: row.fee_percent,
      status: row.status as ReferralStatus,
      note: row.note,
      referredAt: row.referred_at.toISOString(),
      referredBy: nameIn(people, row.referred_by),
      version: row.version,
      abilities: ['edit' as const],
    };
  });
}
