import {
  type FormKey as DocumentForm,
  envelopeTemplateCalls,
  type envelopeTemplateEndpoints,
  formCalls,
  type formEndpoints,
} from '@homestead/contract/documents';
import {
  packetFinancings,
  packetKeys,
  packetKinds,
  packetRuleCalls,
  type packetRuleEndpoints,
  packetRuleFields,
  type WirePacketRule,
} from '@homestead/contract/transactions';
import { useMemo } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { z } from 'zod';
import { personApi, requireStaff } from '#accounts';
import {
  type Column,
  DeskSkeleton,
  editAction,
  type FieldHints,
  type FormKey,
  type ListShape,
  type RecordAction,
  RecordList,
  readList,
  retireActions,
  useList,
} from '#desk';
import { ApiError, createClient, instantDateText, UNKNOWN } from '#platform';
import { packetRuleMessages } from '../messages/packet-rules.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const rules = createClient<typeof packetRuleEndpoints>(packetRuleCalls, personApi);
const forms = createClient<typeof formEndpoints>(formCalls, personApi);
const templates = createClient<typeof envelopeTemplateEndpoints>(envelopeTemplateCalls, personApi);

const shape: ListShape<never, never> = { filters: {}, sorts: [] };
const PAGE = 100;

/** A rule as its form has it: what it names as one choice, and flags as choices. */
type Rule = WirePacketRule & { what: string; sid: Flag; soil: Flag };
type Flag = 'yes' | 'no' | null;

const flagOf = (value: boolean | null): Flag => (value === null ? null : value ? 'yes' : 'no');
const rowOf = (rule: WirePacketRule): Rule => ({
  ...rule,
  what: rule.form ? `form:${rule.form}` : `template:${rule.templateId ?? ''}`,
  ...{ sid: flagOf(rule.isInSid), soil: flagOf(rule.isInSoilArea) },
});

const { shape: sent } = packetRuleFields;
const flag = z.enum(['yes', 'no']).nullable();
const schema = {
  labels: {},
  body: z.object({
    what: z.string().min(1),
    ...{ packet: sent.packet, kinds: sent.kinds, property: sent.property },
    ...{ builtBefore: sent.builtBefore, builtAfter: sent.builtAfter, financing: sent.financing },
    ...{ sid: flag, soil: flag, need: sent.need, ifUnsure: sent.ifUnsure },
    ...{ why: sent.why, unsure: sent.unsure },
  }),
};

const kindWords = {
  buying: packetRuleMessages.buying,
  received: packetRuleMessages.received,
  listing: packetRuleMessages.listing,
} as const;
const packetWords = { client: packetRuleMessages.client, deal: packetRuleMessages.deal } as const;
const needWords = { needed: packetRuleMessages.required, check: packetRuleMessages.check } as const;
const propertyWords = { homes: packetRuleMessages.homes, other: packetRuleMessages.other } as const;
const financingWords = {
  va: packetRuleMessages.va,
  fha: packetRuleMessages.fha,
  usda: packetRuleMessages.usda,
  conventional: packetRuleMessages.conventional,
  cash: packetRuleMessages.cash,
} as const;

const choicesOf = <Key extends string>(
  keys: readonly Key[],
  texts: Readonly<Record<Key, () => string>>,
) => keys.map((value) => ({ value, label: texts[value]() }));

const needs = ['needed', 'check'] as const;

interface Choice {
  value: string;
  label: string;
}

const sectionsOf = (documents: readonly Choice[]): { title?: string; fields: FieldHints[] }[] => [
  {
    fields: [
      {
        ...{ name: 'what', label: packetRuleMessages.document(), isRequired: true, isWide: true },
        choices: documents,
      },
      {
        ...{ name: 'packet', label: packetRuleMessages.packet(), isRequired: true },
        choices: choicesOf(packetKeys, packetWords),
      },
      {
        ...{
          name: 'kinds',
          kind: 'many',
          label: packetRuleMessages.kinds(),
          isRequired: true,
          hint: packetRuleMessages.kindsHint(),
        },
        choices: choicesOf(packetKinds, kindWords),
      },
    ],
  },
  {
    title: packetRuleMessages.conditions(),
    fields: [
      {
        ...{ name: 'property', label: packetRuleMessages.property(), isRequired: false },
        ...{ choices: choicesOf(['homes', 'other'], propertyWords) },
        hint: packetRuleMessages.conditionsHint(),
      },
      {
        ...{ name: 'financing', label: packetRuleMessages.financing(), isRequired: false },
        choices: choicesOf(packetFinancings, financingWords),
      },
      { name: 'builtBefore', label: packetRuleMessages.builtBefore(), isRequired: false },
      { name: 'builtAfter', label: packetRuleMessages.builtAfter(), isRequired: false },
      {
        ...{ name: 'sid', label: packetRuleMessages.sid(), isRequired: false },
        choices: choicesOf(['yes', 'no'], {
          yes: packetRuleMessages.inSid,
          no: packetRuleMessages.outsideSid,
        }),
      },
      {
        ...{ name: 'soil', label: packetRuleMessages.soil(), isRequired: false },
        choices: choicesOf(['yes', 'no'], {
          yes: packetRuleMessages.inSoil,
          no: packetRuleMessages.outsideSoil,
        }),
      },
    ],
  },
  {
    title: packetRuleMessages.result(),
    fields: [
      {
        ...{ name: 'need', label: packetRuleMessages.result(), isRequired: true },
        choices: choicesOf(needs, needWords),
      },
      {
        ...{ name: 'ifUnsure', label: packetRuleMessages.ifUnsure(), isRequired: true },
        choices: choicesOf(needs, needWords),
      },
      {
        ...{ name: 'why', label: packetRuleMessages.why(), isWide: true, isRequired: true },
        hint: packetRuleMessages.whyHint(),
      },
      {
        ...{ name: 'unsure', label: packetRuleMessages.unsure(), isWide: true, isRequired: false },
        hint: packetRuleMessages.unsureHint(),
      },
    ],
  },
];

/** What was typed, as the call takes it. */
function given({ what, sid, soil, unsure, ...others }: Record<string, unknown>) {
  const read = (value: unknown) => (value === 'yes' ? true : value === 'no' ? false : null);
  const [kind, ...rest] = String(what ?? '').split(':');
  const named = rest.join(':');
  return {
    ...others,
    ...(what !== undefined && {
      form: kind === 'form' ? (named as DocumentForm) : null,
      templateId: kind === 'template' ? named : null,
    }),
    ...(sid !== undefined && { isInSid: read(sid) }),
    ...(soil !== undefined && { isInSoilArea: read(soil) }),
    ...(unsure !== undefined && { unsure: String(unsure ?? '') }),
  };
}

const historyOf = ({ id }: Rule) => ({
  ask: (page: number, signal?: AbortSignal) =>
    rules.getPacketRuleHistory({ id, page }, { ...(signal && { signal }) }),
  undo: (change: number, key: FormKey) => rules.undoPacketRuleChange({ id, change }, key),
});

/** The conditions of a rule in packetRuleMessages. */
function conditionsText(rule: Rule): string {
  const { property, builtBefore, builtAfter, financing, isInSid, isInSoilArea } = rule;
  const texts = [
    property && propertyWords[property](),
    builtBefore !== null && packetRuleMessages.builtBeforeYear({ year: String(builtBefore) }),
    builtAfter !== null && packetRuleMessages.builtAfterYear({ year: String(builtAfter) }),
    financing && packetRuleMessages.financed({ kind: financingWords[financing]() }),
    isInSid !== null && (isInSid ? packetRuleMessages.inSid() : packetRuleMessages.outsideSid()),
    isInSoilArea !== null &&
      (isInSoilArea ? packetRuleMessages.inSoil() : packetRuleMessages.outsideSoil()),
  ].filter(Boolean);
  return texts.join(' · ') || packetRuleMessages.always();
}

export function meta() {
  return [{ title: packetRuleMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'reference-lists');
  return null;
}

/** Who keeps the lists may not be someone who sends documents: then there are no templates. */
async function readTemplates(signal: AbortSignal) {
  try {
    return (await templates.listEnvelopeTemplates({ pageSize: PAGE }, { signal })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}

export async function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  const [listed, known, named] = await Promise.all([
    rules.listPacketRules({ page, pageSize: PAGE }, { signal }),
    forms.listDocumentForms({}, { signal }),
    readTemplates(signal),
  ]);
  return {
    rules: { ...listed, data: listed.data.map(rowOf) },
    forms: known.data,
    templates: named.filter(({ isShared }) => isShared),
  };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={packetRuleMessages.title()} />;
}

/** /packet-rules: which documents deals need, and when. */
export default function PacketRulesPage() {
  const answer = useLoaderData<typeof clientLoader>();
  const { nameOf, sections } = useMemo(() => {
    const titles = new Map(answer.forms.map(({ key, title }) => [`form:${key}`, title]));
    const documents = [
      ...answer.forms.map(({ key, title }) => ({
        ...{ value: `form:${key}`, label: packetRuleMessages.form({ title }) },
      })),
      ...answer.templates.map(({ id, name }) => ({
        ...{ value: `template:${id}`, label: packetRuleMessages.template({ title: name }) },
      })),
    ];
    return {
      nameOf: ({ what, form, templateName }: Rule) =>
        form ? (titles.get(what) ?? form) : (templateName ?? packetRuleMessages.gone()),
      sections: sectionsOf(documents),
    };
  }, [answer.forms, answer.templates]);
  const columns: readonly Column<Rule>[] = [
    { id: 'document', label: packetRuleMessages.document, isLong: true, cell: nameOf },
    {
      id: 'kinds',
      label: packetRuleMessages.kinds,
      isLong: true,
      cell: ({ kinds }) => kinds.map((kind) => kindWords[kind]()).join(', '),
    },
    {
      id: 'conditions',
      label: packetRuleMessages.conditions,
      isLong: true,
      isTop: 'labeled',
      cell: conditionsText,
    },
    { id: 'packet', label: packetRuleMessages.packet, cell: ({ packet }) => packetWords[packet]() },
    {
      id: 'need',
      label: packetRuleMessages.result,
      isTop: true,
      cell: ({ need }) => needWords[need](),
    },
    {
      id: 'ifUnsure',
      label: packetRuleMessages.ifUnsure,
      cell: ({ ifUnsure }) => needWords[ifUnsure](),
    },
    {
      id: 'retired',
      label: packetRuleMessages.retired,
      cell: ({ retiredAt }) => (retiredAt ? instantDateText(retiredAt) : UNKNOWN),
    },
  ];
  const actions: readonly RecordAction<Rule>[] = [
    editAction<Rule>({
      titleOf: nameOf,
      schema,
      sections,
      save: ({ id, version, ...typed }, key) =>
        rules.updatePacketRule({ id, version, ...given(typed) }, key),
      history: historyOf,
    }),
    ...retireActions<Rule>({
      titleOf: nameOf,
      setRetired: ({ id, version }, isRetired) =>
        rules.updatePacketRule({ id, version, isRetired }),
      history: historyOf,
    }),
  ];
  return (
    <RecordList
      title={packetRuleMessages.title()}
      list={useList(shape)}
      filters={[]}
      name="packet-rules"
      label={packetRuleMessages.title()}
      columns={columns}
      answer={answer.rules}
      rowId={({ id }) => id}
      rowName={nameOf}
      empty={{ title: packetRuleMessages.none() }}
      actions={actions}
      creation={{
        label: packetRuleMessages.add(),
        schema,
        sections,
        record: { packet: 'deal', need: 'needed', ifUnsure: 'check' },
        nameOf: ({ why }) => String(why),
        save: (typed, key) =>
          rules.createPacketRule(given(typed) as Parameters<typeof rules.createPacketRule>[0], key),
      }}
    />
  );
}
