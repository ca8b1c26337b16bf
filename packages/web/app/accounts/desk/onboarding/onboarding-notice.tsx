import { IconChecklist } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { DeskNotice } from '#desk';
import { onboardingMessages } from '../../messages/onboarding.ts';
import { useStaffSession } from '../../session/staff-session.ts';
import { onboardedRoles } from './onboarded-roles.ts';
import { onboarding } from './onboarding-client.ts';

/** On the page an agent starts with, how far their onboarding is, until it is complete. */
export function OnboardingNotice() {
  const { id, role, landing } = useStaffSession();
  const { pathname } = useLocation();
  const isStart = pathname === landing || pathname === '/my-day';
  const isAsked = isStart && onboardedRoles.includes(role);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has another checklist
  useEffect(() => {
    if (!isAsked) return;
    const stop = new AbortController();
    onboarding
      .getOwnChecklist({}, { signal: stop.signal })
      .then(({ data }) => setProgress(data.progress))
      // The page works without it.
      .catch(() => {});
    return () => stop.abort();
  }, [isAsked, id]);
  if (!isAsked || !progress || progress.done === progress.total) return null;
  return (
    <DeskNotice icon={<IconChecklist size={20} aria-hidden />} title={onboardingMessages.title()}>
      {onboardingMessages.notice(progress)}{' '}
      <Link to="/onboarding">{onboardingMessages.open()}</Link>
    </DeskNotice>
  );
}
