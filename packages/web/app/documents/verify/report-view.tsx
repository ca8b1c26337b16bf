import { useEffect, useRef } from 'react';
import { verifyMessages } from './messages/verify.ts';
import type { ToldReport, Tone } from './tell-report.ts';
import styles from './verify.module.css';

const toneTexts: Readonly<Record<Tone, () => string>> = {
  good: verifyMessages.good,
  note: verifyMessages.note,
  bad: verifyMessages.bad,
};

/** What a check found. The title gets the focus. */
export default function ReportView({ report, notes }: { report: ToldReport; notes: string[] }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { tone, lead, findings, documents, signers, details } = report;
  return (
    <section className="grid gap-6" data-testid="report" data-tone={tone}>
      <div className={styles.verdict} data-tone={tone}>
        <h2 ref={title} tabIndex={-1} className="no-outline">
          {report.title}
        </h2>
        <p>{lead}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {documents.length > 0 && (
        <div>
          <h3>{verifyMessages.documents()}</h3>
          <ul>
            {documents.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {signers.length > 0 && (
        <div>
          <h3>{verifyMessages.signers()}</h3>
          <ul className={styles.signers}>
            {signers.map(({ name, lines, png }) => (
              <li key={name + lines.join()} className="panel pad-4 grid gap-1">
                <strong>{name}</strong>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                {png && <img src={`data:image/png;base64,${png}`} alt="" />}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3>{verifyMessages.checks()}</h3>
        <ul className={styles.findings}>
          {findings.map(({ tone: one, text }) => (
            <li key={text} data-tone={one}>
              <span>{toneTexts[one]()}</span> {text}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{verifyMessages.facts()}</h3>
        <dl className={styles.details}>
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt className="quiet text-14">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
