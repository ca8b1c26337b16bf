import type { EntityModel, FieldType } from './entity-model.ts';
import { lookupNames, lookupValues } from './lookups.ts';
import type { Quirks } from './quirks.ts';
import type { EntityName } from './vendor.ts';

const namespace = 'org.reso.metadata';

function edmType(type: FieldType, quirks: Quirks): string {
  if (type.startsWith('one:') || type.startsWith('many:')) {
    const named =
      quirks.encoding === 'names'
        ? `${namespace}.enums.${type.slice(type.indexOf(':') + 1)}`
        : 'Edm.String';
    return type.startsWith('many:') && !quirks.commaLists
      ? `Collection(${named})`
      : quirks.commaLists
        ? 'Edm.String'
        : named;
  }
  if (quirks.numbersAsStrings && (type === 'whole' || type === 'decimal')) return 'Edm.String';
  switch (type) {
    case 'whole':
      return 'Edm.Int64';
    case 'decimal':
      return 'Edm.Decimal';
    case 'flag':
      return 'Edm.Boolean';
    case 'date':
      return 'Edm.Date';
    case 'instant':
      return 'Edm.DateTimeOffset';
    default:
      return 'Edm.String';
  }
}

function entityType(model: EntityModel, quirks: Quirks): string {
  const properties = [...model.fields].map(([name, type]) => {
    const lookup = type.includes(':') ? type.slice(type.indexOf(':') + 1) : null;
    const scale = type === 'decimal' && !quirks.numbersAsStrings ? ' Scale="variable"' : '';
    const nullable = name === model.key ? ' Nullable="false"' : '';
    const start = `        <Property Name="${name}" Type="${edmType(type, quirks)}"${scale}${nullable}`;
    return lookup === null
      ? `${start}/>`
      : `${start}>\n          <Annotation Term="RESO.OData.Metadata.LookupName" String="${lookup}"/>\n        </Property>`;
  });
  const navigation = [...model.expands].map(
    ([name, { entity, isOne }]) =>
      `        <NavigationProperty Name="${name}" Type="${
        isOne ? `${namespace}.${entity}` : `Collection(${namespace}.${entity})`
      }"/>`,
  );
  return `      <EntityType Name="${model.name}">
        <Key><PropertyRef Name="${model.key}"/></Key>
${[...properties, ...navigation].join('\n')}
      </EntityType>`;
}

function enumerations(): string {
  return lookupNames
    .map((lookup) => {
      const members = lookupValues
        .filter((value) => value.lookupName === lookup)
        .map(
          (value, at) =>
            `        <Member Name="${value.name}" Value="${at}"><Annotation Term="RESO.OData.Metadata.StandardName" String="${value.display.replaceAll('&', '&amp;')}"/></Member>`,
        );
      return `      <EnumType Name="${lookup}">\n${members.join('\n')}\n      </EnumType>`;
    })
    .join('\n');
}

/**
 * The service's EDMX document (OData CSDL XML 4.0) in the RESO namespace: `resources` are its
 * entity sets, and what only comes expanded is a type alone.
 */
export function metadataXml(
  models: ReadonlyMap<EntityName, EntityModel>,
  resources: readonly EntityName[],
  quirks: Quirks,
): string {
  const expanded = [...models.values()].flatMap((model) => [...model.expands.values()]);
  const all = [...models.values()].filter(
    ({ name }) => resources.includes(name) || expanded.some(({ entity }) => entity === name),
  );
  const enums =
    quirks.encoding === 'names'
      ? `    <Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="${namespace}.enums">\n${enumerations()}\n    </Schema>\n`
      : '';
  const sets = all.flatMap((model) => {
    if (!resources.includes(model.name)) return [];
    const bindings = [...model.expands].flatMap(([name, { entity }]) =>
      resources.includes(entity)
        ? [`<NavigationPropertyBinding Path="${name}" Target="${entity}"/>`]
        : [],
    );
    return `        <EntitySet Name="${model.name}" EntityType="${namespace}.${model.name}">${bindings.join('')}</EntitySet>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0">
  <edmx:DataServices>
    <Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="${namespace}">
${all.map((model) => entityType(model, quirks)).join('\n')}
      <EntityContainer Name="Container">
        <Annotation Term="RESO.OData.Metadata.DataDictionaryVersion" String="2.0"/>
${sets.join('\n')}
      </EntityContainer>
    </Schema>
${enums}  </edmx:DataServices>
</edmx:Edmx>
`;
}
