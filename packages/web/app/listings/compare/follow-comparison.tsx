import { useEffect } from 'react';

/**
 * Keeps the homes selected on this device in sync with the comparison on screen. Opening another
 * person's comparison doesn't change the selection.
 */
export function FollowComparison({ homes }: { homes: { mlsNumber: string; name: string }[] }) {
  const asked = JSON.stringify(homes);
  useEffect(() => {
    import('./compare-choice.ts').then(
      ({ followComparison }) => followComparison(JSON.parse(asked)),
      () => null,
    );
  }, [asked]);
  return null;
}
