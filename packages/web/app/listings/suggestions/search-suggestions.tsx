import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  forgetRecentSearches,
  getRecentSearches,
  rememberChoice,
  rememberSearch,
} from '../device/search-memory.ts';
import { suggestionMessages } from '../messages/suggestions.ts';
import type { Search } from '../search/search.ts';
import { type Offer, offersBefore, offersFor, placeSearchHref } from './offers.ts';
import styles from './search-box.module.css';

const WAIT_MS = 140;

interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  search: Search;
}

/**
 * The list under the search field, as a combobox (WAI-ARIA): arrows choose, Enter goes there,
 * Escape closes. Typed text stays when the service doesn't answer. Before anything is typed, it
 * offers this device's recent searches and homes near it.
 */
export default function Suggestions({ input, search }: SuggestionsProps) {
  const id = useId();
  const navigate = useNavigate();
  const [offers, setOffers] = useState<Offer[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const goNear = useEffectEvent(async () => {
    setSaid(suggestionMessages.locating());
    const [{ askForPosition, findNearestPlace }, { loadServiceArea }] = await Promise.all([
      import('./nearest-place.ts'),
      import('../service-area.ts'),
    ]);
    const position = await askForPosition();
    const area = await loadServiceArea().catch(() => null);
    const place = typeof position === 'string' || !area ? null : findNearestPlace(area, position);
    if (!place) {
      setSaid(typeof position === 'string' ? position : suggestionMessages.noHomesNear());
      return;
    }
    setSaid('');
    const href = placeSearchHref(place.filter, search);
    rememberSearch({ href, label: place.label });
    navigate(href);
  });

  const choose = useEffectEvent((offer: Offer) => {
    const field = input.current;
    const { does } = offer;
    if (does === 'forget') {
      forgetRecentSearches();
      setOffers(offersBefore([]));
      setActive(-1);
      setSaid(suggestionMessages.recentCleared());
      return;
    }
    setOpen(false);
    if (typeof does === 'object' && 'say' in does) {
      if (field) field.value = does.say;
      field?.form?.requestSubmit();
    } else if (does === 'submit') field?.form?.requestSubmit();
    else if (does === 'near-me') goNear();
    else {
      if (field && does.text) field.value = does.text;
      if (does.text) rememberChoice(does.text, does.address);
      if (does.isKept) rememberSearch({ href: does.href, label: offer.label });
      navigate(does.href);
    }
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = isOpen ? offers[active] : undefined;
    if (step && offers.length > 0) {
      event.preventDefault();
      setOpen(true);
      const places = offers.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  });

  const onFocus = useEffectEvent(() => {
    if (offers.length > 0) setOpen(true);
  });

  const onBlur = useEffectEvent(() => {
    setOpen(false);
    setSaid('');
  });

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onInput = () => setTyped(field.value.trim());
    field.addEventListener('input', onInput, { signal });
    field.addEventListener('focus', () => onFocus(), { signal });
    field.addEventListener('click', () => onFocus(), { signal });
    field.addEventListener('blur', () => onBlur(), { signal });
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    onInput();
    return () => stop.abort();
  }, [input]);

  const offer = useEffectEvent((found: Offer[]) => {
    setOffers(found);
    setActive(-1);
    setOpen(document.activeElement === input.current);
  });

  const askFor = useEffectEvent((text: string, signal: AbortSignal) =>
    offersFor(text, search, signal),
  );

  useEffect(() => {
    if (typed === null) return;
    setSaid('');
    if (typed.length < 2 || typed === input.current?.defaultValue) {
      offer(typed.length < 2 ? offersBefore(getRecentSearches()) : []);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        offer(await askFor(typed, abort.signal));
      } catch {
        if (!abort.signal.aborted) setOffers([]);
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, input]);

  const isShown = isOpen && offers.length > 0;
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const attributes: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? id : null,
      'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
    }
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name);
    };
  }, [input, isShown, active, id]);

  const grouped = Map.groupBy(offers.entries(), ([, { group }]) => group);
  return (
    <>
      <p className={said ? styles.said : 'unseen'} role="status">
        {said || (isShown ? suggestionMessages.available({ count: offers.length }) : '')}
      </p>
      {isShown && (
        <div id={id} role="listbox" aria-label={suggestionMessages.list()} className={styles.list}>
          {[...grouped].map(([group, entries], place) => (
            // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
            <div key={group} role="group" aria-labelledby={`${id}-group-${place}`}>
              <div id={`${id}-group-${place}`} className={styles.group} role="presentation">
                {group}
              </div>
              {entries.map(([index, one]) => (
                // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field
                <div
                  key={one.key}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  className={styles.option}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(one)}
                >
                  <span>{one.label}</span>
                  {one.hint && <span className="fine-print tabular no-shrink">{one.hint}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
