import type { ReactNode } from 'react';
import styles from './promo.module.css';

interface PromoProps {
  id: string;
  title: string;
  text: string;
  /** Its buttons or links. */
  children: ReactNode;
}

/** A block with one thing to do: the magazine, the quiz, the app. */
export function Promo({ id, title, text, children }: PromoProps) {
  return (
    <section className="frame" aria-labelledby={id}>
      <div className={styles.promo}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
