import type { OfferSheetPart, OfferSheetSection } from '@homestead/contract/transactions';
import styles from './client-offer.module.css';

/** Every term of an offer, part for part as on the printed summary. */
export function OfferTerms({ sections }: { sections: readonly OfferSheetSection[] }) {
  return sections.map(({ key, title, parts }) => (
    <section key={key} className="grid gap-2">
      <h3 className="text-18">{title}</h3>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section keep their order
        <Part key={index} part={part} title={title} />
      ))}
    </section>
  ));
}

function Part({ part, title }: { part: OfferSheetPart; title: string }) {
  switch (part.kind) {
    case 'text':
      return <p className={part.look === 'quiet' ? 'fine-print' : undefined}>{part.text}</p>;
    case 'list':
      return (
        <ul className={styles.list}>
          {part.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {part.rows.map(({ label, value }) => (
            <div key={label + value}>
              <dt className="quiet">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table part={part} title={title} />;
  }
}

function Table({ part, title }: { part: OfferSheetPart & { kind: 'table' }; title: string }) {
  const { columns, rows, total } = part;
  const cell = (text: string, index: number) =>
    index === 0 ? (
      <th key={columns[index]?.label} scope="row">
        {text}
      </th>
    ) : (
      <td
        key={columns[index]?.label}
        data-label={columns[index]?.label}
        data-amount={columns[index]?.isAmount}
      >
        {text}
      </td>
    );
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          {columns.map(({ label, isAmount }) => (
            <th key={label} scope="col" data-amount={isAmount}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>{row.map(cell)}</tr>
        ))}
        {total && <tr data-total="">{total.map(cell)}</tr>}
      </tbody>
    </table>
  );
}
