import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#design';
import { moneyText } from '#platform';
import { listingHref } from '../listing/listing-address.ts';
import { Photo } from '../listing/photo.tsx';
import { cardMessages } from '../messages/card.ts';
import { mapMessages } from '../messages/map.ts';
import type { MapHome, MapPin } from './map-pin.ts';
import type { MapView } from './map-view.ts';
import styles from './pin-card.module.css';
import { rememberViewedHome } from './viewed-homes.ts';

const GAP = 22;
const EDGE = 12;
/** The height of the buttons over the top of the map. */
const TOOLS = 64;

interface PinCardProps {
  view: MapView;
  pin: MapPin;
  homes: readonly MapHome[];
  onClose: () => void;
}

/**
 * The small card of a pin, or of several homes at one spot: next to the pin, inside the map; at the
 * bottom on a phone. Escape closes it.
 */
export function PinCard({ view, pin, homes, onClose }: PinCardProps) {
  const card = useRef<HTMLElement>(null);
  usePinPosition(card, view, pin);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <section ref={card} className={styles.card} aria-label={mapMessages.card()}>
      <button
        type="button"
        className={styles.close}
        aria-label={mapMessages.close()}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <div className={styles.homes}>
        {homes.map((home) => (
          <HomeOnMap key={home.mlsNumber} home={home} />
        ))}
      </div>
    </section>
  );
}

function HomeOnMap({ home }: { home: MapHome }) {
  return (
    <div className={styles.home}>
      <div className={styles.photo}>
        <Photo photo={home.photo} sizes="(min-width: 620px) 300px, 40vw" alt="" isEarly hasAvif />
      </div>
      <div className="pad-note">
        <p className="text-18 bold tabular">
          {home.priceCents === null ? cardMessages.noPrice() : moneyText(home.priceCents)}
          {home.status && <span className={styles.status}>{home.status}</span>}
        </p>
        <p>{home.facts}</p>
        <p>
          <Link
            to={listingHref(home.mlsNumber)}
            className={styles.link}
            onClick={() => rememberViewedHome(home.mlsNumber)}
          >
            {home.street ?? cardMessages.noAddress()}
          </Link>
        </p>
        <p className="quiet text-13 line-14">{home.cityLine}</p>
        {home.isApproximate && <p className="quiet text-13 line-14">{mapMessages.approximate()}</p>}
        <p className="quiet text-13 line-14">{home.listedBy}</p>
      </div>
    </div>
  );
}

/** Keeps the card next to its pin while the map moves, above it if there is room. */
function usePinPosition(card: RefObject<HTMLElement | null>, view: MapView, pin: MapPin): void {
  useLayoutEffect(() => {
    const place = () => {
      const element = card.current;
      const parent = element?.offsetParent;
      if (!element || !parent) return;
      const { x, y } = view.place(pin.at);
      const { offsetWidth: width, offsetHeight: height } = element;
      const isAbove = y - height - GAP > TOOLS;
      const left = Math.min(Math.max(EDGE, x - width / 2), parent.clientWidth - width - EDGE);
      const top = isAbove ? y - height - GAP : y + GAP;
      const most = parent.clientHeight - height - EDGE;
      element.dataset.placed = '';
      element.style.setProperty('--x', `${Math.round(left)}px`);
      element.style.setProperty('--y', `${Math.round(Math.max(TOOLS, Math.min(top, most)))}px`);
    };
    place();
    return view.whileMoving(place);
  }, [card, view, pin]);
}
