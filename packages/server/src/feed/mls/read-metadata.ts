import { failureMessages } from '../messages.ts';

/** A resource of the MLS: an entity set with the parts of its type that we look at. */
export interface MlsResource {
  name: string;
  /** The entity type's name without its namespace. */
  type: string;
  key: string | null;
  fields: string[];
  links: { name: string; type: string }[];
}

/** The text isn't a metadata document. */
export class MetadataError extends Error {}

interface EntityType {
  base: string | null;
  key: string | null;
  fields: string[];
  links: { name: string; type: string }[];
}

/** What isn't looked into, by how it starts, and how it ends. */
const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<!', '>'],
  ['<?', '>'],
] as const;
/** A tag's slash, its name without a prefix, and the rest of it. */
const tagText = /^<(\/?)(?:[\w.-]+:)?([\w.-]+)(.*)$/s;
/** More than any MLS has. */
const MAX_SETS = 500;
const MAX_FIELDS = 5000;
const MAX_LINKS = 500;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Names of types, fields and resources (OData CSDL, section 15: SimpleIdentifier, QualifiedName). */
const isName = /^[\p{L}_][\p{L}\p{N}_.()]{0,300}$/u;

/**
 * The resources in a `$metadata` document (OData CSDL in XML). Only tags and attributes matter
 * there; entities are never expanded, and a name with one counts as unreadable. Throws
 * {@link MetadataError} when the text isn't such a document, is cut off, has no entity set or
 * more of anything than an MLS has.
 */
export function readMetadata(xml: string): MlsResource[] {
  const types = new Map<string, EntityType>();
  const sets: { name: string; type: string }[] = [];
  let open: EntityType | null = null;
  let isWhole = false;
  for (const { isEnd, tag, text, isClosed } of tagsOf(xml)) {
    if (isEnd) {
      if (tag === 'EntityType') open = null;
      if (tag === 'Edmx') isWhole = true;
      continue;
    }
    const name = (key: string) => nameIn(text, key);
    switch (tag) {
      case 'EntityType':
        open = { base: name('BaseType') || null, key: null, fields: [], links: [] };
        types.set(name('Name'), open);
        if (isClosed) open = null;
        break;
      case 'PropertyRef':
        if (open) open.key ??= name('Name');
        break;
      case 'Property':
        if (open) addTo(open.fields, name('Name'), MAX_FIELDS);
        break;
      case 'NavigationProperty':
        if (open)
          addTo(open.links, { name: name('Name'), type: typeName(name('Type')) }, MAX_LINKS);
        break;
      case 'EntitySet':
        addTo(sets, { name: name('Name'), type: typeName(name('EntityType')) }, MAX_SETS);
        break;
    }
  }
  if (!isWhole) throw new MetadataError(failureMessages.metadataCut());
  if (sets.length === 0) throw new MetadataError(failureMessages.metadataEmpty());
  return sets.map(({ name, type }) => ({ name, type, ...whole(types, type) }));
}

interface Tag {
  isEnd: boolean;
  tag: string;
  /** Its attributes. */
  text: string;
  isClosed: boolean;
}

/**
 * The tags of a document, in one pass over it. Comments, CDATA sections, declarations and
 * instructions are skipped; one that never ends is the end.
 */
function* tagsOf(xml: string): Generator<Tag> {
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const end = skipped.find(([start]) => xml.startsWith(start, at))?.[1];
    const last = end === undefined ? tagEnd(xml, at) : xml.indexOf(end, at);
    if (last < 0) return;
    const [, slash, tag = '', text = ''] =
      end === undefined ? (tagText.exec(xml.slice(at, last)) ?? []) : [];
    if (tag) yield { isEnd: slash === '/', tag, text, isClosed: text.endsWith('/') };
    at = xml.indexOf('<', last);
  }
}

/** Where the ">" of a tag is, outside its quoted values; -1 when it has none. */
function tagEnd(xml: string, from: number): number {
  const marks = /["'>]/g;
  marks.lastIndex = from;
  for (let mark = marks.exec(xml); mark; mark = marks.exec(xml)) {
    if (mark[0] === '>') return mark.index;
    const close = xml.indexOf(mark[0], mark.index + 1);
    if (close < 0) return -1;
    marks.lastIndex = close + 1;
  }
  return -1;
}

function addTo<T>(list: T[], item: T, most: number): void {
  if (list.length >= most) throw new MetadataError(failureMessages.metadataTooLarge());
  list.push(item);
}

function nameIn(attributes: string, key: string): string {
  for (const [, name, double, single] of attributes.matchAll(attribute)) {
    if (name !== key) continue;
    const value = double ?? single ?? '';
    if (!isName.test(value))
      throw new MetadataError(failureMessages.metadataName({ attribute: key }));
    return value;
  }
  return '';
}

/** A type with what it inherits; each base counts once. */
function whole(types: ReadonlyMap<string, EntityType>, name: string) {
  const found = {
    key: null as string | null,
    fields: [] as string[],
    links: [] as MlsResource['links'],
  };
  const seen = new Set<EntityType>();
  for (let type = types.get(name); type && !seen.has(type); type = types.get(typeName(type.base))) {
    seen.add(type);
    found.key ??= type.key;
    for (const field of type.fields) addTo(found.fields, field, MAX_FIELDS);
    for (const link of type.links) addTo(found.links, link, MAX_LINKS);
  }
  return found;
}

/** "Collection(org.reso.metadata.Media)" → "Media". */
function typeName(text: string | null): string {
  if (text === null) return '';
  return withoutPrefix(text.replace(/^Collection\((.*)\)$/, '$1'), '.');
}

function withoutPrefix(text: string, separator: string): string {
  return text.slice(text.lastIndexOf(separator) + 1);
}
