import { lazy, Suspense } from 'react';
import { useHydrated } from '#platform';
import type { KeptDraftProps } from './kept-draft-props.ts';

// Without its script, if the connection is lost, the form still works.
const KeptFields = lazy(() => import('./kept-fields.tsx').catch(() => ({ default: () => null })));

/**
 * Keeps what a person types into the form around it in this tab: through a reload, a lost
 * connection and the end of their session. Outside a form it only forgets what was sent.
 */
export function KeptDraft(given: KeptDraftProps) {
  return (
    useHydrated() && (
      <Suspense>
        <KeptFields {...given} />
      </Suspense>
    )
  );
}
