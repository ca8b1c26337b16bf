import { useEffect, useRef, useState } from 'react';
import { useSite } from '#platform';
import form from '../forms/form.module.css';
import styles from './recovery-codes.module.css';
import { recoveryCodesText } from './recovery-codes-text.ts';

/** Recovery codes, this once: to copy, print or keep as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { brokerage } = useSite();
  const [isCopied, setCopied] = useState(false);
  const box = useRef<HTMLElement>(null);
  const text = recoveryCodesText(brokerage.name, codes);
  useEffect(() => {
    if (codes.length > 0) box.current?.focus();
  }, [codes]);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <section ref={box} tabIndex={-1} className={styles.codes} aria-labelledby="codes-title">
      <h3 id="codes-title">Your recovery codes</h3>
      <p>
        Keep them where you find them without your phone. They are shown this once; each works one
        time.
      </p>
      <ol className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles.actions}>
        <button type="button" className={`button ${form.needsScript}`} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
        <button
          type="button"
          className={`button ${form.needsScript}`}
          onClick={() => window.print()}
        >
          Print
        </button>
        <a
          className="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          Download
        </a>
      </p>
      <p role="status" className="unseen">
        {isCopied && 'The codes are copied.'}
      </p>
    </section>
  );
}
