import type { WireSeeingAs } from '@homestead/contract/accounts';
import { AppShell, Burger, ScrollArea } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { freshToken, useStaffSession } from '#accounts';
import { askForProof, OnboardingNotice } from '#accounts/desk';
import { DraftOwner, proveWith, ReadOnly, useKeys } from '#desk';
import { forgetDraftsOfOthers, openLiveWith, sessionEnded, useLive } from '#platform';
import { shellMessages } from '../messages/shell.ts';
import { OfficeHeader } from './office-header.tsx';
import styles from './office-shell.module.css';
import { PageProgress } from './page-progress.tsx';
import { PaletteDoor } from './palette/palette-door.tsx';
import { SeeingBar } from './seeing-bar.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { TwoStepNotice } from './two-step-notice.tsx';

/** While seeing as someone else no live messages come, so none are asked for. */
let isSeeing = false;
openLiveWith(async () => {
  if (isSeeing) throw new Error('No live messages while seeing as someone else');
  return freshToken();
});
proveWith(askForProof);

/** Sidebar, header and the current page. */
export function OfficeShell({ children }: { children: ReactNode }) {
  const session = useStaffSession();
  const { seeingAs } = session;
  isSeeing = seeingAs !== null;
  const ownId = seeingAs?.viewer.id ?? session.id;
  useEffect(() => forgetDraftsOfOthers(ownId), [ownId]);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  // The page's session check then leads to the sign-in page, after any sign-out in this tab.
  useLive(sessionEnded, () => setTimeout(revalidate, 1000));
  const [isMenuOpen, menu] = useDisclosure(false);
  const burger = useRef<HTMLButtonElement>(null);
  const navigation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMenuOpen) return;
    const entries = navigation.current;
    const current = entries?.querySelector<HTMLElement>('a[aria-current="page"]');
    (current ?? entries?.querySelector('a'))?.focus();
  }, [isMenuOpen]);
  const [areShortcutsOpen, shortcuts] = useDisclosure(false);
  const [isNarrow, setNarrow] = useLocalStorage({
    key: 'homestead_office_sidebar_narrow',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  useKeys({ '?': shortcuts.open });
  useFocusOnNewPage(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the phone's menu
  useEffect(menu.close, [pathname]);
  return (
    <ReadOnly value={seeingAs && readOnlyReason(seeingAs)}>
      <AppShell
        header={{ height: seeingAs ? { base: 136, sm: 104 } : 56 }}
        navbar={{
          width: isNarrow ? 68 : 236,
          breakpoint: 'md',
          collapsed: { mobile: !isMenuOpen },
        }}
        padding={0}
        transitionDuration={0}
      >
        <a href="#main" className={`${styles.skip} unseen`}>
          {shellMessages.skip()}
        </a>
        <PageProgress />
        <AppShell.Header>
          <div className={styles.header}>
            <Burger
              ref={burger}
              opened={isMenuOpen}
              onClick={menu.toggle}
              hiddenFrom="md"
              size="sm"
              aria-label={isMenuOpen ? shellMessages.closeMenu() : shellMessages.openMenu()}
              aria-expanded={isMenuOpen}
              className={styles.burger}
            />
            <OfficeHeader onShortcuts={shortcuts.open} />
          </div>
          {seeingAs && <SeeingBar seeingAs={seeingAs} />}
        </AppShell.Header>
        <AppShell.Navbar
          ref={navigation}
          className={styles.navbar}
          aria-label={shellMessages.title()}
          data-open={isMenuOpen || undefined}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            burger.current?.focus();
            menu.close();
          }}
        >
          <ScrollArea className={styles.scroll}>
            <Sidebar
              held={session.permissions}
              isNarrow={isNarrow && !isMenuOpen}
              onNarrow={() => setNarrow(!isNarrow)}
            />
          </ScrollArea>
        </AppShell.Navbar>
        <AppShell.Main id="main" tabIndex={-1} className={styles.main}>
          <TwoStepNotice />
          <OnboardingNotice />
          <DraftOwner value={session.id}>{children}</DraftOwner>
        </AppShell.Main>
        <PaletteDoor onShortcuts={shortcuts.open} />
        <ShortcutsDialog isOpen={areShortcutsOpen} onClose={shortcuts.close} />
      </AppShell>
    </ReadOnly>
  );
}

const readOnlyReason = ({ name, roleLabel: role }: WireSeeingAs) =>
  name === null ? shellMessages.readOnlyAsRole({ role }) : shellMessages.readOnlyAs({ name });

/** A new page moves the focus to its main content, as a page load would. */
function useFocusOnNewPage(pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
}
