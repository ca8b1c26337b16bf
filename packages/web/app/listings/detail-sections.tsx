import type { ReactNode } from 'react';
import styles from './detail-sections.module.css';
import type { BedroomRow, FactRow, ListingDetailFacts } from './listing.ts';

/** What an empty value of these sections reads (decision 15). */
const EMPTY = 'NA';

/** The eight collapsible sections of a home (spec 1 section 2). */
export function DetailSections({ listing }: { listing: ListingDetailFacts }) {
  const { facts } = listing;
  return (
    <div>
      <Section id="overview" title="Property Overview">
        <div className={styles.remarks}>
          {(listing.remarks ?? EMPTY).split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="key" title="Key Information">
        <Facts rows={facts.key} />
      </Section>
      <Section id="home-details" title="Home Details">
        {listing.bedrooms.length > 0 && <Rooms title="Bedrooms" rows={listing.bedrooms} />}
        {listing.bathrooms.length > 0 ? (
          <Rooms title="Bathrooms" rows={listing.bathrooms} />
        ) : (
          <Facts title="Bathrooms" rows={bathroomRows(listing)} />
        )}
        {listing.rooms.length > 0 && <Rooms title="Rooms" rows={listing.rooms} />}
        <Facts title="Interior features" rows={facts.interior} />
      </Section>
      <Section id="parking" title="Parking">
        <Facts rows={facts.parking} />
      </Section>
      <Section id="exterior" title="Exterior">
        <Facts rows={facts.exterior} />
      </Section>
      <Section id="utilities" title="Utilities">
        <Facts rows={facts.utilities} />
      </Section>
      <Section id="location" title="Location">
        <Facts title="HOA information" rows={facts.association} />
        <Facts title="School information" rows={facts.schools} />
      </Section>
      <Section id="other" title="Other">
        <Facts rows={facts.other} />
      </Section>
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details open className={styles.section} id={id}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

function Facts({ title, rows }: { title?: string; rows: FactRow[] }) {
  return (
    <>
      {title && <h3 className={styles.subtitle}>{title}</h3>}
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-empty={value === null ? '' : undefined}>{value ?? EMPTY}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Rooms({ title, rows }: { title: string; rows: BedroomRow[] }) {
  return (
    <div className={styles.tableFrame}>
      <table className={styles.rooms}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">Level</th>
            <th scope="col">Length × width</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may be alike, the order is fixed
            <tr key={index}>
              <th scope="row">
                {row.name}
                {row.features && <small>{row.features}</small>}
              </th>
              <td>{row.level ?? EMPTY}</td>
              <td className="tabular">{row.size ?? EMPTY}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function bathroomRows({ bathsFull, bathsHalf, bathsTotal }: ListingDetailFacts): FactRow[] {
  const text = (value: number | null) => (value === null ? null : String(value));
  return [
    ['Full baths', text(bathsFull)],
    ['Half baths', text(bathsHalf)],
    ['Baths in total', text(bathsTotal)],
  ];
}
