import { useEffect } from 'react';

/**
 * Keeps the homes chosen on this device in step with the comparison that is looked at: taking one
 * out or adding one here does it there. Somebody else's comparison leaves the own choice alone.
 */
export function FollowComparison({ homes }: { homes: { mlsNumber: string; name: string }[] }) {
  const asked = JSON.stringify(homes);
  useEffect(() => {
    import('../device/compare-choice.ts').then(
      ({ followComparison }) => followComparison(JSON.parse(asked)),
      () => null,
    );
  }, [asked]);
  return null;
}
