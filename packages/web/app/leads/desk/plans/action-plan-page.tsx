import {
  actionPlanEndpoints,
  type WireActionPlan,
  type WirePlanChoices,
} from '@homestead/contract/leads';
import { Text } from '@mantine/core';
import { useState } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { requireStaff } from '#accounts';
import {
  ChangeButton,
  DeskPage,
  DeskPanel,
  DeskSkeleton,
  FactList,
  RecordDrawer,
  RecordHistory,
  sayDone,
  sayProblem,
} from '#desk';
import { ApiError } from '#platform';
import { planDeskMessages } from '../messages/plans.ts';
import { plans } from './plan-clients.ts';
import { namesOf, planSections, startText } from './plan-fields.ts';
import { PlanSteps } from './plan-steps.tsx';

export { DeskFailure as ErrorBoundary } from '#desk';

export function meta({ loaderData }: { loaderData?: { data: WireActionPlan } | null }) {
  const title = loaderData?.data.name ?? planDeskMessages.title();
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, 'action-plans');
  return null;
}

/** Redirects to /not-found without such a plan. */
export async function clientLoader({ params: { id = '' }, request }: ClientLoaderFunctionArgs) {
  try {
    return await plans.getActionPlan({ id }, { signal: request.signal });
  } catch (error) {
    const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
    if (isMissing) throw redirect('/not-found');
    throw error;
  }
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={planDeskMessages.title()} />;
}

/** One plan: what starts and stops it, and its steps. */
export default function ActionPlanPage() {
  const { data: plan, choices } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  const [isEditing, setEditing] = useState(false);
  const { id, name, isActive, version, going } = plan;
  const setActive = async (isNow: boolean) => {
    try {
      const { data } = await plans.updateActionPlan({ id, version, isActive: isNow });
      const message = isNow ? planDeskMessages.used({ name }) : planDeskMessages.unused({ name });
      const undo = () => plans.updateActionPlan({ id, version: data.version, isActive: !isNow });
      sayDone(message, [{ message, undo }], revalidate);
    } catch (error) {
      sayProblem(error);
    }
    await revalidate();
  };
  return (
    <DeskPage
      back={{ to: '/action-plans', label: planDeskMessages.allPlans() }}
      title={name}
      below={
        !isActive ? (
          <Text c="dimmed">{planDeskMessages.draftHint()}</Text>
        ) : (
          going > 0 && <Text c="dimmed">{planDeskMessages.runningHint({ count: going })}</Text>
        )
      }
      actions={
        <>
          <ChangeButton variant="default" onClick={() => setEditing(true)}>
            {planDeskMessages.edit()}
          </ChangeButton>
          <ChangeButton
            variant={isActive ? 'default' : 'filled'}
            onClick={() => setActive(!isActive)}
          >
            {isActive ? planDeskMessages.stopUsing() : planDeskMessages.use()}
          </ChangeButton>
        </>
      }
    >
      <DeskPanel title={planDeskMessages.details()}>
        <FactList facts={factsOf(plan, choices)} />
      </DeskPanel>
      <DeskPanel title={planDeskMessages.steps()}>
        <PlanSteps plan={plan} choices={choices} onDone={revalidate} />
      </DeskPanel>
      <DeskPanel title={planDeskMessages.history()}>
        <RecordHistory
          name={`${id} ${version}`}
          ask={(page, signal) =>
            plans.getActionPlanHistory({ id, page }, { ...(signal && { signal }) })
          }
          undo={(change) => plans.undoActionPlanChange({ id, change })}
          onUndone={revalidate}
        />
      </DeskPanel>
      {isEditing && (
        <RecordDrawer
          isOpen
          onClose={() => setEditing(false)}
          title={planDeskMessages.edit()}
          schema={actionPlanEndpoints.updateActionPlan}
          sections={planSections(choices)}
          record={plan}
          save={(changes) => plans.updateActionPlan({ ...changes, id, version })}
          said={() => null}
          onSaved={revalidate}
          onReload={revalidate}
        />
      )}
    </DeskPage>
  );
}

function factsOf(plan: WireActionPlan, choices: WirePlanChoices) {
  const { description, stopStageIds, isActive } = plan;
  return [
    ...(description ? [{ label: planDeskMessages.description(), value: description }] : []),
    {
      label: planDeskMessages.inUse(),
      value: isActive ? planDeskMessages.yes() : planDeskMessages.no(),
    },
    { label: planDeskMessages.starts(), value: startText(plan, choices) },
    {
      label: planDeskMessages.stopsIn(),
      value: namesOf(choices.stages, stopStageIds) || planDeskMessages.nowhere(),
    },
  ];
}
