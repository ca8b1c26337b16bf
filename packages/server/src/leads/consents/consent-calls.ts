import {
  CONSENT_SCAN,
  consentEndpoints as calls,
  type WireConsent,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { namePeople } from '#accounts';
import {
  type ConsentKey,
  findConsentState,
  findSubjectOfScan,
  isStopped,
  listConsents,
  selectUsedScans,
} from '#messaging';
import {
  answerOnce,
  checkPdf,
  findFileFacts,
  mayCall,
  type Queryable,
  redrawPicture,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { findName } from '../full-name.ts';
import { findLeadInSight, isLeadInSight } from '../inquiries/inquiry-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { recordLeadConsent } from './record-lead-consent.ts';

const SCAN_MAX_BYTES = 10 * 1024 * 1024;
const SCAN_PAGES = 20;

const whats: Readonly<Record<string, WireConsent['what']>> = {
  'sms transactional': 'texts',
  'sms marketing': 'marketing-texts',
  'email transactional': 'emails',
  'email marketing': 'marketing-emails',
};

/** Registers the calls of what leads agreed to, and the scans of what they signed. */
export function serveConsentCalls(app: FastifyInstance, services: Services): void {
  const { db, files } = services;
  const picture = redrawPicture(SCAN_MAX_BYTES);
  files.register({
    name: CONSENT_SCAN,
    maxBytes: SCAN_MAX_BYTES,
    accepts: {
      'application/pdf': checkPdf(SCAN_PAGES),
      'image/jpeg': picture,
      'image/png': picture,
      'image/webp': picture,
    },
    mayUpload: (caller) => mayCall(caller, calls.recordLeadConsent.access),
    async readers(tx, caller, { key }) {
      if (!mayCall(caller, calls.listLeadConsents.access)) return false;
      const about = await findSubjectOfScan(tx, key);
      return about?.kind === 'lead' && isLeadInSight(tx, caller, about.id);
    },
    findUsed: selectUsedScans,
    keptHours: 24,
  });

  serveEndpoint(app, calls.listLeadConsents, async ({ params: { id }, query, caller }) => {
    const lead = await findLeadInSight(db, requireCaller({ caller }), id);
    if (!lead) return refuseLead('lead-not-found');
    const { phone, email } = lead;
    const about = { kind: 'lead', id };
    const addresses = [phone, email].filter((one) => one !== null);
    const { data: rows, ...facts } = await listConsents(db, { about, addresses }, query);
    const people = await namePeople(
      db,
      rows.flatMap(({ recorded_by }) => recorded_by ?? []),
    );
    const scans = await findFileFacts(
      db,
      rows.flatMap(({ file_key }) => file_key ?? []),
    );
    const data = rows.map((row): WireConsent => {
      const isReadable = row.file_key !== null && scans.get(row.file_key)?.isReady === true;
      return {
        id: String(row.id),
        what: whats[`${row.channel} ${row.kind}`] ?? 'texts',
        isGranted: row.is_granted,
        source: row.source as WireConsent['source'],
        how: row.how as WireConsent['how'],
        givenOn: row.given_on,
        ...{ wording: row.wording, page: row.page, isOthers: row.isOthers },
        recordedBy: findName(people, row.recorded_by),
        recordedAt: row.happened_at.toISOString(),
        file: isReadable ? row.file_key : null,
      };
    });
    return {
      ...{ data, ...facts },
      texts: await stateOf(db, { channel: 'sms', kind: 'transactional' }, phone),
      marketingTexts: await stateOf(db, { channel: 'sms', kind: 'marketing' }, phone),
      marketingEmails: await stateOf(db, { channel: 'email', kind: 'marketing' }, email),
    };
  });

  serveEndpoint(app, calls.recordLeadConsent, (call) => {
    const caller = requireCaller(call);
    const body = { leadId: call.params.id, ...call.body };
    return answerOnce(services, submissionOf(calls.recordLeadConsent, body, call), async (tx) => ({
      data: { id: await recordLeadConsent(services, tx, caller, body) },
    }));
  });
}

async function stateOf(db: Queryable, what: Omit<ConsentKey, 'address'>, address: string | null) {
  if (address === null) return { state: 'no-address' as const, since: null };
  const key = { ...what, address };
  const { state, since } = await findConsentState(db, key);
  const isByText = state === 'withdrawn' && (await isStopped(db, key));
  return { state: isByText ? ('stopped' as const) : state, since: since?.toISOString() ?? null };
}
