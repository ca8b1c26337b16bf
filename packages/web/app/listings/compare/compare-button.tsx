import type { FormEvent } from 'react';
import { loadExtras } from '../device/load-extras.ts';
import { compareMessages } from '../messages/compare.ts';
import { COMPARE_PATH } from './compare-address.ts';

/**
 * Selects a home to compare. Without script it opens the comparison with this home; with script it
 * is a toggle, whose code loads on first use.
 */
export function CompareButton({ mlsNumber, name }: { mlsNumber: string; name: string }) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    loadExtras().then(
      (extras) => extras.toggleCompared({ mlsNumber, name }),
      () => form.submit(),
    );
  };
  return (
    <form action={COMPARE_PATH} onSubmit={onSubmit}>
      <input type="hidden" name="homes" value={mlsNumber} />
      <button
        type="submit"
        value={mlsNumber}
        aria-label={compareMessages.compareHome({ home: name })}
        data-compare
      >
        {compareMessages.compare()}
      </button>
    </form>
  );
}
