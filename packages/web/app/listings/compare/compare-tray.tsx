import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '#design';
import styles from '../device/device.module.css';
import { compareMessages } from '../messages/compare.ts';
import { compareHref, MAX_COMPARED } from './compare-address.ts';
import {
  type ChosenHome,
  getChosenHomes,
  onChosenHomes,
  setChosenHomes,
  toggleHome,
} from './compare-choice.ts';

const FULL_EVENT = 'compare-full';

/** Adds a home or removes it; the tray says why a fifth one isn't added. */
export function chooseHome(home: ChosenHome): void {
  if (!toggleHome(home)) window.dispatchEvent(new Event(FULL_EVENT));
}

/** The homes selected to compare, at the bottom of the window. */
export function CompareTray() {
  const homes = useSyncExternalStore(onChosenHomes, getChosenHomes);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const sayFull = () => setFull(true);
    window.addEventListener(FULL_EVENT, sayFull);
    return () => window.removeEventListener(FULL_EVENT, sayFull);
  }, []);
  useEffect(() => {
    if (homes.length < MAX_COMPARED) setFull(false);
    const mark = () => markButtons(new Set(homes.map(({ mlsNumber }) => mlsNumber)));
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [homes]);
  const said = isFull
    ? compareMessages.full({ max: MAX_COMPARED })
    : compareMessages.chosen({ count: homes.length, max: MAX_COMPARED });
  return (
    <>
      <p className="unseen" role="status">
        {homes.length > 0 && said}
      </p>
      {homes.length > 0 && (
        <aside className={styles.tray} aria-label={compareMessages.chosenHomes()}>
          <p className={styles.said} aria-hidden>
            {said}
          </p>
          <ul className={styles.homes}>
            {homes.map((home) => (
              <li className="row pill outlined" key={home.mlsNumber}>
                <span className="clipped one-line">{home.name}</span>
                <button
                  type="button"
                  aria-label={compareMessages.removeHome({ home: home.name })}
                  onClick={() => toggleHome(home)}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            ))}
          </ul>
          <p className="row gap-2">
            <a
              href={compareHref(homes.map(({ mlsNumber }) => mlsNumber))}
              className="button"
              data-look="primary"
            >
              {compareMessages.compareHomes({ count: homes.length })}
            </a>
            <button type="button" className={styles.quiet} onClick={() => setChosenHomes([])}>
              {compareMessages.clear()}
            </button>
          </p>
        </aside>
      )}
    </>
  );
}

/** Marks the selected homes on the page's cards. */
function markButtons(chosen: ReadonlySet<string>): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-compare]')) {
    const isChosen = String(chosen.has(button.value));
    if (button.ariaPressed !== isChosen) button.ariaPressed = isChosen;
  }
}
