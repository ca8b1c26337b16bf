import {
  type PaperBlock,
  type PaperMark,
  type PaperRow,
  paperWords,
  underHeads,
} from '@homestead/contract/documents';
import { Fragment } from 'react';
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
        {rows.map((row) => {
          const { boxes, others } = underHeads(row, heads);
          return (
            <tr key={row.item} id={idOf(row.item)} tabIndex={-1}>
              <th scope="row">
                <span id={`${idOf(row.item)}-label`}>
                  <NumberAndLabel row={row} />
                </span>
                <Marks marks={others} of={row.label} />
              </th>
              {boxes.map((box, at) => (
                <td key={heads[at]}>
                  {box && (
                    <PaperBox
                      box={box}
                      labelledBy={`${idOf(row.item)}-label ${idOf(first)}-head-${at}`}
                    />
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Rows with their marks after their label. */
export function PaperRows({ rows }: { rows: readonly PaperRow[] }) {
  const { prefix } = usePaper();
  return rows.map((row) => (
    <div key={row.item} id={`${prefix}item-${row.item}`} className={styles.row} tabIndex={-1}>
      <NumberAndLabel row={row} />
      <Marks marks={row.marks} of={row.label} />
    </div>
  ));
}

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
      return <Fragment key={first.key}> {<PaperMarkView mark={first} of={of} />}</Fragment>;
    }
    const boxes = group.flatMap((mark) => (mark.kind === 'box' ? [mark] : []));
    return (
      <Fragment key={first.key}>
        {' '}
        <fieldset className={styles.group} aria-label={first.asks ?? of}>
          {first.asks && <span>{first.asks}: </span>}
          {boxes.map((box) => (
            <Fragment key={String(box.value)}>
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
