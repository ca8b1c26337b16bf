import { agentHref } from '@homestead/contract/leads';
import { phoneLink, phoneText } from '@homestead/contract/platform';
import { Icon } from '#design';
import { type BrokerageFacts, rich } from '#platform';
import { ContactLinks } from '../contact/contact-links.tsx';
import { yourAgentMessages } from '../messages/your-agent.ts';
import styles from './your-agent.module.css';

/** Someone who looks after the signed-in person. */
export interface Agent {
  id: string;
  name: string;
  roleLabel: string;
  email: string;
  phone: string | null;
  photo: string | null;
  /** Of their public page. */
  slug: string | null;
}

interface YourAgentProps {
  agents: Agent[];
  brokerage: Pick<BrokerageFacts, 'name' | 'phone' | 'textPhone' | 'email'>;
}

/**
 * Who looks after the signed-in person, next to the brokerage's name in the same size (299 NAC 2).
 * If no one does yet, how to get an agent. Works without script.
 */
export function YourAgent({ agents, brokerage }: YourAgentProps) {
  return (
    <section className={styles.agent} aria-labelledby="your-agent">
      <h2 id="your-agent">{yourAgentMessages.yourAgents({ count: Math.max(agents.length, 1) })}</h2>
      {agents.map((agent) => (
        <AgentCard key={agent.id} agent={agent} firm={brokerage.name} />
      ))}
      {agents.length === 0 && <NobodyYet brokerage={brokerage} />}
    </section>
  );
}

function AgentCard({ agent, firm }: { agent: Agent; firm: string }) {
  const { name, roleLabel, email, phone, photo, slug } = agent;
  return (
    <article>
      {photo && <img src={photo} alt="" width={64} height={64} loading="lazy" />}
      <h3>{yourAgentMessages.agentOfFirm({ name, firm })}</h3>
      <p>{roleLabel}</p>
      <p>
        <a href={`mailto:${email}`} className="button" data-look="primary">
          <Icon name="mail" />
          {rich(
            yourAgentMessages.contact({
              name,
              unseen: (text) => <span className="unseen">{text}</span>,
            }),
          )}
        </a>
        {phone && (
          <a href={`tel:${phoneLink(phone)}`} className="button">
            <Icon name="phone" />
            {phoneText(phone)}
          </a>
        )}
        {slug && (
          <a href={agentHref(slug)} className="button">
            {rich(
              yourAgentMessages.profile({
                name,
                unseen: (text) => <span className="unseen">{text}</span>,
              }),
            )}
          </a>
        )}
      </p>
    </article>
  );
}

function NobodyYet({ brokerage }: Pick<YourAgentProps, 'brokerage'>) {
  return (
    <>
      <p>
        {rich(
          yourAgentMessages.noAgentYet({
            firm: brokerage.name,
            tour: (text) => <a href="#schedule-tour">{text}</a>,
          }),
        )}
      </p>
      <p>
        <ContactLinks brokerage={brokerage} />
      </p>
    </>
  );
}
