import { useEffect, useState } from 'react';
import { offers } from './offer-client.ts';

const SIGN_MS = 20_000;

/**
 * Says regularly that the form of an offer is open, and names the others who have it open.
 * `onNewer` is called when someone else saved in the meantime.
 */
export function useEditors(
  { id, version }: { id: number; version: number },
  isOpen: boolean,
  onNewer: () => void,
): readonly string[] {
  const [answer, setAnswer] = useState<{ editors: readonly string[]; version: number } | null>(
    null,
  );
  useEffect(() => {
    if (!isOpen) return;
    const ending = new AbortController();
    const sign = () => {
      if (document.visibilityState === 'hidden') return;
      offers
        .noteEditing({ id, isOpen: true }, { signal: ending.signal })
        .then(({ data }) => ending.signal.aborted || setAnswer(data))
        // A convenience: the next sign tries again.
        .catch(() => {});
    };
    sign();
    const timer = setInterval(sign, SIGN_MS);
    return () => {
      clearInterval(timer);
      ending.abort();
      offers.noteEditing({ id, isOpen: false }).catch(() => {});
      setAnswer(null);
    };
  }, [id, isOpen]);
  const isNewer = answer !== null && answer.version > version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each newer version
  useEffect(() => {
    if (isNewer) onNewer();
  }, [isNewer, answer?.version]);
  return answer?.editors ?? [];
}
