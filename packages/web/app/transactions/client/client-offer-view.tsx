import { phoneLink, phoneText } from '@homestead/contract/platform';
import { Icon } from '#design';
import { useSite } from '#platform';
import styles from './client-offer.module.css';
import { ApproveForm, AskForm } from './client-offer-forms.tsx';
import { clientOfferMessages } from './messages/client-offer.ts';
import { OfferTerms } from './offer-terms.tsx';
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
        <AskForm offer={offer} answer={answer} />
        <AgentCard agent={offer.agent} />
      </aside>
    </div>
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

/** The agent beside the brokerage’s name in the same size (299 NAC 2). */
function AgentCard({ agent }: Pick<ShownClientOffer, 'agent'>) {
  const { brokerage } = useSite();
  const phone = agent?.phone ?? brokerage.phone;
  return (
    <section className="panel pad-4 grid gap-3" aria-labelledby="agent-title">
      <h2 id="agent-title" className="text-22">
        {clientOfferMessages.agentTitle()}
      </h2>
      <div className="row gap-3">
        {agent?.photo && <img src={agent.photo} alt="" width={64} height={64} className="pill" />}
        <p className="text-18 semibold">
          {agent
            ? clientOfferMessages.agentOf({ name: agent.name, firm: brokerage.name })
            : brokerage.name}
        </p>
      </div>
      <p className="row wrap gap-2">
        {phone && (
          <a href={`tel:${phoneLink(phone)}`} className="button">
            <Icon name="phone" />
            {clientOfferMessages.call({ phone: phoneText(phone) })}
          </a>
        )}
        {agent && (
          <a href={`mailto:${agent.email}`} className="button">
            <Icon name="mail" />
            {clientOfferMessages.write({ name: agent.name })}
          </a>
        )}
      </p>
      {brokerage.licenseLine && <p className="fine-print">{brokerage.licenseLine}</p>}
    </section>
  );
}
