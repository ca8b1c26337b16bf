import { AgentCard } from './agent-card.tsx';
import styles from './client-offer.module.css';
import { ApproveForm } from './client-offer-forms.tsx';
import { questionRule } from './client-offer-rules.ts';
import { InOtherLanguage } from './in-other-language.tsx';
import { clientOfferMessages } from './messages/client-offer.ts';
import { OfferTerms } from './offer-terms.tsx';
import { AskForm } from './page-forms.tsx';
import type { ShownClientOffer } from './show-client-offer.ts';
import type { ClientOfferAnswer } from './take-client-offer.ts';

/** A client’s offer in plain language, and what they can do about it. */
export function ClientOfferView({
  offer,
  answer,
}: {
  offer: ShownClientOffer;
  answer: ClientOfferAnswer;
}) {
  const { address, code, home, documents, sections } = offer;
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <header className="grid gap-2">
          <h1>
            {address === null
              ? clientOfferMessages.title()
              : clientOfferMessages.titleOn({ home: address })}
          </h1>
          <p className="fine-print">{offer.codeText}</p>
          <p className={styles.state}>{offer.stateText}</p>
          <InOtherLanguage path="/offer" link={answer.link} />
        </header>
        {home && (
          <figure className={styles.home}>
            {home.photo && (
              <a href={home.path}>
                <img
                  src={home.photo}
                  alt={clientOfferMessages.photoOf({ home: address ?? code })}
                  width={1280}
                  height={854}
                />
              </a>
            )}
            <figcaption className="fine-print">
              {[home.facts, home.firm].filter(Boolean).join(' · ')}
            </figcaption>
          </figure>
        )}
        <Figures offer={offer} />
        <Dates offer={offer} />
        {offer.next && <Next {...offer.next} />}
        {documents.length > 0 && (
          <section className="grid gap-2">
            <h2 className="text-22">{clientOfferMessages.documents()}</h2>
            <ul className={styles.list}>
              {documents.map((document) => (
                <li key={document}>{document}</li>
              ))}
            </ul>
          </section>
        )}
        <details className="disclosure">
          <summary>{clientOfferMessages.allTerms()}</summary>
          <div className="grid gap-6 above-4">
            <OfferTerms sections={sections} />
          </div>
        </details>
        <form method="post" action="/offer.pdf" target="_blank" className="no-print" rel="noopener">
          <input type="hidden" name="link" value={answer.link} />
          <button type="submit" className="button">
            {clientOfferMessages.print()}
          </button>
        </form>
        <p className="fine-print">{clientOfferMessages.notAContract()}</p>
      </div>
      <aside className={styles.side}>
        <ApproveForm offer={offer} answer={answer} />
        <AskForm
          answer={answer}
          rule={questionRule}
          title={clientOfferMessages.askTitle()}
          draft={`offer-${code}`}
        >
          <Questions offer={offer} />
        </AskForm>
        <AgentCard agent={offer.agent} />
      </aside>
    </div>
  );
}

/** What the client asked before: it stays in sight after the page was loaded again. */
function Questions({ offer: { questions } }: { offer: ShownClientOffer }) {
  if (questions.length === 0) return null;
  return (
    <>
      <h3 id="asked-title" className={styles.askedTitle}>
        {clientOfferMessages.yourQuestions()}
      </h3>
      <ul className={styles.asked} aria-labelledby="asked-title">
        {questions.map(({ text, asked, answered }) => (
          <li key={asked + text}>
            <p className={styles.words}>{text}</p>
            <p className="fine-print">
              {asked}. {answered}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Figures({ offer: { figures } }: { offer: ShownClientOffer }) {
  return (
    <section className="grid gap-2">
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="fine-print">{clientOfferMessages.estimated()}</p>
    </section>
  );
}

function Dates({ offer: { dates } }: { offer: ShownClientOffer }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-22">{clientOfferMessages.dates()}</h2>
      {dates.length === 0 && <p>{clientOfferMessages.noDates()}</p>}
      <ol className={styles.dates}>
        {dates.map(({ what, when, where }) => (
          <li key={what + when}>
            <span className="medium">{what}</span>
            <span>
              {when}
              {where && `, ${where}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Next({ title, steps }: { title: string; steps: string[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-22">{title}</h2>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
