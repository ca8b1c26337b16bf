import { photoAddress } from '@homestead/contract/feed';
import { bathsCount } from '@homestead/contract/listings';
import { type EmailHome, type MailSettings, siteLink } from '#platform';
import { emailHomeMessages } from '../messages.ts';
import type { CardRow } from './card-row.ts';

/** What of a home emails show. */
export type ShownHome = Pick<
  CardRow,
  | 'mls_number'
  | 'standard_status'
  | 'list_price_cents'
  | 'close_price_cents'
  | 'address_shown'
  | 'street_address'
  | 'city'
  | 'beds'
  | 'baths_total'
  | 'baths_full'
  | 'baths_half'
  | 'living_area'
  | 'list_office_name'
  | 'attribution_contact'
  | 'photo_token'
  | 'photo_width'
  | 'photo_height'
>;

/**
 * A home as emails show it, in the language of the email: like a card, with the listing firm.
 * Without the right to show the address, its MLS number stands for the street.
 */
export function presentEmailHome(settings: MailSettings, home: ShownHome): EmailHome {
  const { mls_number: number, photo_token: token } = home;
  const street = home.address_shown ? home.street_address : null;
  return {
    url: siteLink(settings, `/singleproduct/${encodeURIComponent(number)}`),
    place: [street ?? emailHomeMessages.byNumber({ number }), home.city].filter(Boolean).join(', '),
    price: priceOf(home),
    facts: factsOf(home),
    firm: firmOf(home),
    photo: token
      ? {
          url: `${settings.publicUrl}${photoAddress(token, 1280, 'jpg')}`,
          width: home.photo_width,
          height: home.photo_height,
        }
      : null,
  };
}

function priceOf({ standard_status, list_price_cents, close_price_cents }: ShownHome): string {
  if (standard_status === 'Closed' && close_price_cents !== null) {
    return emailHomeMessages.soldFor({ price: priceInWords(close_price_cents) });
  }
  return list_price_cents === null
    ? emailHomeMessages.priceUnknown()
    : priceInWords(list_price_cents);
}

function factsOf({ beds, baths_total, baths_full, baths_half, living_area }: ShownHome): string {
  const baths = bathsCount({
    bathsTotal: baths_total,
    bathsFull: baths_full,
    bathsHalf: baths_half,
  });
  return [
    ...(beds ? [emailHomeMessages.beds({ count: beds })] : []),
    ...(baths ? [emailHomeMessages.baths({ count: baths })] : []),
    ...(living_area ? [emailHomeMessages.squareFeet({ count: living_area })] : []),
  ].join(' · ');
}

function firmOf({ list_office_name: firm, attribution_contact: contact }: ShownHome): string {
  if (!firm) return contact ?? '';
  return contact
    ? emailHomeMessages.listedByWithContact({ firm, contact })
    : emailHomeMessages.listedBy({ firm });
}

const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "$415,000"; alike in both languages. */
export function priceInWords(cents: number): string {
  return dollarFormat.format(cents / 100);
}
