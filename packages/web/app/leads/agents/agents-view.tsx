import { agentHref, agentWord, type WireAgentCard } from '@homestead/contract/leads';
import { locale } from '@homestead/contract/platform';
import { PersonPortrait } from '#accounts';
import { EmptyState } from '#design';
import { useSite } from '#platform';
import { agentMessages } from '../messages/agents.ts';
import styles from './agents.module.css';
import type { AgentsPage } from './load-agents.ts';

const list = new Intl.ListFormat(locale());

/** The agent directory: a search that works without script, and a card for each agent. */
export function AgentsView({ page }: { page: AgentsPage }) {
  const { brokerage } = useSite();
  const { filter, cards, total, previous, next } = page;
  return (
    <>
      <h1>{agentMessages.title()}</h1>
      <p className={styles.lead}>{agentMessages.lead({ firm: brokerage.name })}</p>
      <form action="/agents" className={styles.search}>
        <label>
          <span className={styles.label}>{agentMessages.name()}</span>
          <input
            type="search"
            name="name"
            className="input-edge on-card tap-height full-width"
            defaultValue={filter.name}
            maxLength={80}
            placeholder={agentMessages.anyName()}
          />
        </label>
        <Choice
          name="area"
          label={agentMessages.area()}
          any={agentMessages.anyArea()}
          value={filter.area}
          options={page.areas}
        />
        <Choice
          name="language"
          label={agentMessages.language()}
          any={agentMessages.anyLanguage()}
          value={filter.language}
          options={page.languages}
        />
        <button type="submit" className="button" data-look="primary">
          {agentMessages.search()}
        </button>
      </form>
      {total > 0 && (
        <p className="quiet above-8 below-4">{agentMessages.found({ count: total })}</p>
      )}
      {total === 0 && (
        <EmptyState
          title={agentMessages.found({ count: 0 })}
          hint={page.isFiltered ? agentMessages.noneFound() : agentMessages.noneYet()}
        >
          <a href={page.isFiltered ? '/agents' : '/contactus'} className="button">
            {page.isFiltered ? agentMessages.seeAll() : agentMessages.contactUs()}
          </a>
        </EmptyState>
      )}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.slug}>
            <AgentCard card={card} firm={brokerage.name} />
          </li>
        ))}
      </ul>
      {(previous || next) && (
        <nav aria-label={agentMessages.pages()} className="flex gap-3 above-8">
          {previous && (
            <a href={previous} className="button" rel="prev">
              {agentMessages.previous()}
            </a>
          )}
          {next && (
            <a href={next} className="button" rel="next">
              {agentMessages.next()}
            </a>
          )}
        </nav>
      )}
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  value: string;
  options: readonly string[];
}

function Choice({ name, label, any, value, options }: ChoiceProps) {
  const chosen = options.find((option) => option.toLowerCase() === value.toLowerCase());
  return (
    <label>
      <span className={styles.label}>{label}</span>
      <span className="picker">
        <select
          className="input-edge ink tap-height on-card full-width"
          name={name}
          defaultValue={chosen ?? ''}
        >
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {agentWord(option)}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

/** The brokerage's name is next to the agent's, in the same size (299 NAC 2). */
function AgentCard({ card, firm }: { card: WireAgentCard; firm: string }) {
  const { slug, firstName, lastName, photo, areas, languages, licenseNumber } = card;
  return (
    <article className={styles.card}>
      <PersonPortrait photo={photo} firstName={firstName} lastName={lastName} look="medium" />
      <div>
        <h2 className={styles.name}>
          <a href={agentHref(slug)}>
            {firstName} {lastName}
          </a>
        </h2>
        <p className={styles.firm}>{firm}</p>
        {licenseNumber && (
          <p className="fine-print">{agentMessages.license({ number: licenseNumber })}</p>
        )}
        {areas.length > 0 && (
          <p className={styles.fact}>{agentMessages.worksIn({ areas: list.format(areas) })}</p>
        )}
        {languages.length > 0 && (
          <p className={styles.fact}>
            {agentMessages.speaks({ languages: list.format(languages.map(agentWord)) })}
          </p>
        )}
      </div>
    </article>
  );
}
