import { agentWord } from '@homestead/contract/leads';
import { locale, phoneLink, phoneText } from '@homestead/contract/platform';
import type { ReactNode } from 'react';
import { PersonPortrait } from '#accounts';
import { Icon } from '#design';
import { useSite } from '#platform';
import { agentMessages } from '../messages/agents.ts';
import { AgentListings, AgentSales } from './agent-homes.tsx';
import styles from './agents.module.css';
import type { AgentPage } from './load-agent.ts';

const list = new Intl.ListFormat(locale());

/** An agent's page: who they are, what they do, and how to write to them. */
export function AgentView({ page, form }: { page: AgentPage; form: ReactNode }) {
  const { agent, about } = page;
  const { brokerage } = useSite();
  const { firstName, lastName, photo, phone } = agent;
  return (
    <>
      <header className={styles.head}>
        <PersonPortrait photo={photo} firstName={firstName} lastName={lastName} />
        <div>
          <h1>
            {firstName} {lastName}
          </h1>
          {/* The brokerage's name is as large as the agent's, and next to it (299 NAC 2). */}
          <p className={styles.headFirm}>{brokerage.name}</p>
          <p className="quiet">{agentWord(agent.roleLabel)}</p>
          <Figures page={page} />
          <p className="flex wrap gap-3 above-4">
            <a href="#write" className="button" data-look="primary">
              <Icon name="mail" />
              {agentMessages.write({ name: firstName })}
            </a>
            {phone && (
              <a href={`tel:${phoneLink(phone)}`} className="button">
                <Icon name="phone" />
                {phoneText(phone)}
              </a>
            )}
          </p>
        </div>
      </header>
      <AgentListings page={page} />
      <div className={styles.columns}>
        <div>
          {about.text && (
            <section aria-labelledby="about">
              <h2 id="about">{agentMessages.about({ name: firstName })}</h2>
              <p className={styles.about} lang={about.lang}>
                {about.text}
              </p>
            </section>
          )}
          <section aria-label={agentMessages.facts()} className="above-8">
            <dl className={styles.facts}>
              {factsOf(page, brokerage).map(
                ([label, value]) =>
                  value && (
                    <div key={label}>
                      <dt className="fine-print">{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ),
              )}
            </dl>
          </section>
        </div>
        <section id="write" className={styles.write} aria-labelledby="write-title">
          <h2 id="write-title" className="text-22">
            {agentMessages.write({ name: firstName })}
          </h2>
          {form}
        </section>
      </div>
      <AgentSales page={page} />
    </>
  );
}

/** An agent’s closed sales, price range and homes for sale; unknown figures are left out. */
function Figures({ page: { agent, price, salesTotal } }: { page: AgentPage }) {
  if (!price && salesTotal === 0) return null;
  return (
    <dl className={styles.figures}>
      {salesTotal > 0 && (
        <div>
          <dt className="fine-print">{agentMessages.closedSales()}</dt>
          <dd>{salesTotal}</dd>
        </div>
      )}
      {price && (
        <div>
          <dt className="fine-print">
            {agentMessages.price()}
            {agent.isPriceComputed && `, ${agentMessages.priceComputed()}`}
          </dt>
          <dd>{price}</dd>
        </div>
      )}
    </dl>
  );
}

/** Unknown facts are left out. */
function factsOf(
  { agent }: AgentPage,
  { name, licenseLine }: { name: string; licenseLine: string | null },
): [label: string, value: string | null][] {
  const { licenseNumber, areas, languages, specialties, styles: waysOfWorking } = agent;
  return [
    [agentMessages.areas(), list.format(areas)],
    [agentMessages.languages(), list.format(languages.map(agentWord))],
    [agentMessages.specialties(), list.format(specialties.map(agentWord))],
    [agentMessages.style(), list.format(waysOfWorking.map(agentWord))],
    [agentMessages.licenseLabel(), licenseNumber],
    [agentMessages.brokerage(), [name, licenseLine].filter(Boolean).join('\n')],
  ];
}
