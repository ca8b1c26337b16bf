import type { OfferSheetPart, OfferSheetSection } from '@homestead/contract/transactions';
import { List, Table, Text } from '@mantine/core';
import { DeskPanel, ScrollRegion } from '#desk';
import styles from './deals.module.css';

/** The terms of an offer, section by section, as on the printed summary. */
export function DealTerms({ sections }: { sections: readonly OfferSheetSection[] }) {
  return sections.map(({ key, title, parts }) => (
    <DeskPanel key={key} title={title}>
      <div className="one-column gap-3">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section keep their order
          <TermsPart key={index} part={part} title={title} />
        ))}
      </div>
    </DeskPanel>
  ));
}

function TermsPart({ part, title }: { part: OfferSheetPart; title: string }) {
  if (part.kind === 'text') {
    return (
      <Text size="sm" {...(part.look === 'quiet' && { c: 'dimmed' })}>
        {part.text}
      </Text>
    );
  }
  if (part.kind === 'list') {
    return (
      <List size="sm" listStyleType="disc">
        {part.items.map((item) => (
          <List.Item key={item}>{item}</List.Item>
        ))}
      </List>
    );
  }
  if (part.kind === 'facts') {
    return (
      <dl className={styles.lines}>
        {part.rows.map(({ label, value }) => [
          <dt key={`${label} label`}>{label}</dt>,
          <dd key={`${label} value`}>{value}</dd>,
        ])}
      </dl>
    );
  }
  return <TermsTable part={part} title={title} />;
}

function TermsTable({ part, title }: { part: OfferSheetPart & { kind: 'table' }; title: string }) {
  const rows = part.total ? [...part.rows, part.total] : part.rows;
  return (
    <ScrollRegion label={title}>
      <Table aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            {part.columns.map(({ label, isAmount }) => (
              <Table.Th key={label} scope="col" {...(isAmount && { ta: 'right' })}>
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.join('|')} {...(row === part.total && { fw: 600 })}>
              {row.map((text, index) => (
                <Table.Td
                  key={part.columns[index]?.label}
                  {...(part.columns[index]?.isAmount && { ta: 'right' })}
                >
                  {text}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollRegion>
  );
}
