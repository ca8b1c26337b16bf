import { personPhotoAddress, roleLabel } from '@homestead/contract/accounts';
import type { WireAgentCard, WireAgentProfile, WirePublicAgent } from '@homestead/contract/leads';
import { placeSlug } from '@homestead/contract/listings';
import { mayChangePerson, namePeople, requirePersonToChange } from '#accounts';
import {
  type Actor,
  type Caller,
  changeRecord,
  columnHistory,
  createRecord,
  type DatabaseTransaction,
  type Queryable,
  type RecordTable,
  refuse,
  serviceArea,
} from '#platform';
import { fieldMessages } from '../messages.ts';
import { refuseLead } from '../refuse-lead.ts';
import {
  findAgentToEdit,
  findProfile,
  findPublicAgent,
  lockProfiles,
  type ProfileRow,
  type PublicAgentRow,
  setSlug,
  takeSlug,
} from './agent-profile-store.ts';

const list = new Intl.ListFormat('en-US', { type: 'unit' });
const textOfList = (value: unknown) => (Array.isArray(value) ? list.format(value) : '');

export const profileTable: RecordTable<ProfileRow> = {
  key: 'leads.agent-profile',
  table: 'agent_profile',
  columns: {
    about: { label: fieldMessages.about },
    areas: { label: fieldMessages.areas, textOf: textOfList },
    languages: { label: fieldMessages.languages, textOf: textOfList },
    specialties: { label: fieldMessages.specialties, textOf: textOfList },
    is_published: {
      label: fieldMessages.isPublished,
      textOf: (value) => (value ? fieldMessages.yes() : fieldMessages.no()),
    },
  },
  refuseMissing: () => refuseLead('agent-not-found'),
};

/** What a profile says before it was first saved. */
const blank = (id: string): ProfileRow => ({
  id,
  slug: '',
  about: '',
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

/**
 * The profile of an agent who is the caller, or within the scope of a caller with edit-users.
 * Refuses (agent-not-found) anyone else, whether or not they exist.
 */
export async function requireProfile(
  db: Queryable,
  caller: Caller,
  id: string,
): Promise<{ row: ProfileRow; slugBase: string }> {
  const person = await findAgentToEdit(db, caller, id);
  if (!person) return refuseLead('agent-not-found');
  const slugBase = placeSlug(`${person.first_name} ${person.last_name}`) || 'agent';
  return { row: (await findProfile(db, id)) ?? blank(id), slugBase };
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

type ProfileFields = Partial<
  Pick<ProfileRow, 'about' | 'areas' | 'languages' | 'specialties' | 'is_published'>
>;

/** Saves a locked profile; a name that is new, or has changed, gets a slug of its own. */
export async function saveProfile(
  tx: DatabaseTransaction,
  actor: Actor,
  { row, slugBase }: { row: ProfileRow; slugBase: string },
  set: ProfileFields,
): Promise<ProfileRow> {
  requireKnownAreas(set.areas ?? [], row.areas);
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

export const profileHistory = columnHistory(profileTable, {
  async see(db, caller, ids) {
    const found = await Promise.all(ids.map((id) => requireProfile(db, caller, id)));
    return new Map(found.map(({ row }) => [row.id, row]));
  },
  requireToChange: async (tx, caller, id) => (await lockProfile(tx, caller, id)).row,
  mayUndo: (db, caller, { id }) => mayChangePerson(db, caller, id),
  namePeople,
});

export function presentProfile(row: ProfileRow, mayEdit = true): WireAgentProfile {
  const { id, about, areas, languages, specialties, version } = row;
  return {
    ...{ id, about, areas, languages, specialties, version },
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
    areas: row.areas,
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
    specialties: row.specialties,
  };
}
