import { useLocalStorage } from '@mantine/hooks';
import { IconShieldLock } from '@tabler/icons-react';
import { useStaffSession } from '#accounts';
import { DeskNotice } from '#desk';
import { rich } from '#platform';
import { shellMessages } from '../messages/shell.ts';

/**
 * Shown on every page while the person's permissions are suspended, or while their role should have
 * two-step sign-in, until they dismiss it for the session.
 */
export function TwoStepNotice() {
  const { mustSetUpTwoStep, isTwoStepSuggested, sessionId } = useStaffSession();
  const [dismissedIn, setDismissedIn] = useLocalStorage({
    key: 'homestead_two_step_dismissed',
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  if (!mustSetUpTwoStep && (!isTwoStepSuggested || dismissedIn === sessionId)) return null;
  const said = mustSetUpTwoStep ? shellMessages.twoStepNeeded : shellMessages.twoStepSuggested;
  return (
    <DeskNotice
      icon={<IconShieldLock size={20} aria-hidden />}
      title={shellMessages.setUpTwoStep()}
      isUrgent={mustSetUpTwoStep}
      close={
        !mustSetUpTwoStep && {
          label: shellMessages.dismiss(),
          run: () => setDismissedIn(sessionId),
        }
      }
    >
      {rich(
        said({
          settings: (text) => (
            <a key="settings" href="/accountsetting#two-step">
              {text}
            </a>
          ),
        }),
      )}
    </DeskNotice>
  );
}
