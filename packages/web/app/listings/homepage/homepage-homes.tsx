import { Link } from 'react-router';
import { ListingStrip } from '../card/listing-grid.tsx';
import { SEARCH_PATH } from '../listing/listing-address.ts';
import { homepageMessages } from '../messages/homepage.ts';
import type { Homepage } from './load-homepage.ts';

/** The brokerage's featured homes. */
export function FeaturedHomes({ homes }: { homes: Homepage['featured'] }) {
  if (homes.length === 0) return null;
  return (
    <section className="frame" aria-labelledby="featured">
      <h2 id="featured" className="below-6">
        {homepageMessages.featured()}
      </h2>
      <ListingStrip cards={homes} />
    </section>
  );
}

/** The newest homes of all brokerages. */
export function NewHomes({ homes }: { homes: Homepage['newest'] }) {
  if (homes.length === 0) return null;
  return (
    <section className="frame" aria-labelledby="new-homes">
      <div className="row wrap between below-6 gap-3-6">
        <h2 id="new-homes">{homepageMessages.newest()}</h2>
        <Link to={SEARCH_PATH} className="button">
          {homepageMessages.seeNewest()}
        </Link>
      </div>
      <ListingStrip cards={homes} />
    </section>
  );
}
