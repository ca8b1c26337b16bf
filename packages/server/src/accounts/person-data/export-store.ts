import { sql } from 'kysely';
import { ownedBy, type Queryable, selectRecordChanges } from '#platform';
import { PERSON_KIND } from '../people/audit-person.ts';

type Row = Record<string, unknown>;
const MAX = 5000;

/** This room's facts about one person, by topic, under our own names; no hash, no secret. */
export async function selectAccountFacts(
  db: Queryable,
  id: string,
): Promise<Record<string, readonly Row[]>> {
  const of = { kind: PERSON_KIND, recordId: id };
  const changes = await selectRecordChanges(db, of, { page: 1, pageSize: MAX });
  const list = async (query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  return {
    person: await list(sql`
      select id, email, email_verified_at, first_name, last_name, role_key as role, lead_role,
        password_changed_at, phone, street_one, street_two, city, state, zip, country,
        is_primary_contact, relationship, department, date_of_birth, tshirt_size, language, facebook,
        instagram, linkedin, twitter, photo_key, license_number, license_expires_on, eo_carrier, eo_policy,
        eo_expires_on, company,
        terms_agreed_at, terms_version, invited_at, created_at, updated_at
      from person where ${ownedBy(id, 'person.id')}`),
    changes: changes.rows.map(({ changed_at, what, before, after }) => ({
      changed_at,
      what,
      before,
      after,
    })),
    sessions: await list(sql`
      select started_at, last_used_at, ended_at, ended_why, signed_in_by, second_step, device,
        host(address) as address
      from session where ${ownedBy(id, 'session.person_id')} order by started_at desc limit ${MAX}`),
    devices: await list(sql`
      select first_seen_at, last_seen_at, device from known_device
      where ${ownedBy(id, 'known_device.person_id')} order by last_seen_at desc limit ${MAX}`),
    securityEvents: await list(sql`
      select happened_at, kind, host(address) as address, device from security_event
      where ${ownedBy(id, 'security_event.person_id')} order by id desc limit ${MAX}`),
    passkeys: await list(sql`
      select name, created_at, last_used_at from passkey where ${ownedBy(id, 'passkey.person_id')} limit ${MAX}`),
    identities: await list(sql`
      select issuer, subject, email, linked_at, last_used_at from external_identity
      where ${ownedBy(id, 'external_identity.person_id')} limit ${MAX}`),
    apiKeys: await list(sql`
      select name, prefix, scopes, addresses, created_at, expires_at, last_used_at, revoked_at
      from api_key where ${ownedBy(id, 'api_key.person_id')} order by created_at limit ${MAX}`),
    webhooks: await list(sql`
      select name, address, events, created_at, stopped_at from webhook_subscription
      where ${ownedBy(id, 'webhook_subscription.person_id')} order by created_at limit ${MAX}`),
    onboarding: await list(sql`
      select s.title, i.started_at, i.done_at
      from onboarding_item i join onboarding_step s on s.id = i.step_id
      where ${ownedBy(id, 'i.person_id')} order by s.position limit ${MAX}`),
    notifications: await list(sql`
      select kind, choice from notification_switch
      where ${ownedBy(id, 'notification_switch.person_id')} order by kind limit ${MAX}`),
    concierges: await list(sql`
      select concierge_id, started_at, ended_at from concierge_care
      where agent_id = ${id} order by id desc limit ${MAX}`),
    coAgents: await list(sql`
      select co_agent_id, started_at, ended_at from co_agent
      where agent_id = ${id} order by id desc limit ${MAX}`),
  };
}
