import { useEffect, useState } from 'react';
import { ownMessages } from '../messages/own.ts';
import styles from './own-menu.module.css';
import { type OwnSectionId, ownSections } from './own-section.tsx';

/** Links to the sections of the account page; the one in view is highlighted. */
export function OwnMenu({ ids }: { ids: readonly OwnSectionId[] }) {
  const current = useSectionInView(ids);
  return (
    <nav className={styles.menu} aria-label={ownMessages.menu()}>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a
              className="row ink tap-height no-underline"
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
            >
              {ownSections[id]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section in the upper part of the window. */
function useSectionInView(ids: readonly OwnSectionId[]): OwnSectionId | null {
  const [current, setCurrent] = useState<OwnSectionId | null>(null);
  const names = ids.join(' ');
  useEffect(() => {
    const seen = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = names.split(' ').find((id) => seen.has(id));
        if (first) setCurrent(first as OwnSectionId);
      },
      { rootMargin: '-140px 0px -55% 0px' },
    );
    for (const id of names.split(' ')) {
      const section = document.getElementById(id);
      if (section) watch.observe(section);
    }
    return () => watch.disconnect();
  }, [names]);
  return current;
}
