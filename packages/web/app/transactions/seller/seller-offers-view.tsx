import { AgentCard } from '../client/agent-card.tsx';
import { InOtherLanguage } from '../client/in-other-language.tsx';
import { OpenByLink } from '../client/open-client-offer.tsx';
import { ComparedOffers } from '../compare/compared-offers.tsx';
import { sellerPageMessages } from './messages/seller-page.ts';
import { AskAboutOffer, WishForm } from './seller-forms.tsx';
import styles from './seller-offers.module.css';
import type { SellerAnswer, ShownSellerOffers } from './take-seller-offers.ts';

/** A seller’s page: the offers on their home once their link was read. */
export function SellerOffersView({ answer }: { answer: SellerAnswer | undefined }) {
  if (answer?.shown) return <Offers shown={answer.shown} answer={answer} />;
  return (
    <OpenByLink
      action="/seller-offers"
      answer={answer}
      title={sellerPageMessages.title()}
      opening={sellerPageMessages.opening()}
      open={sellerPageMessages.open()}
    />
  );
}

function Offers({ shown, answer }: { shown: ShownSellerOffers; answer: SellerAnswer }) {
  const { home, comparison, choices, wishes, agent } = shown;
  return (
    <div className={styles.page}>
      <header className="grid gap-2">
        <h1>{home === null ? sellerPageMessages.title() : sellerPageMessages.titleOn({ home })}</h1>
        <p className="quiet">{sellerPageMessages.lead()}</p>
        <InOtherLanguage path="/seller-offers" link={answer.link} />
      </header>
      <ComparedOffers
        shown={comparison}
        actions={(id) => wishes[id] && <p className="medium">{wishes[id]}</p>}
      />
      <div className={styles.forms}>
        {choices.some(({ isWaiting }) => isWaiting) && <WishForm shown={shown} answer={answer} />}
        {choices.length > 0 && <AskAboutOffer shown={shown} answer={answer} />}
        <AgentCard agent={agent} />
      </div>
      <p className="fine-print">{sellerPageMessages.notAnAnswer()}</p>
    </div>
  );
}
