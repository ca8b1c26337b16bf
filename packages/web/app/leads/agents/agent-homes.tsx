import { ListingStrip } from '#listings';
import { StaticHtml } from '#platform';
import { agentMessages } from '../messages/agents.ts';
import type { AgentPage } from './load-agent.ts';
import styles from './sales.module.css';
import { SalesMapSlot } from './sales-map-slot.tsx';

const FIRST = 6;

/** An agent’s homes for sale, and those under contract. */
export function AgentListings({ page }: { page: AgentPage }) {
  const { agent, href, forSale, underContract, areHomesMissing } = page;
  const name = agent.firstName;
  if (areHomesMissing) {
    return (
      <p className="above-8">
        {agentMessages.homesNotLoaded({ name })} <a href={href}>{agentMessages.loadAgain()}</a>
      </p>
    );
  }
  return (
    <>
      <Homes id="agent-listings" title={agentMessages.listings({ name })} homes={forSale} />
      <Homes
        id="agent-under-contract"
        title={agentMessages.underContract({ name })}
        homes={underContract}
      />
    </>
  );
}

interface HomesProps {
  id: string;
  title: string;
  homes: AgentPage['forSale'];
}

/** Some homes in a row, with a link to a search for all of them. */
function Homes({ id, title, homes: { cards, total, href } }: HomesProps) {
  if (cards.length === 0) return null;
  return (
    <section className="above-8" aria-labelledby={id}>
      <div className="flex wrap gap-4 between below-4">
        <h2 id={id}>{title}</h2>
        {href && total > 1 && <a href={href}>{agentMessages.seeAllHomes({ count: total })}</a>}
      </div>
      <ListingStrip cards={cards} />
    </section>
  );
}

/** An agent’s closed sales as a list and on a map, and where their homes are from. */
export function AgentSales({ page }: { page: AgentPage }) {
  const { firstName } = page.agent;
  const { forSale, underContract, sales, pins, salesTotal, attribution } = page;
  const homes = [forSale.cards, underContract.cards, sales];
  if (homes.every(({ length }) => length === 0)) return null;
  return (
    <>
      {sales.length > 0 && (
        <section className="above-12" aria-labelledby="agent-sales">
          <h2 id="agent-sales">{agentMessages.sales({ name: firstName })}</h2>
          <p className="quiet below-4">{agentMessages.salesCount({ count: salesTotal })}</p>
          {pins.length > 0 && <SalesMapSlot pins={pins} />}
          <Sales sales={sales.slice(0, FIRST)} />
          {sales.length > FIRST && (
            <details className="disclosure">
              <summary>{agentMessages.moreSales({ count: sales.length - FIRST })}</summary>
              <Sales sales={sales.slice(FIRST)} />
            </details>
          )}
        </section>
      )}
      <StaticHtml html={attribution} />
    </>
  );
}

function Sales({ sales }: { sales: AgentPage['sales'] }) {
  return (
    <ul className={styles.sales}>
      {sales.map(({ href, address, sold, side, firm }) => (
        <li key={href} className="grid line-below">
          <a className="flex semibold tap-height" href={href}>
            {address}
          </a>
          <span>{sold}</span>
          <span className="fine-print">{side}</span>
          <span className="fine-print">{firm}</span>
        </li>
      ))}
    </ul>
  );
}
