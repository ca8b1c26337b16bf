import { personPhotoAddress, roleLabel } from '@homestead/contract/accounts';
import type { WireAgentCard, WireAgentProfile, WirePublicAgent } from '@homestead/contract/leads';
import { placeSlug } from '@homestead/contract/listings';
import type { PageRequest } from '@homestead/contract/platform';
import { mayChangePerson, namePeople, requirePersonToChange } from '#accounts';
import {
  type Actor,
  type Caller,
  changeRecord,
  columnHistory,
  createRecord,
  type DatabaseTransaction,
  holds,
  type Queryable,
  type RecordTable,
  refuse,
  serviceArea,
} from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { refuseLead } from '../refuse-lead.ts';
import {
  findAgentToEdit,
  findProfile,
  findPublicAgent,
  lockProfiles,
  type ProfileRow,
  type PublicAgentRow,
  selectAgentsToEdit,
  selectProfiles,
  setSlug,
  takeSlug,
} from './agent-profile-store.ts';

const list = new Intl.ListFormat('en-US', { type: 'unit' });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const textOfPrice = (value: unknown) =>
  typeof value === 'number' ? dollars.format(value / 100) : '';
const textOfList = (value: unknown) => (Array.isArray(value) ? list.format(value) : '');

export const profileTable: RecordTable<ProfileRow> = {
  key: 'leads.agent-profile',
  table: 'agent_profile',
  columns: {
    about: { label: fieldMessages.about },
    about_es: { label: fieldMessages.aboutEs },
    areas: { label: fieldMessages.areas, textOf: textOfList },
    languages: { label: fieldMessages.languages, textOf: textOfList },
    specialties: { label: fieldMessages.specialties, textOf: textOfList },
    styles: { label: fieldMessages.styles, textOf: textOfList },
    price_from_cents: { label: fieldMessages.priceFrom, textOf: textOfPrice },
    price_to_cents: { label: fieldMessages.priceTo, textOf: textOfPrice },
    mls_id: { label: fieldMessages.mlsId },
    is_published: {
      label: fieldMessages.isPublished,
      textOf: (value) => (value ? fieldMessages.yes() : fieldMessages.no()),
    },
  },
  taken: {
    agent_profile_mls_id: {
      field: 'mlsId',
      label: fieldMessages.mlsId,
      message: fieldMessages.mlsIdTaken,
    },
  },
  refuseMissing: () => refuseLead('agent-not-found'),
};

/** What a profile says before it was first saved. */
const blank = (id: string): ProfileRow => ({
  id,
  slug: '',
  about: '',
  about_es: '',
  areas: [],
  languages: [],
  specialties: [],
  styles: [],
  mls_id: null,
  price_from_cents: null,
  price_to_cents: null,
  is_published: false,
  version: 0,
});

export interface FoundProfile {
  row: ProfileRow;
  name: string;
  /** What the slug is made of. */
  slugBase: string;
}

/**
 * The profile of an agent who is the caller, or within the scope of a caller with edit-users.
 * Refuses (agent-not-found) anyone else, whether or not they exist.
 */
export async function requireProfile(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<FoundProfile> {
  const person = await findAgentToEdit(db, caller, id);
  if (!person) return refuseLead('agent-not-found');
  const name = `${person.first_name} ${person.last_name}`;
  const slugBase = placeSlug(name) || 'agent';
  return { row: (await findProfile(db, id)) ?? blank(id), name, slugBase };
}

/**
 * The same to change it, held until the commit. Refuses (role-above-yours), (person-above-yours) an
 * agent with powers the caller lacks.
 */
export async function lockProfile(tx: Queryable, caller: Caller, id: string) {
  await lockProfiles(tx);
  const found = await requireProfile(tx, caller, id);
  await requirePersonToChange(tx, caller, id);
  return found;
}

type ProfileFields = Partial<Omit<ProfileRow, 'id' | 'slug' | 'version'>>;

/** Saves a locked profile; a name that is new, or has changed, gets a slug of its own. */
export async function saveProfile(
  tx: DatabaseTransaction,
  actor: Actor,
  { row, slugBase }: { row: ProfileRow; slugBase: string },
  set: ProfileFields,
): Promise<ProfileRow> {
  requireKnownAreas(set.areas ?? [], row.areas);
  requireOrder({ ...row, ...set });
  requireMlsIdRight(actor.caller, row, set);
  const isNamed = new RegExp(`^${slugBase}(-\\d+)?$`).test(row.slug);
  const slug = isNamed ? row.slug : await takeSlug(tx, row.id, slugBase);
  if (row.version === 0) {
    const { version: _, ...values } = { ...row, ...set, slug };
    return createRecord<ProfileRow>(tx, profileTable, actor, values);
  }
  if (!isNamed) await setSlug(tx, row.id, slug);
  const changed = await changeRecord<ProfileRow>(tx, profileTable, actor, row, {
    what: 'edited',
    set,
  });
  return { ...changed, slug };
}

/** Refuses areas that are no city of the service area, unless the profile has them already. */
function requireKnownAreas(areas: readonly string[], kept: readonly string[]): void {
  const known = new Set([...serviceArea().cities.map(({ name }) => name), ...kept]);
  if (areas.every((area) => known.has(area))) return;
  const message = fieldMessages.areaUnknown();
  refuse('bad-input', {
    fields: [{ field: 'areas', label: fieldMessages.areas(), message }],
    message,
  });
}

/** Refuses a lowest price above the highest. */
function requireOrder({ price_from_cents: low, price_to_cents: high }: ProfileRow): void {
  if (low === null || high === null || low <= high) return;
  const message = fieldMessages.priceOrder();
  refuse('bad-input', {
    fields: [{ field: 'priceToCents', label: fieldMessages.priceTo(), message }],
    message,
  });
}

/** Whose sales they advertise is for the office to say: an agent can't change their own MLS ID. */
export const mayChangeMlsId = (caller: Caller) => holds(caller, 'edit-users');

function requireMlsIdRight(caller: Caller, row: ProfileRow, { mls_id }: ProfileFields): void {
  if (mls_id === undefined || mls_id === row.mls_id || mayChangeMlsId(caller)) return;
  const message = fieldMessages.mlsIdByOffice();
  refuse('not-permitted', {
    fields: [{ field: 'mlsId', label: fieldMessages.mlsId(), message }],
    message,
  });
}

export const profileHistory = columnHistory(profileTable, {
  async see(db, caller, ids) {
    const found = await Promise.all(ids.map((id) => requireProfile(db, caller, id)));
    return new Map(found.map(({ row }) => [row.id, row]));
  },
  requireToChange: async (tx, caller, id) => (await lockProfile(tx, caller, id)).row,
  mayUndo: async (db, caller, { id }, { before }) =>
    (!('mls_id' in before) || mayChangeMlsId(caller)) && mayChangePerson(db, caller, id),
  namePeople,
});

/** The profiles that the caller may edit, by last name; also those that nobody has written yet. */
export async function listProfiles(db: Queryable, caller: Caller, page: PageRequest) {
  const { rows, ...facts } = await selectAgentsToEdit(db, caller, page);
  const written = await selectProfiles(
    db,
    rows.map(({ id }) => id),
  );
  const data = rows.map(({ id, first_name, last_name }) =>
    presentProfile(
      { row: written.get(id) ?? blank(id), name: `${first_name} ${last_name}` },
      caller,
    ),
  );
  return { data, ...facts };
}

export function presentProfile(
  { row, name }: Omit<FoundProfile, 'slugBase'>,
  caller: Caller,
  mayEdit = true,
): WireAgentProfile {
  const { id, about, areas, languages, specialties, styles, version } = row;
  return {
    ...{ id, name, about, areas, languages, specialties, styles, version },
    aboutEs: row.about_es,
    priceFromCents: row.price_from_cents,
    priceToCents: row.price_to_cents,
    mlsId: row.mls_id,
    fixedColumns: mayChangeMlsId(caller) ? [] : ['mlsId'],
    slug: row.slug || null,
    isPublished: row.is_published,
    abilities: mayEdit ? ['edit'] : [],
  };
}

/** A published profile by a slug that it has or had. Refuses (agent-not-found). */
export async function requirePublicAgent(db: Queryable, slug: string): Promise<PublicAgentRow> {
  return (await findPublicAgent(db, slug.toLowerCase())) ?? refuseLead('agent-not-found');
}

export function presentCard(row: PublicAgentRow): WireAgentCard {
  return {
    slug: row.slug,
    firstName: row.first_name,
    lastName: row.last_name,
    photo: row.photo_key === null ? null : personPhotoAddress(row.photo_key),
    areas: row.shown_areas,
    languages: row.languages,
    licenseNumber: row.license_number,
  };
}

export function presentPublicAgent(row: PublicAgentRow): WirePublicAgent {
  return {
    ...presentCard(row),
    roleLabel: roleLabel(row.role_key),
    email: row.email,
    phone: row.phone,
    about: row.about,
    aboutEs: row.about_es,
    specialties: row.specialties,
    styles: row.styles,
    priceFromCents: row.shown_from_cents,
    priceToCents: row.shown_to_cents,
    isPriceComputed: row.is_price_computed && row.shown_to_cents !== null,
  };
}
