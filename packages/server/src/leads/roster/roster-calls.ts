import { personPhotoAddress, roleLabel } from '@homestead/contract/accounts';
import { rosterEndpoints, type WireRosterAgent } from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { requireCaller, type Services, serveEndpoint } from '#platform';
import { type RosterRow, selectRoster } from './roster-store.ts';

const WORDS_MAX = 6;

/** Registers the call of the roster. */
export function serveRosterCalls(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  serveEndpoint(app, rosterEndpoints.getRoster, async (call) => {
    const { search = '', expiring, sort = 'name', descending, page, pageSize } = call.query;
    const { rows, ...facts } = await selectRoster(db, requireCaller(call), {
      words: search.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX),
      expiring: expiring ?? null,
      sort,
      isDescending: descending === 'true',
      today: localDate(new Date()),
      ...{ page, pageSize },
    });
    return { data: rows.map(presentAgent), ...facts };
  });
}

function presentAgent(row: RosterRow): WireRosterAgent {
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    photo: row.photo_key && personPhotoAddress(row.photo_key),
    role: row.role_key,
    roleLabel: roleLabel(row.role_key),
    isInvited: row.is_invited,
    licenseNumber: row.license_number,
    licenseExpiresOn: row.license_expires_on,
    insuranceCarrier: row.eo_carrier,
    insuranceExpiresOn: row.eo_expires_on,
    team: row.team,
    openLeads: row.open,
    onboarding: row.steps > 0 ? { done: row.steps_done, total: row.steps } : null,
  };
}
