import type { ComponentProps } from 'react';
import styles from './table/row-check.module.css';

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Some of what it stands for is checked. */
  isMixed?: boolean;
}

/** A checkbox as rows have it, 24 pixels wide and high; its label is `aria-label`. */
export function Check({ isMixed = false, ...props }: CheckProps) {
  return (
    <input
      {...props}
      ref={(input) => {
        if (input) input.indeterminate = isMixed;
      }}
      type="checkbox"
      className={styles.check}
    />
  );
}
