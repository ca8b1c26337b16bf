import type { Queryable, Settings } from '#platform';
import type { MlsConnection } from './mls-connection.ts';
import { isDenied, MlsError } from './mls-error.ts';
import { fieldsOf, type MlsOffer } from './mls-offer.ts';
import { findOffer, type KnownOffer, saveOffer } from './offer-store.ts';
import { odataText } from './page-walk.ts';
import { MetadataError, readMetadata } from './read-metadata.ts';
import { tryOut } from './try-out.ts';
import { vendorOf } from './vendors.ts';

const KEPT_MS = 24 * 3_600_000;
const MAX_METADATA_BYTES = 20 * 1024 * 1024;
/** Raise it when MlsOffer changes, so that stored ones are asked for again. */
const OFFER_VERSION = 3;

type OfferSettings = Pick<Settings, 'MLS_VENDOR' | 'MLS_ORIGINATING_SYSTEM' | 'MLS_EXPAND'>;

/**
 * What the MLS offers, asked once a day and kept in the database under `source`. `isFresh` asks
 * again now. When asking fails, an older answer is used. Throws MlsError when there is none and the
 * MLS gives no listings.
 */
export async function readOffer(
  db: Queryable,
  mls: MlsConnection,
  {
    source,
    settings,
    isFresh = false,
  }: { source: string; settings: OfferSettings; isFresh?: boolean },
): Promise<Pick<KnownOffer, 'offer' | 'pageCaps'>> {
  const askedWith = JSON.stringify([
    OFFER_VERSION,
    settings.MLS_VENDOR,
    settings.MLS_ORIGINATING_SYSTEM,
    settings.MLS_EXPAND,
  ]);
  const found = await findOffer(db, source);
  const known = found?.askedWith === askedWith ? found : null;
  const isKept = known !== null && Date.now() - known.readAt.getTime() < KEPT_MS;
  if (isKept && !isFresh) return known;
  let offer: MlsOffer;
  try {
    offer = await askForOffer(mls, settings);
  } catch (error) {
    if (known && !isFresh && error instanceof MlsError) return known;
    throw error;
  }
  await saveOffer(db, source, { askedWith, offer });
  return { offer, pageCaps: {} };
}

async function askForOffer(mls: MlsConnection, settings: OfferSettings): Promise<MlsOffer> {
  const metadata = await askForMetadata(mls, settings.MLS_ORIGINATING_SYSTEM);
  return tryOut(mls, {
    ...metadata,
    vendor: settings.MLS_VENDOR ?? vendorOf(mls.url),
    mayExpand: settings.MLS_EXPAND !== 'false',
    conditions: systemConditions(metadata, 'Property', settings.MLS_ORIGINATING_SYSTEM),
  });
}

/** MLS Grid wants the system named even here; others don't understand it. */
async function askForMetadata(
  mls: MlsConnection,
  system: string | undefined,
): Promise<Pick<MlsOffer, 'resources' | 'metadataProblem'>> {
  const url = `${mls.url}/$metadata`;
  const filter = system && encodeURIComponent(`OriginatingSystemName eq ${odataText(system)}`);
  let metadataProblem = '';
  for (const address of [url, ...(filter ? [`${url}?$filter=${filter}`] : [])]) {
    try {
      const xml = await mls.text(address, 'application/xml', MAX_METADATA_BYTES);
      return { resources: readMetadata(xml), metadataProblem: null };
    } catch (error) {
      if (error instanceof MetadataError || isDenied(error) || isTooLarge(error)) {
        metadataProblem = error.message;
      } else throw error;
    }
  }
  return { resources: null, metadataProblem };
}

function isTooLarge(error: unknown): error is MlsError {
  return error instanceof MlsError && error.status === 413;
}

/** The condition for the one system we take, on resources that know it. */
export function systemConditions(
  offer: Pick<MlsOffer, 'resources'>,
  resource: string,
  system: string | undefined,
): string[] {
  const fields = fieldsOf(offer, resource);
  const mayFilter = fields === null || fields.includes('OriginatingSystemName');
  return system && mayFilter ? [`OriginatingSystemName eq ${odataText(system)}`] : [];
}
