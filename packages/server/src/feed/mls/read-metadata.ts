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

/** A tag with its attributes, or a comment, CDATA section, declaration or instruction to skip. */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[!?][^>]*>|<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Names of types, fields and resources (OData CSDL, section 15: SimpleIdentifier, QualifiedName). */
const isName = /^[\p{L}_][\p{L}\p{N}_.()]{0,300}$/u;

/**
 * The resources in a `$metadata` document (OData CSDL in XML). Only tags and attributes matter
 * there; entities are never expanded, and a name with one counts as unreadable. Throws
 * {@link MetadataError} when the text isn't such a document, is cut off or has no entity set.
 */
export function readMetadata(xml: string): MlsResource[] {
  const types = new Map<string, EntityType>();
  const sets: { name: string; type: string }[] = [];
  let open: EntityType | null = null;
  let isWhole = false;
  for (const [, slash, tag = '', text = '', closed] of xml.matchAll(markup)) {
    if (slash) {
      if (tag === 'EntityType') open = null;
      if (tag === 'Edmx') isWhole = true;
      continue;
    }
    const name = (key: string) => nameIn(text, key);
    switch (tag) {
      case 'EntityType':
        open = { base: name('BaseType') || null, key: null, fields: [], links: [] };
        types.set(name('Name'), open);
        if (closed) open = null;
        break;
      case 'PropertyRef':
        if (open) open.key ??= name('Name');
        break;
      case 'Property':
        open?.fields.push(name('Name'));
        break;
      case 'NavigationProperty':
        open?.links.push({ name: name('Name'), type: typeName(name('Type')) });
        break;
      case 'EntitySet':
        sets.push({ name: name('Name'), type: typeName(name('EntityType')) });
        break;
    }
  }
  if (!isWhole) throw new MetadataError(failureMessages.metadataCut());
  if (sets.length === 0) throw new MetadataError(failureMessages.metadataEmpty());
  return sets.map(({ name, type }) => ({ name, type, ...whole(types, type) }));
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

/** A type with what it inherits; at most ten levels. */
function whole(types: ReadonlyMap<string, EntityType>, name: string) {
  const found = {
    key: null as string | null,
    fields: [] as string[],
    links: [] as MlsResource['links'],
  };
  let type = types.get(name);
  for (let level = 0; type && level < 10; level += 1) {
    found.key ??= type.key;
    found.fields.push(...type.fields);
    found.links.push(...type.links);
    type = type.base === null ? undefined : types.get(typeName(type.base));
  }
  return found;
}

/** "Collection(org.reso.metadata.Media)" → "Media". */
function typeName(text: string): string {
  return withoutPrefix(text.replace(/^Collection\((.*)\)$/, '$1'), '.');
}

function withoutPrefix(text: string, separator: string): string {
  return text.slice(text.lastIndexOf(separator) + 1);
}
