import { licenseLineOf, phoneLink, phoneText } from '@homestead/contract/platform';
import { Icon } from '#design';
import { useSite } from '#platform';
import { clientOfferMessages } from './messages/client-offer.ts';
import type { ShownClientOffer } from './show-client-offer.ts';

/** The agent beside the brokerage’s name in the same size (299 NAC 2). */
export function AgentCard({ agent }: Pick<ShownClientOffer, 'agent'>) {
  const { brokerage } = useSite();
  const phone = agent?.phone ?? brokerage.phone;
  const licenseLine = licenseLineOf(brokerage);
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
      {licenseLine && <p className="fine-print">{licenseLine}</p>}
    </section>
  );
}
