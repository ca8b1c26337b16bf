import { type ComponentType, type FormEvent, useEffect, useState } from 'react';
import { COMPARE_FORM_ID, COMPARE_PATH } from '../compare/compare-address.ts';
import type { RememberedSearch } from '../search-memory.ts';

const load = () => import('./extras.tsx');

/**
 * What the browser keeps for a visitor: homes chosen for comparing and, on a list of homes, the last
 * search. `last` is the search shown (null without wishes, absent elsewhere). Its script loads when
 * there is something to show or a button Compare is pressed; without script that is a plain form.
 */
export function DeviceExtras({ last }: { last?: RememberedSearch | null }) {
  const [Extras, setExtras] = useState<ComponentType<{ offersLast: boolean }>>();
  const bring = () =>
    load().then((part) => {
      setExtras(() => part.Extras);
      return part;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a returning visitor is one who arrives
  useEffect(() => {
    try {
      const { compare, filtervalue } = localStorage;
      if (compare || (last === null && filtervalue)) bring();
    } catch {}
  }, []);
  const kept = last && JSON.stringify(last);
  useEffect(() => {
    try {
      if (kept) localStorage.setItem('filtervalue', kept);
    } catch {}
  }, [kept]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    bring().then(
      (part) => part.toggleCompared(button),
      () => form.submit(),
    );
  };
  return (
    <>
      <form id={COMPARE_FORM_ID} action={COMPARE_PATH} hidden onSubmit={onSubmit} />
      {Extras && <Extras offersLast={last === null} />}
    </>
  );
}
