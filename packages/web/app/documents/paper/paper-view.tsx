import {
  type FormAnswer,
  type FormDefinition,
  type Paper,
  type PaperBlock,
  type PaperLine,
  paperWords,
  wordingParts,
} from '@homestead/contract/documents';
import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import styles from './paper.module.css';
import {
  inputsByKey,
  type PaperParts,
  PaperProvider,
  type ShownInitials,
  type ShownSignature,
  usePaper,
} from './paper-editor.ts';
import { PaperInput } from './paper-fields.tsx';
import { PaperGrid, PaperRows } from './paper-rows.tsx';

interface PaperViewProps {
  paper: Paper;
  /** Before the ids of its rows and lines, where a page has several papers. */
  prefix?: string;
  /** 1 where its title is the title of the page. */
  titleLevel?: 1 | 2;
  signatures?: readonly ShownSignature[];
  initials?: readonly ShownInitials[];
  lineSlot?: (line: PaperLine) => ReactNode;
  initialsSlot?: (key: string) => ReactNode;
  /** The paper can be filled in with these two; null takes an answer back. */
  definition?: FormDefinition;
  onAnswer?: (key: string, answer: FormAnswer | null) => void;
  /** Whether an input is answered by this person; every one if it isn’t given. */
  mayAnswer?: (key: string) => boolean;
  /** What is wrong with an answer, by its key. */
  problems?: Readonly<Record<string, string>>;
}

const none: readonly never[] = [];

/** A document as on paper: on the screen, in one column on a phone, and printed. */
export function PaperView(props: PaperViewProps) {
  const { paper, prefix = '', titleLevel = 2, definition, onAnswer, mayAnswer, problems } = props;
  const { signatures = none, initials = none, lineSlot, initialsSlot } = props;
  const inputs = useMemo(() => definition && inputsByKey(definition), [definition]);
  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  const isEditable = onAnswer !== undefined;
  // It stays the same while someone types, so that only the row they type in is rendered again.
  const parts = useMemo(
    (): PaperParts => ({
      ...{ prefix, signatures, initials, lineSlot, initialsSlot },
      inputOf: (key) => {
        const isTheirs = isEditable && (mayAnswer?.(key) ?? true);
        return (isTheirs ? inputs?.get(key) : undefined) ?? null;
      },
      onAnswer: (key, given) => answer.current?.(key, given),
      problemOf: (key) => problems?.[key],
    }),
    [prefix, signatures, initials, lineSlot, initialsSlot, isEditable, inputs, mayAnswer, problems],
  );
  return (
    <PaperProvider value={parts}>
      <article className={styles.paper} lang="en-US" aria-label={paper.title}>
        <div className={styles.body}>
          <Blocks blocks={paper.blocks} titleLevel={titleLevel} />
        </div>
        <footer className={styles.foot}>
          {paper.initialsOf.map((role) => (
            <span key={role} className={styles.mark}>
              {paperWords.initialsOf[role]}{' '}
              <span className={styles.value}>
                {initials
                  .filter((one) => one.key === null && one.role === role)
                  .map(({ name, picture }) => (
                    <img
                      key={name}
                      className={styles.initials}
                      src={picture}
                      alt={paperWords.initialsBy(name)}
                    />
                  ))}
              </span>
            </span>
          ))}
          <p>{paper.foot}</p>
        </footer>
      </article>
    </PaperProvider>
  );
}

interface BlocksProps {
  blocks: readonly PaperBlock[];
  titleLevel: 1 | 2;
}

/** Blocks don’t change their order, so their place is their key. */
function Blocks({ blocks, titleLevel }: BlocksProps) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the form fixes their order
    <Block key={at} block={block} titleLevel={titleLevel} />
  ));
}

function Block({ block, titleLevel }: { block: PaperBlock; titleLevel: 1 | 2 }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level + titleLevel - 1}` as 'h1' | 'h2' | 'h3' | 'h4';
      return (
        <Heading className={styles.heading} data-level={block.level}>
          {block.text}
        </Heading>
      );
    }
    case 'text':
      return (
        <p className={styles.text} data-look={block.look}>
          {wordingParts(block.text).map(({ text, isStrong }) =>
            isStrong ? <strong key={text}>{text}</strong> : <Fragment key={text}>{text}</Fragment>,
          )}
        </p>
      );
    case 'columns':
      return (
        <div className={styles.columns}>
          <div>
            <Blocks blocks={block.left} titleLevel={titleLevel} />
          </div>
          <div>
            <Blocks blocks={block.right} titleLevel={titleLevel} />
          </div>
        </div>
      );
    case 'grid':
      return <PaperGrid {...block} />;
    case 'rows':
      return <PaperRows rows={block.rows} />;
    case 'comments':
      return <Comments {...block} />;
    case 'signatures':
      return (
        <div className={styles.signatures}>
          {block.lines.map((line) => (
            <SigningLine key={line.id} line={line} />
          ))}
        </div>
      );
  }
}

/** Ruled lines with explanations and comments, and empty ones below them. */
function Comments({ entries, minLines }: Extract<PaperBlock, { kind: 'comments' }>) {
  const { prefix, inputOf } = usePaper();
  return (
    <div className={styles.comments} data-long={minLines > 2 || undefined}>
      {entries.map(({ key, about, text }) => (
        <div key={key} id={`${prefix}comment-${key}`} className={styles.comment} tabIndex={-1}>
          {about !== '' && <strong>{about}: </strong>}
          {inputOf(key) ? (
            <PaperInput
              id={`${prefix}value-${key}`}
              inputKey={key}
              text={text}
              label={about || paperWords.comments}
              minLines={about === '' ? 4 : 1}
            />
          ) : (
            <span>{text}</span>
          )}
        </div>
      ))}
    </div>
  );
}

function SigningLine({ line }: { line: PaperLine }) {
  const { prefix, signatures, lineSlot } = usePaper();
  const signed = signatures.find((one) => one.line === line.id);
  return (
    <div id={`${prefix}line-${line.id}`} className={styles.line} tabIndex={-1}>
      <div className={styles.signature}>
        {signed ? (
          <img src={signed.picture} alt={paperWords.signatureBy(signed.name)} />
        ) : (
          lineSlot?.(line)
        )}
      </div>
      <div className={styles.signature}>
        <span>{signed?.on}</span>
      </div>
      <p>{signed ? `${line.label}: ${signed.name}` : line.label}</p>
      <p>{paperWords.date}</p>
    </div>
  );
}
