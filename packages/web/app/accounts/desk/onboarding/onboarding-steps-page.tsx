import {
  ONBOARDING_STEPS_MAX,
  onboardingEndpoints,
  type WireOnboardingStep,
} from '@homestead/contract/accounts';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import {
  type Column,
  DeskSkeleton,
  editAction,
  type FormKey,
  type ListShape,
  type RecordAction,
  RecordList,
  readList,
  retireActions,
  useList,
} from '#desk';
import { instantDateText, UNKNOWN } from '#platform';
import { onboardingMessages } from '../../messages/onboarding.ts';
import { requireStaff } from '../../session/staff-session.ts';
import { onboarding } from './onboarding-client.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

const shape: ListShape<never, never> = { filters: {}, sorts: [] };
const pageSize = 2 * ONBOARDING_STEPS_MAX;
const titleOf = ({ title }: WireOnboardingStep) => title;
const historyOf = ({ id }: WireOnboardingStep) => ({
  ask: (page: number, signal?: AbortSignal) =>
    onboarding.getOnboardingStepHistory({ id, page }, { ...(signal && { signal }) }),
  undo: (change: number, key: FormKey) => onboarding.undoOnboardingStepChange({ id, change }, key),
});

const doers = { agent: onboardingMessages.agentShort, office: onboardingMessages.officeShort };
const fields = () => [
  'title',
  { name: 'help', kind: 'lines' as const },
  {
    name: 'doer',
    choices: [
      { value: 'agent', label: onboardingMessages.agent() },
      { value: 'office', label: onboardingMessages.office() },
    ],
  },
];

const actions = (): readonly RecordAction<WireOnboardingStep>[] => [
  editAction({
    titleOf,
    schema: onboardingEndpoints.updateOnboardingStep,
    fields: fields(),
    save: onboarding.updateOnboardingStep,
    history: historyOf,
  }),
  ...retireActions<WireOnboardingStep>({
    titleOf,
    setRetired: ({ id, version }, isRetired) =>
      onboarding.updateOnboardingStep({ id, version, isRetired }),
    history: historyOf,
  }),
];

const columns: readonly Column<WireOnboardingStep>[] = [
  { id: 'title', label: onboardingMessages.step, cell: titleOf },
  {
    id: 'help',
    label: onboardingMessages.help,
    isLong: true,
    isTop: true,
    cell: ({ help }) => help || UNKNOWN,
  },
  {
    id: 'doer',
    label: onboardingMessages.doer,
    isTop: 'labeled',
    cell: ({ doer }) => doers[doer](),
  },
  {
    id: 'retired',
    label: onboardingMessages.retired,
    cell: ({ retiredAt }) => (retiredAt ? instantDateText(retiredAt) : UNKNOWN),
  },
];

export function meta() {
  return [{ title: onboardingMessages.steps() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'onboarding');
  return null;
}

export function clientLoader({ request: { url, signal } }: ClientLoaderFunctionArgs) {
  const { page } = readList(shape, new URL(url).searchParams);
  return onboarding.listOnboardingSteps({ page, pageSize }, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={onboardingMessages.steps()} />;
}

/** /onboarding-steps: what new agents and the office do first. */
export default function OnboardingStepsPage() {
  const answer = useLoaderData<typeof clientLoader>();
  return (
    <RecordList
      title={onboardingMessages.steps()}
      list={useList(shape)}
      filters={[]}
      name="onboarding-steps"
      label={onboardingMessages.steps()}
      columns={columns}
      answer={answer}
      rowId={({ id }) => id}
      rowName={titleOf}
      empty={{ title: onboardingMessages.noSteps() }}
      actions={actions()}
      onReorder={(ids) => onboarding.orderOnboardingSteps({ ids })}
      creation={{
        label: onboardingMessages.add(),
        schema: onboardingEndpoints.createOnboardingStep,
        fields: fields(),
        record: { doer: 'agent' },
        nameOf: ({ title }) => String(title),
        save: (given, key) =>
          onboarding.createOnboardingStep(
            given as Parameters<typeof onboarding.createOnboardingStep>[0],
            key,
          ),
      }}
    />
  );
}
