import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { DeskPage, DeskSkeleton } from '#desk';
import { onboardingMessages } from '../../messages/onboarding.ts';
import { requireStaff } from '../../session/staff-session.ts';
import { OnboardingChecklist } from './onboarding-checklist.tsx';
import { onboarding } from './onboarding-client.ts';

export { DeskFailure as ErrorBoundary } from '#desk';

export function meta() {
  return [{ title: onboardingMessages.own() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args, null);
  return null;
}

export function clientLoader({ request: { signal } }: ClientLoaderFunctionArgs) {
  return onboarding.getOwnChecklist({}, { signal });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <DeskSkeleton title={onboardingMessages.own()} />;
}

/** /onboarding: an agent's own checklist. */
export default function OnboardingPage() {
  const { data } = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  return (
    <DeskPage title={onboardingMessages.own()}>
      <OnboardingChecklist
        checklist={data}
        none={onboardingMessages.none()}
        onChanged={revalidate}
      />
    </DeskPage>
  );
}
