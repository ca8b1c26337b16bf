import type { BrokerageFacts } from '#platform';
import { frameMessages } from '../messages/frame.ts';
import { homepageMessages } from '../messages/homepage.ts';
import { Promo } from './promo.tsx';

/** The brokerage's magazine; absent where none is set. */
export function Magazine({ brokerage }: { brokerage: BrokerageFacts }) {
  const { name, magazine, magazineSubscribe } = brokerage;
  if (!magazine && !magazineSubscribe) return null;
  return (
    <Promo
      id="magazine"
      title={homepageMessages.magazine()}
      text={homepageMessages.magazineText({ firm: name })}
    >
      {magazine && (
        <a href={magazine} className="button" data-look="primary" target="_blank" rel="noopener">
          {homepageMessages.readIssue()} <span className="unseen">{frameMessages.newTab()}</span>
        </a>
      )}
      {magazineSubscribe && (
        <a href={magazineSubscribe} className="button" target="_blank" rel="noopener">
          {homepageMessages.subscribe()} <span className="unseen">{frameMessages.newTab()}</span>
        </a>
      )}
    </Promo>
  );
}
