import { StaticPart } from '../home/static-part.tsx';
import { flyerMessages } from '../messages/flyer.ts';
import styles from './flyer.module.css';
import type { FlyerPage } from './load-flyer.ts';

/** A home on one sheet of paper, to be printed. */
export function FlyerView({ page }: { page: FlyerPage }) {
  return (
    <>
      <nav className={styles.actions} aria-label={flyerMessages.flyer()}>
        <a href={page.back} className="button">
          {flyerMessages.backToHome()}
        </a>
        <button type="button" className="button" data-look="primary" onClick={() => window.print()}>
          {flyerMessages.print()}
        </button>
      </nav>
      <StaticPart html={page.sheet} />
    </>
  );
}
