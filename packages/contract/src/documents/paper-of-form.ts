import type {
  FormAnswer,
  FormAnswers,
  FormDefinition,
  FormInput,
  FormItem,
  FormPart,
  FormSection,
  SigningLine,
} from './form-definition.ts';
import type { Paper, PaperBlock, PaperComment, PaperMark, PaperRow } from './paper.ts';
import { PAGES_OF_FORM, paperWords, UNKNOWN_PAGES } from './paper-words.ts';

/** What paper says about a document besides its answers. */
export interface PaperFacts {
  /** Of the home, at the foot of every page; empty on a blank form. */
  readonly address: string;
  /** How many pages the form takes, once it has been laid out for printing. */
  readonly pages?: number;
}

/** Lines for comments, as many as the state’s form has. */
const COMMENT_LINES = 22;
const EXPLANATION_LINES = 2;

/**
 * What a form with these answers says on paper. Every input of the form is on it, whether it is
 * asked in the interview or not, and every answer is written out in full.
 */
export function layOutForm(
  definition: FormDefinition,
  answers: FormAnswers,
  facts: PaperFacts,
): Paper {
  const form: Form = { definition, answers, hasComments: commentsOf(definition) !== undefined };
  const texts = (given: readonly string[] = []): PaperBlock[] =>
    given.flatMap(paragraphs).map((text) => legal(withPages(text, facts)));
  return {
    title: definition.title,
    blocks: [
      heading(1, definition.title),
      ...definition.parts.flatMap((part) => blocksOfPart(form, part)),
      ...signatures(definition.lines, texts),
      ...texts(definition.closing),
    ],
    initialsOf: definition.initialsOf,
    foot: [definition.title, paperWords.versionOf(definition.version), facts.address]
      .filter((text) => text !== '')
      .join(' · '),
  };
}

interface Form {
  readonly definition: FormDefinition;
  readonly answers: FormAnswers;
  /** Explanations are with the comments of the form, not below their items. */
  readonly hasComments: boolean;
}

const COMMENTS = /(^|\.)comments$/;
const commentsOf = ({ parts }: FormDefinition): FormInput | undefined =>
  parts
    .flatMap(({ sections }) => sections)
    .flatMap(({ items }) => items)
    .flatMap(({ inputs }) => inputs)
    .find(isComments);
const isComments = ({ kind, key }: FormInput) => kind === 'lines' && COMMENTS.test(key);

const heading = (level: 1 | 2 | 3, text: string): PaperBlock => ({ kind: 'heading', level, text });
const legal = (text: string): PaperBlock => ({ kind: 'text', text, look: 'legal' });
/** Paragraphs of CommonMark; the lines of a list stay apart, and `\*` is `*`. */
const paragraphs = (text: string) =>
  text.split(/\n\s*\n/).flatMap((one) => {
    const plain = one
      .trim()
      .replaceAll(/\s*\n(?!\s*(?:[-*]|\d+[.)])\s)\s*/g, ' ')
      .replaceAll(/^\s*[-*]\s+/gm, '• ')
      .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');
    return plain === '' ? [] : [plain];
  });
const withPages = (text: string, { pages }: PaperFacts) =>
  text.replaceAll(PAGES_OF_FORM, pages === undefined ? UNKNOWN_PAGES : String(pages));

function blocksOfPart(form: Form, part: FormPart): PaperBlock[] {
  const blocks: PaperBlock[] = part.title === '' ? [] : [heading(2, part.title)];
  blocks.push(...(part.before ?? []).flatMap(paragraphs).map(legal));
  let columns: { left: PaperBlock[]; right: PaperBlock[] } | null = null;
  for (const section of part.sections) {
    const own = blocksOfSection(form, part, section);
    if (!section.column) {
      columns = null;
      blocks.push(...own);
      continue;
    }
    // A section of the left column after one of the right begins further down on both sides.
    if (!columns || (section.column === 'left' && columns.right.length > 0)) {
      columns = { left: [], right: [] };
      blocks.push({ kind: 'columns', ...columns });
    }
    columns[section.column].push(...own);
  }
  return blocks;
}

function blocksOfSection(form: Form, part: FormPart, section: FormSection): PaperBlock[] {
  // Without a heading of its part, a section's is the next one after the title.
  const level = part.title === '' ? 2 : 3;
  const isTitled = section.title !== '' && section.title !== part.title;
  return [
    ...(isTitled ? [heading(level, section.title)] : []),
    ...(section.before ?? []).flatMap(paragraphs).map(legal),
    ...blocksOfItems(form, part, section),
    ...(section.after ?? []).flatMap(paragraphs).map(legal),
  ];
}

/** Rows that follow each other and have the same boxes are one grid. */
function blocksOfItems(form: Form, part: FormPart, section: FormSection): PaperBlock[] {
  const blocks: PaperBlock[] = [];
  const heads = commonHeads(section.items);
  let open: { heads: readonly string[] | null; rows: PaperRow[] } | null = null;
  for (const item of section.items) {
    if (item.inputs.some(isComments)) {
      open = null;
      blocks.push(...blocksOfComments(form, item));
      continue;
    }
    const fitting = heads && fits(item, heads) ? heads : null;
    if (!open || open.heads !== fitting) {
      const rows: PaperRow[] = [];
      open = { heads: fitting, rows };
      blocks.push(fitting ? { kind: 'grid', heads: fitting, rows } : { kind: 'rows', rows });
    }
    open.rows.push(rowOf(form, item));
    if (form.hasComments) continue;
    const explained = commentOf(form, item, aboutOf(part, section, item));
    if (!explained) continue;
    blocks.push({ kind: 'comments', entries: [explained], minLines: EXPLANATION_LINES });
    open = null;
  }
  return blocks;
}

const firstChoices = ({ inputs: [first] }: FormItem): readonly string[] | null =>
  first?.kind === 'choice' ? (first.choices ?? []).map(({ label }) => label) : null;

/** The boxes that at least two items of a section begin with; most of them, if they differ. */
function commonHeads(items: readonly FormItem[]): readonly string[] | null {
  const counts = new Map<string, { heads: readonly string[]; count: number }>();
  for (const item of items) {
    const heads = firstChoices(item);
    if (!heads || heads.length < 2) continue;
    const key = JSON.stringify(heads);
    counts.set(key, { heads, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const most = [...counts.values()].reduce<{ heads: readonly string[]; count: number } | null>(
    (best, one) => (one.count > (best?.count ?? 1) ? one : best),
    null,
  );
  return most?.heads ?? null;
}

/** Whether each box that an item begins with is in a column of the grid. */
function fits(item: FormItem, heads: readonly string[]): boolean {
  const own = firstChoices(item);
  return own?.every((label) => heads.includes(label)) ?? false;
}

function rowOf({ answers }: Form, { id, number, label, inputs }: FormItem): PaperRow {
  return {
    item: id,
    number,
    label,
    marks: inputs.flatMap((input, at) => marksOf(input, answers[input.key], label, at === 0)),
  };
}

function marksOf(
  input: FormInput,
  answer: FormAnswer | undefined,
  of: string,
  isFirst: boolean,
): PaperMark[] {
  const { key, kind, filledBy } = input;
  // What an item is called isn't said again by its input.
  const label = input.label === of ? '' : input.label;
  switch (kind) {
    case 'choice': {
      const choices = input.choices ?? [];
      const boxes = choices.map(
        (choice, at): PaperMark => ({
          ...{ kind: 'box', key, value: choice.key, label: choice.label },
          ...(at === 0 && !isFirst && label !== '' && { asks: label }),
          isChecked: answer === choice.key,
        }),
      );
      // An answer that the form doesn't offer is written out, which can’t be overlooked.
      const isOffered = answer === undefined || choices.some((choice) => choice.key === answer);
      if (isOffered) return boxes;
      return [...boxes, { kind: 'value', key, label, text: textOf(input, answer), isLong: false }];
    }
    case 'check':
      return [{ kind: 'box', key, value: true, label, isChecked: answer === true }];
    case 'initials':
      return [{ kind: 'initials', key, role: filledBy ?? 'buyer', label }];
    default: {
      const text = textOf(input, answer);
      return [{ kind: 'value', key, label, text, isLong: kind === 'lines' }];
    }
  }
}

/** Dates as MM-DD-YYYY, everything else as it was answered. */
function textOf({ kind }: FormInput, answer: FormAnswer | undefined): string {
  if (answer === undefined || answer === false) return '';
  const text = String(answer);
  const date = kind === 'date' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null;
  return date ? `${date[2]}-${date[3]}-${date[1]}` : text;
}

/** Explanations in the order of their items, then what was written without an item. */
function blocksOfComments(form: Form, item: FormItem): PaperBlock[] {
  const { definition, answers } = form;
  const explanations = definition.parts.flatMap((part) =>
    part.sections.flatMap((section) =>
      section.items.flatMap((one) => commentOf(form, one, aboutOf(part, section, one)) ?? []),
    ),
  );
  const free = item.inputs.filter(isComments).map((input): PaperComment => {
    return { item: null, key: input.key, about: '', text: textOf(input, answers[input.key]) };
  });
  const others = item.inputs.filter((input) => !isComments(input));
  const row = rowOf(form, { ...item, inputs: others });
  return [
    ...(item.label === '' ? [] : [heading(3, item.label)]),
    { kind: 'comments', entries: [...explanations, ...free], minLines: COMMENT_LINES },
    ...(others.length === 0 ? [] : [{ kind: 'rows' as const, rows: [{ ...row, label: '' }] }]),
  ];
}

/** An explanation that is wanted or was written; one that isn't wanted anymore isn't dropped. */
function commentOf({ answers }: Form, item: FormItem, about: string): PaperComment | null {
  const key = `${item.id}.explanation`;
  const text = String(answers[key] ?? '');
  const answer = answers[item.inputs[0]?.key ?? ''];
  const isWanted = answer !== undefined && (item.explainedIf?.includes(answer) ?? false);
  return text !== '' || isWanted ? { item: item.id, key, about, text } : null;
}

/** Such as `Part II, Section A, item 5`; names of sections where they have no letter. */
function aboutOf(part: FormPart, section: FormSection, item: FormItem): string {
  const letter = section.id.startsWith(`${part.id}-`) ? section.id.slice(part.id.length + 1) : '';
  return [
    /^[IVX]+$/.test(part.id) ? paperWords.part(part.id) : part.title,
    /^[A-Z]$/.test(letter) ? paperWords.section(letter) : section.title,
    item.number === '' ? item.label : paperWords.item(item.number),
  ]
    .filter((text, index, all) => text !== '' && all.indexOf(text) === index)
    .join(', ');
}

/** Lines that follow each other are one block, below what they certify. */
function signatures(
  lines: readonly SigningLine[],
  texts: (given: readonly string[]) => PaperBlock[],
): PaperBlock[] {
  const blocks: PaperBlock[] = [];
  let said: string | undefined;
  let open: { id: string; role: SigningLine['role']; number: number; label: string }[] | null =
    null;
  for (const { id, role, number, label, certifies } of lines) {
    if (certifies !== undefined && certifies !== said) {
      said = certifies;
      open = null;
      blocks.push(...texts([certifies]));
    }
    if (!open) {
      open = [];
      blocks.push({ kind: 'signatures', lines: open });
    }
    open.push({ id, role, number, label });
  }
  return blocks;
}
