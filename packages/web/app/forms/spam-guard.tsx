import { useFormStamp } from '#platform';
import styles from './form.module.css';
import { formMessages } from './messages.ts';

/** No browser fills in a field of this name by itself. */
export const DECOY = 'extra';

/**
 * Part of every form for strangers (paper 59): when its page was opened, and a field that people
 * don't see but programs fill in.
 */
export function SpamGuard() {
  return (
    <>
      <input type="hidden" name="opened" value={useFormStamp()} />
      <label className={styles.decoy}>
        {formMessages.leaveEmpty()}
        <input name={DECOY} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
