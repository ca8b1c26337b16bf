import type { MlsVendor } from '@homestead/contract/platform';
import { entityAddress, keyCondition } from './key-filter.ts';
import { isDenied } from './mls-error.ts';
import {
  type ChildKind,
  type ChildOffer,
  childKinds,
  type KeyFilter,
  type MlsOffer,
} from './mls-offer.ts';
import type { EntityReader } from './page-walk.ts';
import type { MlsResource } from './read-metadata.ts';

type Row = Record<string, unknown>;

/** The entity types of children, and what to try where the MLS doesn't say. */
const children: Record<
  ChildKind,
  { type: RegExp; guesses: string[]; owners: string[]; key: string }
> = {
  media: { type: /^Media$/i, guesses: ['Media'], owners: ['ResourceRecordKey'], key: 'MediaKey' },
  openHouses: {
    type: /^OpenHouses?$/i,
    guesses: ['OpenHouse'],
    owners: ['ListingKey', 'ListingId'],
    key: 'OpenHouseKey',
  },
  rooms: {
    type: /^(?:Property)?Rooms?$/i,
    guesses: ['Rooms', 'PropertyRooms'],
    owners: ['ListingKey'],
    key: 'RoomKey',
  },
  units: {
    type: /^(?:Property)?UnitTypes?$/i,
    guesses: ['UnitTypes', 'PropertyUnitTypes'],
    owners: ['ListingKey'],
    key: 'UnitTypeKey',
  },
};

/** The filters by key, the quickest first. */
const keyFilters: readonly KeyFilter[] = [
  { field: 'ListingKey', form: 'in' },
  { field: 'ListingKey', form: 'or' },
  { field: 'ListingId', form: 'in' },
  { field: 'ListingId', form: 'or' },
];

const NO_KEY = 'no-such-listing';

export interface TrialOptions {
  vendor: MlsVendor;
  resources: MlsResource[] | null;
  metadataProblem: string | null;
  /** Conditions that every request for listings carries. */
  conditions: readonly string[];
  mayExpand: boolean;
}

/**
 * Finds out with a few requests for one listing what the MLS does besides what it says: which
 * expands, counts, orders and filters it answers. Throws when it gives no listings at all.
 */
export async function tryOut(mls: EntityReader, options: TrialOptions): Promise<MlsOffer> {
  const trial = new Trial(mls, options.conditions);
  const row = (await trial.ask({})).rows[0] as Row | undefined;
  const expands = await findExpands(trial, options, row);
  return {
    vendor: options.vendor,
    resources: options.resources,
    metadataProblem: options.metadataProblem,
    children: Object.fromEntries(
      await Promise.all(
        childKinds.map(async (kind) => [
          kind,
          {
            expand: expands[kind] ?? null,
            resource: await findResource(trial, kind, options.resources),
          },
        ]),
      ),
    ) as Record<ChildKind, ChildOffer>,
    canCount: (await trial.find({ $count: 'true' }))?.count != null,
    canOrder: (await trial.find({ $orderby: 'ModificationTimestamp,ListingKey' })) !== null,
    canFilterPhotoChanges: await canFilterPhotoChanges(trial, row),
    keyFilter: await findKeyFilter(trial, row),
  };
}

class Trial {
  readonly #mls: EntityReader;
  readonly #conditions: readonly string[];

  constructor(mls: EntityReader, conditions: readonly string[]) {
    this.#mls = mls;
    this.#conditions = conditions;
  }

  ask(parameters: Record<string, string>, resource = 'Property') {
    const own = resource === 'Property' ? this.#conditions : [];
    const { $filter, ...rest } = parameters;
    const filter = [...own, ...($filter ? [$filter] : [])].join(' and ');
    const all = { ...(filter && { $filter: filter }), ...rest, $top: '1' };
    const query = Object.entries(all).map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    );
    return this.#mls.page(`${this.#mls.url}/${resource}?${query.join('&')}`);
  }

  /** The answer, or null when the MLS refuses the question. */
  find(parameters: Record<string, string>, resource?: string) {
    return unlessDenied(this.ask(parameters, resource));
  }

  /** The listing by its own address, 'none' when there is none, or null when that is refused. */
  findEntity(key: string): Promise<unknown> {
    const asking = this.#mls.entity(entityAddress(this.#mls.url, 'Property', key));
    return unlessDenied(asking.then((row) => row ?? 'none'));
  }
}

async function unlessDenied<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking;
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
}

async function findExpands(
  trial: Trial,
  { resources, mayExpand }: TrialOptions,
  row: Row | undefined,
): Promise<Partial<Record<ChildKind, string>>> {
  if (!mayExpand) return {};
  const links = resources?.find(({ name }) => name === 'Property')?.links;
  const wanted = childKinds.flatMap((kind) =>
    links
      ? links
          .filter(({ type }) => children[kind].type.test(type))
          .map(({ name }) => ({ kind, name }))
      : children[kind].guesses.map((name) => ({ kind, name })),
  );
  const works = async (names: readonly string[]) => {
    const answer = await trial.find({ $expand: names.join(',') });
    const [first] = (answer?.rows ?? []) as Row[];
    // A server that ignores $expand gives the bare listing.
    return answer !== null && (!row || !first || names.every((name) => name in first));
  };
  const isAll =
    links !== undefined && wanted.length > 0 && (await works(wanted.map(({ name }) => name)));
  const found: Partial<Record<ChildKind, string>> = {};
  for (const { kind, name } of wanted) {
    if (!found[kind] && (isAll || (await works([name])))) found[kind] = name;
  }
  return found;
}

/** The children's own resource, if there is one that can be filtered by listing. */
async function findResource(
  trial: Trial,
  kind: ChildKind,
  resources: readonly MlsResource[] | null,
): Promise<ChildOffer['resource']> {
  // No page shows units yet, so they aren't worth requests of their own.
  if (kind === 'units') return null;
  const { type, guesses, owners, key } = children[kind];
  if (resources !== null) {
    const found = resources.find((resource) => type.test(resource.type));
    const owner = found && owners.find((field) => found.fields.includes(field));
    // Expanded children are known by the standard's key, whatever the resource's own one is.
    const ownKey = found?.fields.includes(key) ? key : (found?.key ?? key);
    return found && owner ? { name: found.name, key: ownKey, owner } : null;
  }
  for (const name of guesses) {
    const answer = await trial.find({}, name);
    if (answer !== null) return { name, key, owner: owners[0] ?? 'ListingKey' };
  }
  return null;
}

async function canFilterPhotoChanges(trial: Trial, row: Row | undefined): Promise<boolean> {
  const at = row?.PhotosChangeTimestamp;
  if (typeof at !== 'string') return false;
  return (await trial.find({ $filter: `PhotosChangeTimestamp ge ${at}` })) !== null;
}

/** A way counts when it finds the listing it asks for, and nothing for a key nobody has. */
async function findKeyFilter(trial: Trial, row: Row | undefined): Promise<KeyFilter> {
  for (const filter of row ? keyFilters : []) {
    const value = row?.[filter.field];
    if (typeof value !== 'string') continue;
    const rowsOf = async (key: string) =>
      ((await trial.find({ $filter: keyCondition(filter, [key]) }))?.rows ?? null) as Row[] | null;
    if ((await rowsOf(value))?.[0]?.[filter.field] !== value) continue;
    if ((await rowsOf(NO_KEY))?.length === 0) return filter;
  }
  const key = row?.ListingKey;
  if (typeof key === 'string') {
    const found = (await trial.findEntity(key)) as Row | null;
    if (found?.ListingKey === key && (await trial.findEntity(NO_KEY)) === 'none') {
      return { field: 'ListingKey', form: 'entity' };
    }
  }
  return { field: 'ListingKey', form: 'none' };
}
