import { defineMessages, type Language } from '@homestead/contract/platform';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { type Catalog, inlineMessages, type Node } from './inline-messages.ts';

const messages = defineMessages(
  {
    back: 'Volver a los resultados',
    greeting: 'Hola, {name}:',
    homes: '{count, plural, one {# casa} other {# casas}}',
  },
  {
    back: 'Back to “results”',
    greeting: 'Hello {name},',
    homes: '{count, plural, one {# home} other {# homes}}',
  },
);
const englishOnly = defineMessages({ claim: 'Claim' });

function inline(code: string, language: Language = 'en'): string {
  const whole = `import { messages } from './messages.ts';${code}`;
  const program = parseAst(whole) as unknown as Node;
  const refuse = (sentence: string): never => {
    throw new Error(sentence);
  };
  const imports = (program.body as Node[]).slice(0, 1);
  const catalogs = new Map<string, Catalog>([
    ['messages', messages],
    ['englishOnly', englishOnly],
  ]);
  return inlineMessages({ code: whole, program, imports, catalogs, language, refuse });
}

it('puts a plain message in the place of its call', () => {
  expect(inline('show(messages.back());')).toBe('show("Back to “results”");');
});

it('compiles a message with values and leaves its parser out', () => {
  const code = inline('show(messages.greeting({ name: messages.back() }));');
  expect(code).toContain(
    'show(__formatMessage(["Hello ",["name"],","], { name: "Back to “results”" }));',
  );
  expect(code).toContain('import { formatMessage as __formatMessage }');
  expect(code).not.toContain('messages.ts');
});

it('passes messages on as functions', () => {
  const code = inline('const labels = { back: messages.back, homes: messages.homes };');
  expect(code).toContain('back: (() => "Back to “results”")');
  expect(code).toContain('homes: ((v) => __formatMessage([["count",2,{');
});

it('leaves the names of other things alone', () => {
  expect(inline('show(form.messages, { messages: 1 });')).toBe(
    'show(form.messages, { messages: 1 });',
  );
});

it('refuses what can’t be found at build', () => {
  expect(() => inline('show(messages[key]());')).toThrow('Name the message');
  expect(() => inline('show(messages.gone());')).toThrow('no message “gone”');
  expect(() => inline('show({ messages });')).toThrow('as a whole');
  expect(() => inline('show(Object.keys(messages));')).toThrow('as a whole');
});

it('builds pages in Spanish', () => {
  expect(inline('show(messages.back());', 'es')).toBe('show("Volver a los resultados");');
  expect(inline('show(messages.greeting({ name }));', 'es')).toContain('["Hola, ",["name"],":"]');
});

it('builds no Spanish page with a message that has no Spanish text', () => {
  expect(inline('show(englishOnly.claim());')).toBe('show("Claim");');
  expect(() => inline('show(englishOnly.claim());', 'es')).toThrow('“claim” has no Spanish text');
});
