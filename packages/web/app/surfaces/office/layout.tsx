import '@mantine/core/styles.css';
import '@mantine/dropzone/styles.css';
import '@mantine/notifications/styles.css';
import './office.css';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { requireStaff } from '#accounts';
import { DeskFailure, type DeskFrame } from '#desk';
import { ownStyles, readPagesWhole } from '#platform';
import { shellMessages } from './messages/shell.ts';
import { OfficeProvider } from './shell/office-provider.tsx';
import { OfficeShell } from './shell/office-shell.tsx';
import { OfficeSkeleton } from './shell/office-skeleton.tsx';
import { Sidebar } from './shell/sidebar.tsx';

export const handle = ownStyles;

if (typeof window !== 'undefined') window.fetch = readPagesWhole(window.fetch.bind(window));

export function meta() {
  return [{ title: shellMessages.title() }, { name: 'robots', content: 'noindex' }];
}

export async function loader(args: LoaderFunctionArgs) {
  return { session: await requireStaff(args, null) };
}

/** The server checks permissions on every call; the frame reloads only when a page asks for it. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

// Only pages of leads and people show it.
const Deals = lazy(async () => ({ default: (await import('#transactions/desk')).Deals }));

const frame: DeskFrame = {
  sidebarOf: (permissions) => <Sidebar held={permissions} />,
  dealsOf: (about) => (
    <Suspense>
      <Deals about={about} />
    </Suspense>
  ),
};

/** The server sends a skeleton; the component library renders only in the browser. */
export default function OfficeLayout() {
  if (!useIsInBrowser()) return <OfficeSkeleton />;
  return (
    <OfficeProvider>
      <OfficeShell>
        <Outlet context={frame} />
      </OfficeShell>
    </OfficeProvider>
  );
}

export function ErrorBoundary() {
  return useIsInBrowser() ? (
    <OfficeProvider>
      <DeskFailure />
    </OfficeProvider>
  ) : (
    <OfficeSkeleton />
  );
}

const never = () => () => {};

function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
