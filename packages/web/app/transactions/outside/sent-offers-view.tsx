import {
  offerLabel,
  offerStateText,
  openOfferStates,
  type WireSentOffers,
} from '@homestead/contract/transactions';
import { instantDateText, instantText, moneyText } from '#platform';
import { outsideDealMessages } from './messages/outside-deals.ts';
import styles from './outside-deals.module.css';

/** The offers that a client or seller was sent, each with the link to its page. */
export function SentOffersView({ sent: { offers, homes } }: { sent: WireSentOffers }) {
  return (
    <>
      {offers.length > 0 && (
        <section className="grid gap-4">
          <h2>{outsideDealMessages.yourOffers()}</h2>
          {offers.map(({ state, isBackup, priceCents, expiresAt, ...sent }) => (
            <Sent
              key={sent.link}
              sent={sent}
              page="/offer"
              open={outsideDealMessages.openOffer({ code: sent.code })}
              facts={[
                [outsideDealMessages.state(), offerLabel(offerStateText({ state, isBackup }))],
                ...(priceCents === null
                  ? []
                  : [[outsideDealMessages.price(), moneyText(priceCents)] as const]),
                ...(expiresAt !== null && (state === 'draft' || openOfferStates.includes(state))
                  ? [[outsideDealMessages.expires(), instantText(expiresAt)] as const]
                  : []),
              ]}
            />
          ))}
        </section>
      )}
      {homes.length > 0 && (
        <section className="grid gap-4">
          <h2>{outsideDealMessages.onYourHome()}</h2>
          {homes.map((sent) => (
            <Sent
              key={sent.link}
              sent={sent}
              page="/seller-offers"
              open={outsideDealMessages.openOffers()}
              facts={[]}
            />
          ))}
        </section>
      )}
    </>
  );
}

interface SentProps {
  sent: WireSentOffers['homes'][number];
  page: string;
  open: string;
  facts: readonly (readonly [string, string])[];
}

function Sent({ sent: { link, code, address, sentAt }, page, open, facts }: SentProps) {
  return (
    <article className="panel pad-4 grid gap-3">
      <h3>{address ?? outsideDealMessages.unknownHome()}</h3>
      <dl className={styles.facts}>
        {[
          [outsideDealMessages.code(), code] as const,
          ...facts,
          [outsideDealMessages.sent(), instantDateText(sentAt)] as const,
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="no-margin">
        <a href={`${page}?sent=${link}`} className="button">
          {open}
        </a>
      </p>
    </article>
  );
}
