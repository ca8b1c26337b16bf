import { useEffect, useRef, useState } from 'react';
import { useSite } from '#platform';
import { ownMessages } from '../messages/own.ts';
import styles from './recovery-codes.module.css';

/** New recovery codes, shown only once: to copy, print or download. */
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
      <h3 id="codes-title">{ownMessages.yourCodes()}</h3>
      <p>{ownMessages.keepCodes()}</p>
      <ol className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="flex wrap gap-3 no-print">
        <button type="button" className="button needs-script" onClick={copy}>
          {isCopied ? ownMessages.copied() : ownMessages.copy()}
        </button>
        <button type="button" className="button needs-script" onClick={() => window.print()}>
          {ownMessages.print()}
        </button>
        <a
          className="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {ownMessages.download()}
        </a>
      </p>
      <p role="status" className="unseen">
        {isCopied && ownMessages.codesCopied()}
      </p>
    </section>
  );
}

/** Recovery codes as a text file, with what they are for. */
function recoveryCodesText(brokerage: string, codes: readonly string[]): string {
  return [
    ownMessages.codesFileTitle({ brokerage }),
    ownMessages.codesFileHint(),
    '',
    ...codes,
    '',
  ].join('\n');
}
