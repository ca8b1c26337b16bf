import { useEffect, useRef } from 'react';

/**
 * While its dialog is there, the browser's Back goes to `onBack` instead of leaving the page.
 * `onBack` says whether the dialog stays.
 */
export function useBackButton(onBack: () => boolean): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    const mine = { ...history.state, isDialog: true };
    const before = history.state;
    const hold = () => history.pushState(mine, '');
    const isHeld = () => history.state?.isDialog === true && history.state.key === before?.key;
    const onPop = (event: PopStateEvent) => {
      // The router would load the page again.
      event.stopImmediatePropagation();
      if (latest.current()) hold();
    };
    hold();
    addEventListener('popstate', onPop, true);
    return () => {
      removeEventListener('popstate', onPop, true);
      if (!isHeld()) return;
      const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
      addEventListener('popstate', swallow, { capture: true, once: true });
      history.back();
    };
  }, []);
}
