import { describe, expect, it } from 'vitest';
import type { ProjectFile } from './project-files.ts';
import { styleProblems } from './style-classes.ts';

const app = 'packages/web/app';
const kit = { path: `${app}/design/kit.css`, text: '.row {\n  display: flex;\n}\n' };
const sheet = (text: string) => ({ path: `${app}/saved/card.module.css`, text });
const source = (text: string, path = 'saved/card.tsx') => ({ path: `${app}/${path}`, text });
const styles = `import styles from './card.module.css';\n`;
const row = source('<div className="row" />', 'saved/row.tsx');

const found = (...files: ProjectFile[]) =>
  styleProblems([kit, row, ...files]).map(({ sentence }) => sentence);

describe('classes of a CSS module', () => {
  it('are used and defined', () => {
    const css = '.card,\n.card:hover {\n  composes: row from global;\n}\n';
    expect(found(sheet(css), source(`${styles}<p className={styles.card} />`))).toEqual([]);
  });

  it('exist where a source uses them', () => {
    const problems = styleProblems([
      kit,
      row,
      sheet('.card {\n  gap: 0;\n}\n'),
      source(`${styles}<p className={styles.card} />;\n<p className={\`\${styles.cart} row\`} />`),
    ]);
    expect(problems).toEqual([
      {
        file: `${app}/saved/card.tsx`,
        line: 3,
        sentence: 'card.module.css has no class “cart”',
      },
    ]);
  });

  it('are used where they are defined', () => {
    const css = '@media (width > 4em) {\n  .card .note {\n    gap: 0.5em;\n  }\n}\n';
    expect(found(sheet(css), source(`${styles}<p className={styles.card} />`))).toEqual([
      'nothing uses the class “note”',
    ]);
  });

  it('are used by other classes, by a door’s name, and not by tests', () => {
    const css = '.card {\n  composes: base;\n}\n.base {\n  gap: 0;\n}\n.old {\n  gap: 0;\n}\n';
    expect(
      found(
        sheet(css),
        source(`export { default as cardStyles } from './card.module.css';`, 'saved/index.ts'),
        source(`import { cardStyles as look } from '#saved';\n<p className={look.card} />`),
        source(`${styles}styles.old`, 'saved/card.test.tsx'),
      ),
    ).toEqual(['nothing uses the class “old”']);
  });

  it('may style what others draw', () => {
    const css = '.card :global(.map-pin) {\n  gap: 0;\n}\n';
    expect(found(sheet(css), source(`${styles}<p className={styles.card} />`))).toEqual([]);
  });
});

describe('classes of the kit', () => {
  it('exist where a page or a module takes them', () => {
    expect(
      found(
        sheet('.card {\n  composes: row gap-9 from global;\n}\n'),
        source(`${styles}<p className={styles.card}><b className="row bald" /></p>`),
      ),
    ).toEqual(['no style sheet has the class “bald”', 'the kit has no class “gap-9”']);
  });

  it('are used', () => {
    const pieces = { path: `${app}/design/pieces.css`, text: '.tabs {\n  gap: 0;\n}\n' };
    expect(found(pieces)).toEqual(['nothing uses the class “tabs”']);
    expect(found(pieces, source('const look = isOpen ? `tabs wide` : "";'))).toEqual([]);
  });
});
