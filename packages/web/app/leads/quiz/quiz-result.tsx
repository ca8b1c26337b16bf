import { agentHref } from '@homestead/contract/leads';
import { locale } from '@homestead/contract/platform';
import { useEffect, useRef } from 'react';
import { Toast } from '#design';
import { useSite } from '#platform';
import { quizMessages } from '../messages/quiz.ts';
import type { SentQuiz } from './take-quiz-form.ts';

const list = new Intl.ListFormat(locale());

/** The thanks, and which agents have time, why, and why not the others. */
export function QuizResult({ sent: { message, match } }: { sent: SentQuiz }) {
  const { brokerage } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <Toast>{message}</Toast>
      <h2 ref={heading} tabIndex={-1} className="text-22 no-outline">
        {quizMessages.thanks()}
      </h2>
      <p>{quizMessages.assigning()}</p>
      {match.agents.length > 0 && (
        <section aria-labelledby="quiz-agents">
          <h3 id="quiz-agents" className="text-18">
            {quizMessages.suggested()}
          </h3>
          <ul className="grid gap-4 above-4">
            {match.agents.map(({ name, roleLabel, photo, slug, reasons }) => (
              <li key={name} className="panel pad-4">
                {photo && <img src={photo} alt="" width={64} height={64} loading="lazy" />}
                <p className="medium">{quizMessages.agentOfFirm({ name, firm: brokerage.name })}</p>
                <p className="fine-print">{roleLabel}</p>
                <p>{reasons.join(' ')}</p>
                {slug && (
                  <p>
                    <a href={agentHref(slug)}>{quizMessages.seePage({ name })}</a>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {match.others.length > 0 && (
        <details className="disclosure">
          <summary>{quizMessages.whyNot()}</summary>
          {match.others.map(({ names, reason }) => (
            <p key={reason}>{quizMessages.notThese({ names: list.format(names), reason })}</p>
          ))}
        </details>
      )}
      <section aria-labelledby="quiz-notes">
        <h3 id="quiz-notes" className="text-18">
          {quizMessages.howItWorks()}
        </h3>
        {match.notes.map((note) => (
          <p key={note} className="fine-print">
            {note}
          </p>
        ))}
      </section>
    </div>
  );
}
