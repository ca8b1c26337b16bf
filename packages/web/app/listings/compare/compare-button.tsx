import { COMPARE_FORM_ID } from './compare-address.ts';

/**
 * Chooses a home for comparing. Belongs to the page's form of that name: without script it opens
 * the comparison with this home, with script it is a toggle.
 */
export function CompareButton({ mlsNumber, name }: { mlsNumber: string; name: string }) {
  return (
    <button
      type="submit"
      form={COMPARE_FORM_ID}
      name="homes"
      value={mlsNumber}
      aria-label={`Compare ${name}`}
      data-compare
    >
      Compare
    </button>
  );
}
