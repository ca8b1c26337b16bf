import {
  beginsLine,
  type PaperBlock,
  type PaperMark,
  type PaperRow,
  paperWords,
  underHeads,
} from '@homestead/contract/documents';
import { Fragment, memo } from 'react';
import styles from './paper.module.css';
import { usePaper } from './paper-editor.ts';
import { PaperBox, PaperValue } from './paper-fields.tsx';

type Grid = Extract<PaperBlock, { kind: 'grid' }>;

/** Rows with their boxes under heads. */
export function PaperGrid({ heads, rows }: Grid) {
  const { prefix } = usePaper();
  const idOf = (item: string) => `${prefix}item-${item}`;
  const first = rows[0]?.item ?? '';
  return (
    <table className={styles.grid}>
      <thead>
        <tr>
          <th scope="col">{paperWords.itemHead}</th>
          {heads.map((head, at) => (
            <th key={head} scope="col" id={`${idOf(first)}-head-${at}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <GridRow key={row.item} row={row} heads={heads} headsOf={idOf(first)} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: PaperRow;
}

/** A row is rendered again only when it says something else: a form has more than a hundred. */
const isSame = (before: RowProps, now: RowProps) => JSON.stringify(before) === JSON.stringify(now);

interface GridRowProps extends RowProps {
  heads: readonly string[];
  /** The ids of the heads begin with it. */
  headsOf: string;
}

const GridRow = memo(function GridRow({ row, heads, headsOf }: GridRowProps) {
  const { prefix } = usePaper();
  const id = `${prefix}item-${row.item}`;
  const { boxes, others } = underHeads(row, heads);
  return (
    <tr id={id} tabIndex={-1}>
      <th scope="row" data-numbered={row.number !== '' || undefined}>
        <span id={`${id}-label`}>
          <NumberAndLabel row={row} />
        </span>
        <Marks marks={others} of={row.label} />
      </th>
      {boxes.map((box, at) => (
        <td key={heads[at]}>
          {box && (
            <PaperBox box={box} labelledBy={[`${id}-label`, `${headsOf}-head-${at}`].join(' ')} />
          )}
        </td>
      ))}
    </tr>
  );
}, isSame);

/** Rows with their marks after their label. */
export function PaperRows({ rows }: { rows: readonly PaperRow[] }) {
  return rows.map((row) => <Row key={row.item} row={row} />);
}

const Row = memo(function Row({ row }: RowProps) {
  const { prefix } = usePaper();
  return (
    <div
      id={`${prefix}item-${row.item}`}
      className={styles.row}
      data-numbered={row.number !== '' || undefined}
      tabIndex={-1}
    >
      <NumberAndLabel row={row} />
      <Marks marks={row.marks} of={row.label} />
    </div>
  );
}, isSame);

function NumberAndLabel({ row: { number, label } }: { row: PaperRow }) {
  return (
    <>
      {number !== '' && <span className={styles.number}>{number} </span>}
      <span>{label}</span>
    </>
  );
}

/** Boxes of one question are a group of their own; a space is between any two marks. */
function Marks({ marks, of }: { marks: readonly PaperMark[]; of: string }) {
  const groups: PaperMark[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (mark.kind === 'box' && last?.[0]?.key === mark.key) last.push(mark);
    else groups.push([mark]);
  }
  return groups.map((group) => {
    const [first] = group;
    if (!first) return null;
    if (first.kind !== 'box') {
      return (
        <Fragment key={first.key}>
          {beginsLine(marks, marks.indexOf(first)) ? <br /> : ' '}
          <PaperMarkView mark={first} of={of} />
        </Fragment>
      );
    }
    const boxes = group.flatMap((mark) => (mark.kind === 'box' ? [mark] : []));
    return (
      <Fragment key={first.key}>
        {' '}
        <fieldset className={styles.group} aria-label={first.asks ?? of}>
          {first.asks && <span>{first.asks}: </span>}
          {boxes.map((box) => (
            <Fragment key={String(box.value)}>
              {beginsLine(marks, marks.indexOf(box)) && <br />}
              <PaperBox box={box} />{' '}
            </Fragment>
          ))}
        </fieldset>
      </Fragment>
    );
  });
}

function PaperMarkView({ mark, of }: { mark: Exclude<PaperMark, { kind: 'box' }>; of: string }) {
  const { prefix, initials, initialsSlot } = usePaper();
  if (mark.kind === 'value') return <PaperValue value={mark} of={of} />;
  const given = initials.filter(({ key }) => key === mark.key);
  return (
    <span id={`${prefix}initials-${mark.key}`} className={styles.mark} tabIndex={-1}>
      <span>{mark.label} </span>
      <span className={styles.value}>
        {given.map(({ name, picture }) => (
          <img
            key={name}
            className={styles.initials}
            src={picture}
            alt={paperWords.initialsBy(name)}
          />
        ))}
        {initialsSlot?.(mark.key)}
      </span>
    </span>
  );
}
