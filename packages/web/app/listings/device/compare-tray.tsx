import { useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Icon } from '#design';
import { compareHref, MOST_COMPARED } from '../compare/compare-address.ts';
import { getChosenHomes, onChosenHomes, setChosenHomes, toggleHome } from './compare-choice.ts';
import styles from './device.module.css';

const FULL = `Four homes fit side by side. Take one out to add another.`;
const FULL_EVENT = 'compare-full';

/** A button Compare was pressed: its home goes in or out; a fifth is refused in the tray. */
export function toggleCompared(button: HTMLButtonElement): void {
  const name = button.getAttribute('aria-label')?.replace(/^Compare /, '') ?? button.value;
  if (!toggleHome({ mlsNumber: button.value, name })) {
    window.dispatchEvent(new Event(FULL_EVENT));
  }
}

/** The homes chosen for comparing, at the lower edge of the window, and the way to compare them. */
export function CompareTray() {
  const homes = useSyncExternalStore(onChosenHomes, getChosenHomes);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const sayFull = () => setFull(true);
    window.addEventListener(FULL_EVENT, sayFull);
    return () => window.removeEventListener(FULL_EVENT, sayFull);
  }, []);
  useEffect(() => {
    if (homes.length < MOST_COMPARED) setFull(false);
    const mark = () => markButtons(new Set(homes.map(({ mlsNumber }) => mlsNumber)));
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [homes]);
  const said = isFull ? FULL : `${homes.length} of ${MOST_COMPARED} homes chosen`;
  return (
    <>
      <p className="unseen" role="status">
        {homes.length > 0 && said}
      </p>
      {homes.length > 0 && (
        <aside className={styles.tray} aria-label="Homes to compare">
          <p className={styles.said} aria-hidden>
            {said}
          </p>
          <ul className={styles.homes}>
            {homes.map((home) => (
              <li key={home.mlsNumber}>
                <span>{home.name}</span>
                <button
                  type="button"
                  aria-label={`Take out ${home.name}`}
                  onClick={() => toggleHome(home)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.ways}>
            <Link
              to={compareHref(homes.map(({ mlsNumber }) => mlsNumber))}
              className="button"
              data-look="primary"
            >
              Compare {homes.length === 1 ? 'it' : `${homes.length} homes`}
            </Link>
            <button type="button" className={styles.quiet} onClick={() => setChosenHomes([])}>
              Clear
            </button>
          </p>
        </aside>
      )}
    </>
  );
}

/** Shows on the cards of the page which homes are chosen. */
function markButtons(chosen: ReadonlySet<string>): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-compare]')) {
    const isChosen = String(chosen.has(button.value));
    if (button.ariaPressed !== isChosen) button.ariaPressed = isChosen;
  }
}
