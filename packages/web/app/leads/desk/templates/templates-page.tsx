import {
  mergeFieldNames,
  mergeFields,
  mergeText,
  TEXT_MAX,
  type TemplateChannel,
  templateChannels,
  templateEndpoints,
  textSegments,
  type WireTemplate,
} from '@homestead/contract/messaging';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  type Column,
  DeskSkeleton,
  editAction,
  type FieldHints,
  type ListShape,
  type RecordAction,
  RecordList,
  readList,
  retireActions,
  useList,
} from '#desk';
import { instantDateText, UNKNOWN } from '#platform';
import { templateMessages } from '../messages/templates.ts';
import { fairHousingReason } from './fair-housing-reason.ts';
import { templates } from './template-client.ts';
import { TemplateDraftPreview } from './template-draft-preview.tsx';
import { TemplatePreview } from './template-preview.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

const channels: Record<TemplateChannel, () => string> = {
  email: templateMessages.email,
  sms: templateMessages.sms,
};
const shape: ListShape<'channel', never> = {
  filters: { channel: (value) => Object.hasOwn(channels, value) },
  sorts: [],
};
const channelChoices = () => templateChannels.map((value) => ({ value, label: channels[value]() }));

const examples = Object.fromEntries(
  mergeFieldNames.map((name) => [name, mergeFields[name].example]),
);

const bodyHint = () =>
  templateMessages.bodyHint({
    fields: mergeFieldNames.map((name) => `{{${name}}}`).join(', '),
    fallback: '{{first_name|there}}',
  });

/** How long a text message is; the fields are explained either way. */
const textHint = (value: string | boolean) => {
  const text = String(value);
  const count = textSegments(mergeText(text, examples).text);
  const length = text === '' ? '' : ` ${templateMessages.segmentHint({ count })}`;
  return `${bodyHint()}${length}`;
};

const fieldsOf = (mayShare: boolean, channel: TemplateChannel | null): FieldHints[] => {
  const isEmail = (values: Readonly<Record<string, unknown>>) =>
    (channel ?? values.channel) === 'email';
  return [
    { name: 'name' },
    ...(channel === null ? [{ name: 'channel', choices: channelChoices() }] : []),
    { name: 'subject', isWide: true, isShown: isEmail },
    {
      name: 'body',
      kind: 'lines',
      hint: channel === 'sms' ? textHint : bodyHint(),
      ...(channel === 'sms' && { most: TEXT_MAX }),
    },
    ...(mayShare ? [{ name: 'isShared', hint: templateMessages.sharingHint() }] : []),
    { ...fairHousingReason, hint: templateMessages.reasonHint() },
  ];
};

const titleOf = ({ name }: WireTemplate) => name;
const historyOf = ({ id }: WireTemplate) => ({
  ask: (page: number, signal?: AbortSignal) =>
    templates.getTemplateHistory({ id, page }, { ...(signal && { signal }) }),
  undo: (change: number) => templates.undoTemplateChange({ id, change }),
});
const actionsOf = (mayShare: boolean): readonly RecordAction<WireTemplate>[] => [
  {
    name: 'preview',
    onlyShows: true,
    label: templateMessages.preview,
    key: 'p',
    dialog: ({ record, onClose }) => <TemplatePreview template={record} onClose={onClose} />,
  },
  editAction({
    titleOf,
    schema: templateEndpoints.updateTemplate,
    fields: ({ channel }) => fieldsOf(mayShare, channel),
    save: templates.updateTemplate,
    preview: ({ channel }, values) => <TemplateDraftPreview values={values} channel={channel} />,
    history: historyOf,
  }),
  ...retireActions<WireTemplate>({
    titleOf,
    setRetired: ({ id, version }, isRetired) =>
      templates.updateTemplate({ id, version, isRetired }),
    history: historyOf,
  }),
];

const columns: readonly Column<WireTemplate>[] = [
  { id: 'name', label: templateMessages.name, cell: titleOf },
  {
    id: 'channel',
    label: templateMessages.channel,
    isTop: true,
    cell: ({ channel, segments }) =>
      segments ? templateMessages.smsOf({ count: segments }) : channels[channel](),
  },
  {
    id: 'for',
    label: templateMessages.sharedWith,
    isTop: true,
    cell: ({ isShared }) => (isShared ? templateMessages.office() : templateMessages.onlyYou()),
  },
  {
    id: 'text',
    label: templateMessages.text,
    isLong: true,
    cell: ({ subject, body }) => subject || body,
  },
  {
    id: 'retired',
    label: templateMessages.retired,
    cell: ({ retiredAt }) => (retiredAt ? instantDateText(retiredAt) : UNKNOWN),
  },
];

export function meta() {
  return [{ title: templateMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'lead-claim');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { filters, page } = readList(shape, new URL(url).searchParams);
  const channel = templateChannels.find((one) => one === filters.channel);
  return templates.listTemplates({ ...(channel && { channel }), page }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={templateMessages.title()} />;
}

/** /message-templates: what emails and texts to leads start from. */
export default function TemplatesPage() {
  const { mayShare, ...answer } = useLoaderData<typeof clientLoader>();
  return (
    <RecordList
      title={templateMessages.title()}
      list={useList(shape)}
      filters={[
        {
          kind: 'choice',
          name: 'channel',
          label: templateMessages.channel(),
          any: templateMessages.any(),
          choices: channelChoices(),
        },
      ]}
      name="message-templates"
      label={templateMessages.title()}
      columns={columns}
      answer={answer}
      rowId={({ id }) => id}
      rowName={titleOf}
      empty={{ title: templateMessages.none() }}
      actions={actionsOf(mayShare)}
      creation={{
        label: templateMessages.add(),
        schema: templateEndpoints.createTemplate,
        fields: fieldsOf(mayShare, null),
        record: { channel: 'email' },
        nameOf: ({ name }) => String(name),
        preview: (values) => (
          <TemplateDraftPreview
            values={values}
            channel={values.channel === 'sms' ? 'sms' : 'email'}
          />
        ),
        save: (given, key) =>
          templates.createTemplate(
            given as { name: string; channel: TemplateChannel; body: string },
            key,
          ),
      }}
    />
  );
}
