import { photoAddress } from '@homestead/contract/feed';
import { agentHref } from '@homestead/contract/leads';
import type { AgentPage } from '#leads/pages';
import { filterHref, type ListingDetailFacts, listingHref, SEARCH_PATH } from '#listings';
import { PREFIX, type Site, useNonce } from '#platform';
import { frameMessages } from './messages/frame.ts';
import { pageMessages } from './messages/pages.ts';

/** Facts of a page for machines (JSON-LD, `json`), in a data script with the page's nonce. */
export function StructuredData({ json }: { json: string }) {
  const nonce = useNonce();
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose < can't end the script
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

const residenceTypes: Record<string, string> = {
  house: 'SingleFamilyResidence',
  condo: 'Apartment',
  land: 'Place',
};

/**
 * schema.org: RealEstateListing with its residence, offer and breadcrumbs. Unknown facts are left
 * out. As text that can't end a script.
 */
export function listingFacts(
  listing: ListingDetailFacts,
  brokerage: string,
  publicUrl: string,
): string {
  const url = publicUrl + PREFIX + listingHref(listing.mlsNumber);
  const name = [listing.street, listing.cityLine].filter(Boolean).join(', ') || listing.mlsNumber;
  const isLand = listing.kinds.includes('land');
  const type = listing.kinds.map((kind) => residenceTypes[kind]).find(Boolean) ?? 'Residence';
  const { position } = listing;
  const residence = {
    '@type': type,
    name,
    address: {
      '@type': 'PostalAddress',
      ...(listing.street && { streetAddress: listing.street }),
      ...(listing.city && { addressLocality: listing.city }),
      ...(listing.state && { addressRegion: listing.state }),
      ...(listing.zip && { postalCode: listing.zip }),
      addressCountry: 'US',
    },
    ...(position &&
      !position.isApproximate && {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: position.latitude,
          longitude: position.longitude,
        },
      }),
    ...(!isLand && {
      ...(listing.beds !== null && { numberOfBedrooms: listing.beds }),
      ...(listing.bathsFull !== null && { numberOfFullBathrooms: listing.bathsFull }),
      ...(listing.bathsHalf !== null && { numberOfPartialBathrooms: listing.bathsHalf }),
      ...(listing.bathsTotal !== null && { numberOfBathroomsTotal: listing.bathsTotal }),
      ...(listing.yearBuilt !== null && { yearBuilt: listing.yearBuilt }),
      ...(listing.livingArea !== null && {
        floorSize: { '@type': 'QuantitativeValue', value: listing.livingArea, unitCode: 'FTK' },
      }),
    }),
  };
  const offer = listing.listPriceCents !== null && {
    '@type': 'Offer',
    url,
    price: listing.listPriceCents / 100,
    priceCurrency: 'USD',
    availability:
      listing.status === 'Closed' ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
    seller: { '@type': 'RealEstateAgent', name: listing.listingFirm ?? brokerage },
  };
  const facts = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateListing',
        '@id': url,
        url,
        name,
        ...(listing.remarks && { description: listing.remarks }),
        ...(listing.onMarketOn && { datePosted: listing.onMarketOn }),
        dateModified: listing.modifiedAt,
        image: listing.photos
          .slice(0, 10)
          .map((photo) => publicUrl + photoAddress(photo.token, 1280, 'jpg')),
        mainEntity: residence,
        ...(offer && { offers: offer }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbs(listing).map((crumb, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: crumb.name,
          item: publicUrl + PREFIX + crumb.href,
        })),
      },
    ],
  };
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

/** schema.org: the brokerage as a RealEstateAgent, and its site. */
export function brokerageFacts({ brokerage, publicUrl }: Site, cities: readonly string[]): string {
  const { name, street, city, state, zip, phone, email } = brokerage;
  const profiles = [brokerage.instagram, brokerage.facebook, brokerage.x, brokerage.linkedin];
  const sameAs = profiles.filter(Boolean);
  const facts = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateAgent',
        '@id': `${publicUrl}/#brokerage`,
        name,
        url: `${publicUrl}${PREFIX}/homepage`,
        ...(phone && { telephone: phone }),
        ...(email && { email }),
        ...((street || city) && {
          address: {
            '@type': 'PostalAddress',
            ...(street && { streetAddress: street }),
            ...(city && { addressLocality: city }),
            ...(state && { addressRegion: state }),
            ...(zip && { postalCode: zip }),
            addressCountry: 'US',
          },
        }),
        ...(cities.length > 0 && { areaServed: cities }),
        ...(sameAs.length > 0 && { sameAs }),
      },
      {
        '@type': 'WebSite',
        url: `${publicUrl}/`,
        name,
        publisher: { '@id': `${publicUrl}/#brokerage` },
      },
    ],
  };
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

/** schema.org: an agent of the brokerage as a RealEstateAgent. Unknown facts are left out. */
export function agentFacts(agent: AgentPage['agent'], { brokerage, publicUrl }: Site): string {
  const { firstName, lastName, photo, phone, areas, languages, about } = agent;
  const url = publicUrl + PREFIX + agentHref(agent.slug);
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': url,
    url,
    name: `${firstName} ${lastName}`,
    ...(about && { description: about }),
    ...(photo && { image: publicUrl + photo }),
    ...(phone && { telephone: phone }),
    ...(areas.length > 0 && { areaServed: areas }),
    ...(languages.length > 0 && { knowsLanguage: languages }),
    parentOrganization: {
      '@type': 'RealEstateAgent',
      '@id': `${publicUrl}/#brokerage`,
      name: brokerage.name,
      url: `${publicUrl}${PREFIX}/homepage`,
    },
  };
  return JSON.stringify(facts).replaceAll('<', '\\u003c');
}

/** Breadcrumbs of a home: all homes, its city, its neighborhood, the home. */
export function breadcrumbs(listing: ListingDetailFacts): { name: string; href: string }[] {
  const { city, subdivision, mlsNumber } = listing;
  return [
    { name: frameMessages.homesForSale(), href: SEARCH_PATH },
    ...(city ? [{ name: city, href: filterHref({ cities: [city] }) }] : []),
    ...(city && subdivision
      ? [
          {
            name: subdivision,
            href: filterHref({ cities: [city], subdivisions: [subdivision] }),
          },
        ]
      : []),
    {
      name: listing.street ?? pageMessages.mlsNumber({ number: mlsNumber }),
      href: listingHref(mlsNumber),
    },
  ];
}
