import { randomUUID } from 'node:crypto';
import { permissions, type RoleKey } from '@homestead/contract/accounts';
import { openDocuments } from '#documents';
import { rooms } from '../../src/rooms.ts';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../accounts-app.ts';
import { insertListings } from '../factories/listings.ts';
import { changeKinds } from './change-kinds.ts';
import { isOfDocuments, pairOfDocuments, sampleSubject } from './document-rows.ts';
import type { IdRule } from './id-rules.ts';
import { idOfDeal, pairOfDeals, pairOfLinks } from './offer-rows.ts';
import { ownedRow, searchRow } from './owned-rows.ts';
import { findTriggers, insertLeadPlan, insertPlan } from './plan-rows.ts';
import { insertIdentity, insertPasskey } from './sign-in-rows.ts';
import { webhookMessageRow, webhookRow } from './webhook-rows.ts';

/** Someone who makes calls, with the session of all of them. */
export interface Actor {
  id: string;
  role: RoleKey;
  session: SignedIn;
}

/** An id of the caller's, someone else's, and one that nothing has. */
export interface Ids {
  own: unknown;
  others: unknown;
  missing: unknown;
}

const MISSING = '0198f2a0-0000-7000-8000-00000000ffff';
export const PASSWORD_HELD = 'Prairie-Rose-7';

/** The app with people of several roles and records of each of them. */
export class IdWorld {
  readonly at: AccountsApp;
  /** A client, an agent with every permission but own scope, a concierge likewise with a team. */
  readonly actors = new Map<RoleKey, Actor>();
  /** Someone outside every scope but `all`, who has one record of each kind. */
  stranger = '';
  entry = { id: '', other: '', list: '' };
  testimonial = { own: '', others: '' };
  leadRule = { own: '', others: '' };
  pond = { own: '', others: '' };
  #months = 0;
  #made = 0;

  constructor(at: AccountsApp) {
    this.at = at;
  }

  static async open(): Promise<IdWorld> {
    // Nothing listens there: what needs travel times fails after the address was checked.
    const env = { OSRM_URL: 'http://127.0.0.1:9' };
    const world = new IdWorld(
      await createAccountsApp(env, { rooms: rooms.filter(({ name }) => name !== 'accounts') }),
    );
    await world.#prepare();
    return world;
  }

  async #prepare(): Promise<void> {
    const { pool, db } = this.at.database;
    await pool.query('update role set requires_two_step = false');
    await pool.query(
      `insert into role_grant (role_key, permission_key, can_edit)
       select r, p, p like 'column-%' from unnest($1::text[]) r, unnest($2::text[]) p
       on conflict (role_key, permission_key) do update set can_edit = excluded.can_edit`,
      [['agent', 'concierge', 'co-agent'], permissions.map(({ key }) => key)],
    );
    await pool.query('update role set grants_version = grants_version + 1');
    for (const role of ['client', 'agent', 'concierge', 'admin'] as const) {
      const person = await this.at.makePerson({ role });
      const session = await this.at.signIn(person);
      this.actors.set(role, { id: person.id, role, session });
    }
    this.stranger = (await this.at.makePerson({ role: 'agent' })).id;
    openDocuments(this.at.services).subjects.register(sampleSubject);
    await insertListings(
      db,
      ['M1', 'M2', 'M3'].map((mls_number) => ({ mls_number })),
    );
    await pool.query(
      `insert into saved_home (person_id, listing_id, mark, marked_at)
       select $1, id, 'favorite', now() from listing where mls_number = 'M2'`,
      [this.stranger],
    );
    const entries = await pool.query(
      `select id, list from reference_entry where list = 'departments' order by position limit 2`,
    );
    const [own = '', others = ''] = await Promise.all(
      [1, 2].map((position) =>
        this.#insert('testimonial', { text: 'They listened.', name: 'Dana', position }),
      ),
    );
    this.testimonial = { own, others };
    const [rule = '', otherRule = ''] = await Promise.all(
      [1, 2].map((position) => this.#insert('lead_rule', { name: 'Everyone', position })),
    );
    const [pond = '', otherPond = ''] = await Promise.all(
      ['One', 'Two'].map((name) => this.#insert('lead_pond', { name })),
    );
    this.leadRule = { own: rule, others: otherRule };
    this.pond = { own: pond, others: otherPond };
    this.entry = { id: entries.rows[0].id, other: entries.rows[1].id, list: entries.rows[0].list };
  }

  /** A person in the care of the concierge of this world. */
  async teamMate(role: RoleKey = 'agent'): Promise<string> {
    const mate = await this.at.makePerson({ role });
    await this.at.database.pool.query(
      'insert into concierge_care (concierge_id, agent_id) values ($1, $2)',
      [this.actors.get('concierge')?.id, mate.id],
    );
    return mate.id;
  }

  async mergedLead(ownerId: string): Promise<{ id: string; survivorId: string }> {
    const survivorId = await this.#lead(ownerId);
    return { id: await this.#lead(ownerId, { merged_into_id: survivorId }), survivorId };
  }

  /** Fresh ids for each id parameter of a call. */
  async fieldsOf(
    rules: Readonly<Record<string, IdRule>>,
    who: Actor,
  ): Promise<Record<string, Ids>> {
    const fields: Record<string, Ids> = {};
    for (const [path, rule] of Object.entries(rules)) {
      if (rule === 'proof') continue;
      const of = { record: fields['params.id']?.own, of: rules['params.id'] };
      fields[path] = await this.#idsOf(rule, who, { path, ...of });
    }
    return fields;
  }

  async #idsOf(
    rule: IdRule,
    who: Actor,
    { path, record, of }: { path: string; record: unknown; of: IdRule | undefined },
  ): Promise<Ids> {
    const team = { others: this.stranger, missing: MISSING };
    if (/conciergeId$/i.test(path)) return { own: this.actors.get('concierge')?.id, ...team };
    if (/coAgentId$/.test(path)) return { own: await this.teamMate('co-agent'), ...team };
    const pair = async (make: (personId: string) => Promise<unknown>, own = who.id) => ({
      ...{ own: await make(own), others: await make(this.stranger), missing: MISSING },
    });
    const teamOwner = async () => (who.role === 'concierge' ? await this.teamMate() : who.id);
    if (isOfDocuments(rule)) {
      const those = { own: await teamOwner(), caller: who.id, others: this.stranger, record };
      return pairOfDocuments(this.at, rule, those);
    }
    switch (rule) {
      case 'search':
      case 'shared search':
        return pair((id) => this.#insert('saved_search', searchRow(rule, id, who.id)));
      case 'inquiry':
        return pair(async (id) => this.#inquiry(await this.#lead(id)), await teamOwner());
      case 'lead':
      case 'offered lead':
      case 'many leads':
        return pair((id) => this.#lead(id), await teamOwner());
      case 'task':
        return pair(async (owner_id) => {
          const lead_id = await this.#lead(owner_id);
          return this.#insert('lead_task', { kind: 'call', title: 'Call', owner_id, lead_id });
        });
      case 'note':
        return pair(async (id) =>
          this.#insert('lead_note', {
            ...{ lead_id: await this.#lead(id), written_by: id, body: 'Wants a yard' },
          }),
        );
      case 'session':
        return pair((id) => this.#session(id));
      case 'passkey':
        return pair((id) => insertPasskey(this.at.database.pool, id));
      case 'identity':
        return pair((id) => insertIdentity(this.at.database.pool, id));
      case 'address':
      case 'later':
        return pair((id) => this.#address(id));
      case 'same person':
      case 'same lead':
        return { own: record, ...team };
      case 'person':
      case 'agent profile':
      case 'agent':
      case 'successor':
        return { own: await teamOwner(), ...team };
      case 'offer':
      case 'submitted offer':
      case 'listing file':
      case 'party':
      case 'directory person':
        return pairOfDeals(this.at.database.pool, rule, [await teamOwner(), this.stranger]);
      case 'offer link':
      case 'document file':
      case 'client link':
      case 'seller link':
        return pairOfLinks(this.at.database.pool, rule, record, this.stranger);
      case 'change':
        return {
          own: await this.#change(await idOfDeal(this.at.database.pool, of, record), of),
          others: await this.#change(this.stranger),
          missing: 99_999_999,
        };
      case 'home':
        return { own: 'M1', others: 'M2', missing: 'nothing' };
      case 'saved home':
        return { own: 'M1', others: 'M2', missing: 'M3' };
      case 'worked tour':
        return pair(async (id) => {
          const tour_request_id = await this.#tour(id);
          await this.#inquiry(await this.#lead(id), { tour_request_id, is_suspected: false });
          return tour_request_id;
        });
      case 'day off':
        return pair((person_id) =>
          this.#insert('day_off', { person_id, first_on: '2099-12-24', last_on: '2099-12-24' }),
        );
      case 'subscription':
        return pair((person_id) =>
          this.#insert('calendar_subscription', {
            ...{ person_id, name: 'Family', host: 'calendar.example' },
            sealed_address: Buffer.from('sealed'),
          }),
        );
      case 'api key':
        return pair((person_id) => {
          const secret_hash = Buffer.from(randomUUID());
          const row = { name: randomUUID(), prefix: 'hsk_x', secret_hash, scopes: ['leads:read'] };
          return this.#insert('api_key', { ...row, person_id, expires_at: '2099-01-01' });
        });
      case 'webhook':
        return pair((id) => this.#webhook(id));
      case 'webhook message':
        return {
          own: await this.#webhookMessage(String(record)),
          others: await this.#webhookMessage(await this.#webhook(this.stranger)),
          missing: MISSING,
        };
      case 'own tour':
      case 'tour':
        return pair((id) => this.#tour(id));
      case 'notification':
        return pair((person_id) =>
          this.#insert('notification', {
            ...{ person_id, kind: 'lead-new', event: randomUUID(), path: '/newleads' },
          }),
        );
      case 'merge':
        return pair(async (id) => {
          const merged_id = await this.#lead(id);
          return this.#insert('lead_merge', { survivor_id: await this.#lead(id), merged_id });
        });
      case 'bulk action':
      case 'import':
      case 'smart list':
        return pair((owner_id) => this.#insert(...ownedRow(rule, owner_id)));
      case 'newsletter':
        return pair(() => this.#insert('newsletter', { list: 'app', subject: 'x', body: 'x' }));
      case 'action plan':
        return pair(() => insertPlan(this.at.database.pool));
      case 'trigger':
        return { ...(await findTriggers(this.at.database.pool)), missing: MISSING };
      case 'lead plan':
        return pair(async (id) => insertLeadPlan(this.at.database.pool, await this.#lead(id)));
      case 'office template':
        return pair(() => this.#template(null));
      case 'template':
        return pair((id) => this.#template(id));
      case 'unmatched message':
        return pair(() => this.#unmatchedMessage());
      case 'lead rule':
        return { ...this.leadRule, missing: MISSING };
      case 'source cost':
        return pair(() => {
          this.#months += 1;
          const month = `${2000 + this.#months}-01-01`;
          return this.#insert('source_cost', { source_id: this.entry.id, month, cost_cents: 1 });
        });
      case 'pond':
        return { ...this.pond, missing: MISSING };
      case 'routed person':
      case 'seen person':
      case 'lender':
        return { own: await this.teamMate(), ...team };
      case 'onboarding step':
        return pair(() => this.#step());
      case 'onboarding item':
        return pair(async (person_id) =>
          this.#insert('onboarding_item', { person_id, step_id: await this.#step() }),
        );
      case 'testimonial':
        return { ...this.testimonial, missing: MISSING };
      case 'entry':
        return { own: this.entry.id, others: this.entry.other, missing: MISSING };
      case 'list':
        return { own: this.entry.list, others: 'sources', missing: 'nothing' };
      case 'role':
        return { own: 'agent', others: 'admin', missing: 'nothing' };
      case 'role change':
        return { own: await this.#change('agent'), others: 1, missing: 99_999_999 };
      case 'permission':
      case 'party number':
      case 'deal number':
      case 'run':
        return { own: 1, others: 2, missing: 99_999_999 };
      default:
        return { own: who.id, others: this.stranger, missing: MISSING };
    }
  }

  async #insert(table: string, row: Record<string, unknown>): Promise<string> {
    const names = Object.keys(row);
    const { rows } = await this.at.database.pool.query(
      `insert into ${table} (${names.join(', ')})
       values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning *`,
      Object.values(row),
    );
    return rows[0].id;
  }

  /** A change of a person, a role or an entry, by its id. */
  async #change(record_id: string, of?: IdRule): Promise<number> {
    const ofLeads = new Map([
      [this.entry.id, 'leads.reference-entry'],
      [this.testimonial.own, 'leads.testimonial'],
      [this.leadRule.own, 'leads.rule'],
      [this.pond.own, 'leads.pond'],
    ]);
    const record_kind =
      ofLeads.get(record_id) ??
      (of && changeKinds[of]) ??
      `accounts.${record_id === 'agent' ? 'role' : 'person'}`;
    const row = { record_id, what: 'edited', before: { city: 'A' }, after: { city: 'B' } };
    return Number(await this.#insert('record_change', { record_kind, ...row }));
  }

  #step = () => this.#insert('onboarding_step', { title: randomUUID(), position: 99 });

  async #address(person_id: string): Promise<string> {
    this.#made += 1;
    const remove = 'delete from saved_address where person_id = $1';
    await this.at.database.pool.query(remove, [person_id]);
    const address = `${this.#made} Chicago St`;
    const row = { person_id, slot: 1, label: 'Work', address, position: '(-95.9,41.2)' };
    return this.#insert('saved_address', row);
  }

  #template(owner_id: string | null): Promise<string> {
    this.#made += 1;
    const row = { channel: 'email', subject: 'Hello', body: 'Hello', owner_id };
    return this.#insert('message_template', { name: `Hello ${this.#made}`, ...row });
  }

  #webhook = (personId: string) => this.#insert(...webhookRow(personId));
  #webhookMessage = (id: string) => this.#insert(...webhookMessageRow(id));

  #unmatchedMessage(): Promise<string> {
    this.#made += 1;
    return this.#insert('message', {
      ...{ channel: 'email', direction: 'in', status: 'received', body: '', thread: '' },
      ...{ message_id: `<${this.#made}@example.org>`, address: 'eve@example.org' },
    });
  }

  #tour(person_id: string): Promise<string> {
    return this.#insert('tour_request', {
      ...{ person_id, listing_key: 'M1', mls_number: 'M1', kind: 'in-person', comments: '' },
      ...{ name: 'Eve Tester', email: 'eve@example.org', phone: '', tour_on: '2026-12-01' },
    });
  }

  #inquiry(lead_id: string, given: object = {}): Promise<string> {
    const row = { name: 'Eve Tester', email: 'eve@example.org', kind: 'contact' };
    return this.#insert('inquiry', {
      ...row,
      lead_id,
      is_verified: false,
      is_suspected: true,
      ...given,
    });
  }

  #lead(agent_id: string, given: object = {}): Promise<string> {
    const lead = { email: `${randomUUID()}@example.org`, first_name: 'Eve', last_name: 'Tester' };
    return this.#insert('lead', { ...lead, agent_id, ...given });
  }

  async #session(person_id: string): Promise<string> {
    const { rows } = await this.at.database.pool.query(
      `insert into session select (jsonb_populate_record(s, jsonb_build_object(
         'id', $1::uuid, 'person_id', $2::uuid))).* from session s where s.id = $3 returning id`,
      [randomUUID(), person_id, this.actors.get('client')?.session.sessionId],
    );
    return rows[0].id;
  }
}
