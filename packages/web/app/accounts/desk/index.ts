export { askForProof } from './ask-for-proof.ts';
export { seeingAsClient } from './clients.ts';
export { OnboardingNotice } from './onboarding/onboarding-notice.tsx';
export { licenseState } from './people/license-state.ts';
export { LicenseBadge, PersonAvatar } from './people/person-badges.tsx';
export { useFoundPeople } from './people/use-found-people.ts';
