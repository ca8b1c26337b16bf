import sax from 'sax';
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

/** More than any MLS has. */
const MAX_SETS = 500;
const MAX_TYPES = 2000;
const MAX_BASES = 20;
const MAX_FIELDS = 5000;
const MAX_LINKS = 500;
const MAX_DEPTH = 100;
const PIECE = 65_536;
/**
 * Names of types, fields and resources (OData CSDL, section 15: SimpleIdentifier, QualifiedName).
 */
const isName = /^[\p{L}_][\p{L}\p{N}_.()]{0,300}$/u;

/**
 * The resources in a `$metadata` document (OData CSDL in XML), read tag by tag without building a
 * tree. Entities that a document defines are unknown, so that nothing grows by expanding them.
 * Throws {@link MetadataError} when the text isn't such a document, is cut off, has no entity set
 * or more of anything than an MLS has.
 */
export function readMetadata(xml: string): MlsResource[] {
  const types = new Map<string, EntityType>();
  const sets: { name: string; type: string }[] = [];
  let open: EntityType | null = null;
  let isOurs = false;
  let depth = 0;
  const parser = sax.parser(true);
  parser.onopentag = ({ name: prefixed, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new MetadataError(failureMessages.metadataTooLarge());
    const name = (key: string) => nameOf(attributes[key] as string | undefined, key);
    switch (withoutPrefix(prefixed, ':')) {
      case 'Edmx':
        isOurs = true;
        break;
      case 'EntityType':
        open = { base: name('BaseType') || null, key: null, fields: [], links: [] };
        types.set(name('Name'), open);
        if (types.size > MAX_TYPES) throw new MetadataError(failureMessages.metadataTooLarge());
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
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    if (withoutPrefix(name, ':') === 'EntityType') open = null;
  };
  parser.onerror = (cause) => {
    throw new MetadataError(failureMessages.metadataCut(), { cause });
  };
  // In pieces, since the parser checks the length of what it collects once per piece.
  for (let at = 0; at < xml.length; at += PIECE) parser.write(xml.slice(at, at + PIECE));
  parser.close();
  if (!isOurs) throw new MetadataError(failureMessages.metadataCut());
  if (sets.length === 0) throw new MetadataError(failureMessages.metadataEmpty());
  return sets.map(({ name, type }) => ({ name, type, ...whole(types, type) }));
}

function addTo<T>(list: T[], item: T, most: number): void {
  if (list.length >= most) throw new MetadataError(failureMessages.metadataTooLarge());
  list.push(item);
}

function nameOf(value: string | undefined, attribute: string): string {
  if (value === undefined || isName.test(value)) return value ?? '';
  throw new MetadataError(failureMessages.metadataName({ attribute }));
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
    if (seen.size > MAX_BASES + 1) throw new MetadataError(failureMessages.metadataTooLarge());
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
