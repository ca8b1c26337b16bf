import { type ListingKind, listingKinds } from '@homestead/contract/feed';
import { type HomeCard, statusOf, type WireDetail } from '@homestead/contract/listings';
import { cityLine, daysBetween, localDate } from '@homestead/contract/platform';
import { groupedText, nearDayText, shortSpanText, UNKNOWN } from '#platform';
import { photoRoom } from '../gallery/photo-rooms.ts';
import { readSections } from '../home/read-sections.ts';
import { cardMessages } from '../messages/card.ts';
import { homeMessages } from '../messages/home.ts';
import { homeFactMessages } from '../messages/home-facts.ts';
import { cents } from '../results/specified-card.ts';
import { bathsText } from './baths-text.ts';
import type {
  ListingCardFacts,
  ListingDetailFacts,
  Photo,
  Ribbon,
  StripFact,
  TourLink,
} from './listing.ts';

/*
 * The specified names end here, in specified-card.ts and in home/read-*.ts: behind them the
 * glossary's words are used.
 */

const NEW_DAYS = 7;
const REDUCED_DAYS = 30;
const TAX_YEARS = 2;
const DAY_MS = 86_400_000;

/** A card as what the site shows of it. `now` decides what is new. */
export function readCard(card: HomeCard, now: Date): ListingCardFacts {
  const about = photoSubject(card.propertySubtype, card.street, card.city);
  return {
    mlsNumber: card.mlsNumber,
    street: card.street,
    cityLine: cityLine(card),
    listPriceCents: card.listPriceCents,
    beds: card.beds,
    bathsTotal: card.bathsTotal,
    bathsFull: card.bathsFull,
    bathsHalf: card.bathsHalf,
    livingArea: card.livingArea,
    lotSizeAcres: card.lotSizeAcres,
    status: statusOf(card.standardStatus),
    closePriceCents: card.closePriceCents,
    closedOn: card.closedOn,
    ribbons: ribbonsOf(card, now),
    photo: card.photo && readPhoto(card.photo, about, 1),
    listingFirm: card.listingFirm,
    attributionContact: card.attributionContact,
  };
}

/** A listing of the wire as what its page shows. `now` counts the days on the market. */
export function readDetail(wire: WireDetail, now: Date): ListingDetailFacts {
  const street = wire.UnparsedAddress;
  const about = photoSubject(wire.PropertySubType, street, wire.City);
  const days =
    wire.DaysOnMarket ??
    (wire.OnMarketDate ? daysBetween(wire.OnMarketDate, localDate(now)) : null);
  const hasPosition = wire.Latitude !== null && wire.Longitude !== null;
  return {
    mlsNumber: wire.ListingId,
    street,
    city: wire.City,
    state: wire.StateOrProvince,
    zip: wire.PostalCode,
    cityLine: cityLine({ city: wire.City, state: wire.StateOrProvince, zip: wire.PostalCode }),
    county: wire.CountyOrParish,
    subdivision: wire.SubdivisionName,
    position: hasPosition
      ? {
          latitude: wire.Latitude as number,
          longitude: wire.Longitude as number,
          isApproximate: wire.PositionApproximate,
        }
      : null,
    listPriceCents: cents(wire.ListPrice),
    originalListPriceCents: cents(wire.OriginalListPrice),
    closePriceCents: cents(wire.ClosePrice),
    closeOn: wire.CloseDate,
    associationMonthlyCents: cents(wire.AssociationFeeMonthly),
    recentTax: recentTaxOf(wire, now),
    pricePerSquareFootCents:
      wire.BK9_L_PricePerSQFT === null ? null : Math.round(wire.BK9_L_PricePerSQFT * 100),
    status: statusOf(wire.StandardStatus),
    kinds: wire.kinds.filter((kind): kind is ListingKind =>
      (listingKinds as readonly string[]).includes(kind),
    ),
    propertyType: wire.PropertyType,
    subtype: wire.PropertySubType,
    beds: wire.BedroomsTotal,
    bathsTotal: wire.BathroomsTotalInteger,
    bathsFull: wire.BathroomsFull,
    bathsHalf: wire.BathroomsHalf,
    livingArea: wire.LivingArea,
    lotSizeAcres: wire.LotSizeAcres,
    garageSpaces: wire.GarageSpaces,
    yearBuilt: wire.YearBuilt,
    remarks: wire.PublicRemarks,
    onMarketOn: wire.OnMarketDate,
    daysOnMarket: days === null ? null : Math.max(0, days),
    photos: wire.Media.map((photo, index) => ({
      ...readPhoto(photo, about, index + 1),
      caption: photo.caption,
      room: photoRoom(photo.room),
    })),
    tours: readTours(wire),
    strip: readStrip(wire),
    sections: readSections(wire, days),
    listingFirm: wire.ListOfficeName,
    attributionContact: wire.AttributionContact,
    source: wire.OriginatingSystemName,
    modifiedAt: wire.ModificationTimestamp,
    lastConfirmedAt: wire.LastConfirmed,
  };
}

/** A tax of 0 says that the home wasn't assessed yet, not what its buyer will pay. */
function recentTaxOf(wire: WireDetail, now: Date): ListingDetailFacts['recentTax'] {
  const year = wire.TaxYear;
  const amount = cents(wire.TaxAnnualAmount);
  if (year === null || !amount) return null;
  const age = Number(localDate(now).slice(0, 4)) - year;
  return age >= 0 && age <= TAX_YEARS ? { year, cents: amount } : null;
}

function ribbonsOf(card: HomeCard, now: Date): Ribbon[] {
  const ribbons: Ribbon[] = [];
  if (card.nextOpenHouse) {
    const { startsAt, endsAt } = card.nextOpenHouse;
    ribbons.push({
      kind: 'open-house',
      day: nearDayText(startsAt, now),
      time: shortSpanText(startsAt, endsAt),
    });
  }
  const reducedAt = card.priceReducedAt ? Date.parse(card.priceReducedAt) : Number.NaN;
  if (now.getTime() - reducedAt < REDUCED_DAYS * DAY_MS) {
    const { listPriceCents: price, previousPriceCents: previous } = card;
    const isKnown = price !== null && previous !== null && previous > price;
    ribbons.push({ kind: 'reduced', byCents: isKnown ? previous - price : null });
  }
  const isNew = card.daysOnMarket !== null && card.daysOnMarket <= NEW_DAYS;
  return ribbons.length === 0 && isNew ? [{ kind: 'new' }] : ribbons;
}

interface WirePhoto {
  token: string;
  placeholder: string | null;
  width: number | null;
  height: number | null;
  caption: string | null;
  room: string | null;
}

function readPhoto(wire: WirePhoto, about: string, place: number): Photo {
  const caption = wire.caption ?? wire.room;
  const numbered = place === 1 ? about : cardMessages.photoNumber({ home: about, number: place });
  const alt = caption ? cardMessages.photoCaption({ caption, home: about }) : numbered;
  const { token, placeholder, width, height } = wire;
  const isData = placeholder?.startsWith('data:image/') ?? false;
  return { token, alt, placeholder: isData ? placeholder : null, width, height };
}

/** What the photos show, as far as we know: "Single family residence at 5011 Chicago St, Omaha". */
function photoSubject(subtype: string | null, street: string | null, city: string | null): string {
  const place = [street, city].filter(Boolean).join(', ');
  const home = subtype ? subtype.charAt(0) + subtype.slice(1).toLowerCase() : cardMessages.home();
  if (!place) return home;
  return street ? cardMessages.homeAt({ home, place }) : cardMessages.homeIn({ home, place });
}

/**
 * The facility strip: unknown is "–", 0 only if the feed says 0. Square feet are the
 * living area.
 */
function readStrip(wire: WireDetail): StripFact[] {
  const text = (value: number | null) => (value === null ? UNKNOWN : String(value));
  const baths = bathsText({
    bathsTotal: wire.BathroomsTotalInteger,
    bathsFull: wire.BathroomsFull,
    bathsHalf: wire.BathroomsHalf,
  });
  return [
    [homeFactMessages.beds(), text(wire.BedroomsTotal)],
    [homeFactMessages.baths(), text(wire.BathroomsTotalInteger), baths],
    [
      homeFactMessages.squareFeet(),
      wire.LivingArea === null ? UNKNOWN : groupedText(wire.LivingArea),
    ],
    [homeFactMessages.garageSpaces(), text(wire.GarageSpaces)],
    [homeFactMessages.yearBuilt(), text(wire.YearBuilt)],
  ];
}

/**
 * A home's tour (unbranded before branded) and videos as links, each once. The feed's links are
 * untrusted: only https becomes a link, and none is embedded in the page.
 */
function readTours(wire: WireDetail): TourLink[] {
  const tour = [wire.VirtualTourURLUnbranded, wire.VirtualTourURLBranded].find(isHttps);
  const videos = [...new Set(wire.Videos)].filter((href) => isHttps(href) && href !== tour);
  return [
    ...(tour ? [{ href: tour, label: homeMessages.virtualTour() }] : []),
    ...videos.map((href, index) => ({
      href,
      label: index === 0 ? homeMessages.video() : homeMessages.videoNumber({ number: index + 1 }),
    })),
  ];
}

function isHttps(text: string | null): text is string {
  return text !== null && /^https:\/\//i.test(text) && URL.canParse(text);
}
