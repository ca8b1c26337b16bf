import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '#design';
import { compareHref, MOST_COMPARED } from '../compare/compare-address.ts';
import {
  type ChosenHome,
  getChosenHomes,
  onChosenHomes,
  setChosenHomes,
  toggleHome,
} from './compare-choice.ts';
import styles from './device.module.css';

const FULL = `Four homes fit side by side. Take one out to add another.`;
const FULL_EVENT = 'compare-full';

/** Puts a home in or takes it out; a fifth is refused in words. */
export function chooseHome(home: ChosenHome): void {
  if (!toggleHome(home)) window.dispatchEvent(new Event(FULL_EVENT));
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
            <a
              href={compareHref(homes.map(({ mlsNumber }) => mlsNumber))}
              className="button"
              data-look="primary"
            >
              Compare {homes.length === 1 ? 'it' : `${homes.length} homes`}
            </a>
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
