import { describe, expect, it } from 'vitest';
import { visibleTextProblems } from './visible-text.ts';

const path = 'packages/web/app/leads/card.tsx';
const catalog = {
  path: 'packages/web/app/leads/messages.ts',
  text: `export const messages = defineMessages({\n  save: 'Save home',\n});\n`,
};
const use = `import { messages } from './messages.ts';\n`;

/** `$[x]` is written out as a placeholder of a template. */
function found(source: string, file = path): string[] {
  const text = `${use}const a = () => messages.save();\n${source.replace(/\$\[(.*?)\]/g, (_, name) => `\${${name}}`)}`;
  const files = [catalog, { path: file, text }];
  return visibleTextProblems(files, ['packages/web/app/leads/']).map(({ sentence }) => sentence);
}

describe('visible text', () => {
  it.each([
    'const a = <p>Save</p>;',
    'const a = <p>{count} homes</p>;',
    'const a = <img alt="Kitchen" />;',
    `const a = <p>{isOpen ? 'Close it' : null}</p>;`,
    `const a = <p>{'Save'}</p>;`,
    `const title = 'Save this home';`,
    'const title = `Save $[home.address] now`;',
    'const mail = html`<p style="margin: 0 auto">Your code: $[code] of today</p>`;',
    'const a = <Field label={`Time of $[day]`} />;',
    `const tell = () => catalog.warn('Save this home');`,
    `const ask = () => answer(true, 'Your photo has been removed.');`,
  ])('refuses %s', (text) => {
    expect(found(text)).toEqual(['visible text: put it into the room’s message catalog']);
  });

  it.each([
    'const a = () => <p className="wide open">{messages.save()}</p>;',
    `const a = key === 'Page Up' ? 1 : 2;`,
    `throw new Error('A home has no address');`,
    `const a: 'one two' | null = null;`,
    'const a = <path d="M3 4 L5 6z" />;',
    'const a = () => <p>· {messages.save()} –</p>;',
    'const mail = html`<p style="margin: 0 auto">$[code]</p>`;',
    'const hover = `color-mix(in srgb, $[role] 6%, $[ground])`;',
    '// A comment says what it likes.',
    'const rows = sql`select street from home where city = $[city]`;',
    `const named = () => db.selectFrom('home').where('city', 'is not', null);`,
    `const warn = () => this.#log.warn({ err }, 'mail not sent yet');`,
    `const keep = () => reply.header('cache-control', 'private, no-cache');`,
    `const LINK_PURPOSE = 'alert link';`,
    `const MLS_LAND = ['Single Family Lot'];`,
    `const sizes = 'Right away|Same day|Never';`,
    `const phrase = { says: 'new construction' };`,
  ])('takes %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('leaves folders without catalogs alone', () => {
    expect(found('const a = <p>Save</p>;', 'packages/web/app/listings/card.tsx')).toEqual([]);
  });
});

describe('messages', () => {
  it('are called where they are shown', () => {
    expect(found('const title = messages.save();')).toEqual([
      'a message is called where it is shown, not at import',
    ]);
  });

  it('are all used', () => {
    expect(visibleTextProblems([catalog]).map(({ sentence }) => sentence)).toEqual([
      'nothing shows the message “save” of messages',
    ]);
  });
});
