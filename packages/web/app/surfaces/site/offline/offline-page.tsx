import { language, phoneLink, phoneText } from '@homestead/contract/platform';
import type { LoaderFunctionArgs } from 'react-router';
import { BrandMark, plainPageStyles } from '#design';
import { nonceContext, rich, type Site, siteContext, staticMarkup } from '#platform';
import { offlineMessages } from '../messages/offline.ts';
import own from './offline.css?inline';

const styles = plainPageStyles + own;
const RETRY = "addEventListener('online',()=>location.reload())";

/**
 * /offline.html: what the service worker shows at the address of a page that can't be reached. It
 * is complete by itself, and says nothing about a person.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const { brokerage } = context.get(siteContext);
  const nonce = context.get(nonceContext);
  const page = staticMarkup(OfflinePage, { brokerage, nonce });
  return new Response(`<!DOCTYPE html>${page}`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    },
  });
}

function OfflinePage({ brokerage, nonce }: { brokerage: Site['brokerage']; nonce: string }) {
  const { name, phone } = brokerage;
  return (
    <html lang={language() === 'es' ? 'es' : 'en-US'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${offlineMessages.title()} | ${name}`}</title>
        <link rel="icon" href="data:," />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own build's stylesheet */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <BrandMark size={56} />
          <strong>{name}</strong>
          <h1>{offlineMessages.title()}</h1>
          <p>{offlineMessages.cannotLoad()}</p>
          <p>{offlineMessages.opensItself()}</p>
          {phone && (
            <p>
              {rich(
                offlineMessages.call({
                  phone: () => <a href={`tel:${phoneLink(phone)}`}>{phoneText(phone)}</a>,
                }),
              )}
            </p>
          )}
          {/* biome-ignore lint/a11y/useValidAnchor: the address of the page that wasn't loaded */}
          <a href="" className="button" data-look="primary">
            {offlineMessages.tryAgain()}
          </a>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: RETRY }} />
      </body>
    </html>
  );
}
