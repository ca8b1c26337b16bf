import type { FormEvent } from 'react';
import { loadExtras } from '../device/load-extras.ts';
import { COMPARE_PATH } from './compare-address.ts';

/**
 * Chooses a home for comparing: without script it opens the comparison with this home, with script
 * it is a toggle, whose script loads on first use.
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
      <button type="submit" value={mlsNumber} aria-label={`Compare ${name}`} data-compare>
        Compare
      </button>
    </form>
  );
}
