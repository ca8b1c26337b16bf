import type { ReactNode } from 'react';
import { rich } from '#platform';
import type { DetailBlock, DetailSection, RoomRow } from '../listing/listing.ts';
import { homeFactMessages } from '../messages/home-facts.ts';
import styles from './detail-sections.module.css';

interface DetailSectionsProps {
  sections: DetailSection[];
  /** Where the facts come from and how old they are. */
  origin: string;
  reportHref: string;
}

/** The collapsible sections of a home, each with its source and a way to correct it. */
export function DetailSections({ sections, origin, reportHref }: DetailSectionsProps) {
  return (
    <div>
      {sections.map(({ id, title, blocks }, index) => (
        <details
          key={id}
          open
          className={styles.section}
          id={id}
          data-later={index > 1 ? '' : undefined}
        >
          <summary>
            <h2 className="text-22">{title}</h2>
          </summary>
          <div className={styles.body}>
            {blocks.map(Block)}
            <p className={styles.origin}>
              {origin}
              <a href={reportHref} rel="nofollow">
                {rich(homeFactMessages.looksWrong({ section: title, unseen }))}
              </a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}

const unseen = (text: ReactNode) => <span className="unseen">{text}</span>;

function Block({ title, paragraphs, rooms, rows }: DetailBlock, index: number) {
  return (
    <div key={index}>
      {title && <h3 className={styles.subtitle}>{title}</h3>}
      {paragraphs && (
        <div className={styles.remarks}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {rooms && rooms.length > 0 && <Rooms rooms={rooms} title={title} />}
      {rows && (
        <dl className={styles.facts}>
          {rows.map(([label, value, note]) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd data-empty={value === null ? '' : undefined}>
                {value ?? homeFactMessages.empty()}
                {note && value && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Rooms({ title, rooms }: { title: string | undefined; rooms: RoomRow[] }) {
  return (
    <div className="scroll-x">
      <table className={`table ${styles.rooms}`} aria-label={title}>
        <thead>
          <tr>
            {[homeFactMessages.room(), homeFactMessages.level(), homeFactMessages.roomSize()].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ name, features, level, size }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may be alike, the order is fixed
            <tr key={index}>
              <th scope="row">
                {name}
                {features && <small>{features}</small>}
              </th>
              <td>{level ?? homeFactMessages.empty()}</td>
              <td className="tabular">{size ?? homeFactMessages.empty()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
