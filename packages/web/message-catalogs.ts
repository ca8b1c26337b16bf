import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Language } from '@homestead/contract/platform';
import type { Plugin } from 'vite';
import { type Catalog, inlineMessages, type Node } from './inline-messages.ts';

const catalogFile = /\/messages(\/[\w-]+)?\.ts$/;

/**
 * Puts each message of a catalog, compiled, where it is used: `messages.back()` becomes the text
 * itself, in the build's language. So a page is sent the messages it shows and no others, and no
 * parser of ICU texts. A message without a translation ends the build.
 */
export const messageCatalogs = (language: Language): Plugin => ({
  name: 'message-catalogs',
  transform: {
    filter: { id: /\.tsx?($|\?)/, code: /\/messages[\w/-]*\.ts/ },
    async handler(code, id) {
      const program = this.parse(code) as unknown as Node;
      const imports = (program.body as Node[]).filter(
        (node) => node.type === 'ImportDeclaration' && catalogFile.test(sourceOf(node)),
      );
      if (imports.length === 0) return null;
      const catalogs = new Map<string, Catalog>();
      for (const node of imports) {
        const file = (await this.resolve(sourceOf(node), id))?.id;
        if (!file) return this.error(`${sourceOf(node)} is not there.`, node.start);
        this.addWatchFile(file);
        const exported = await importNow(file);
        for (const { imported, local } of node.specifiers as Record<string, Node>[]) {
          catalogs.set(local?.name as string, exported[imported?.name as string] as Catalog);
        }
      }
      const refuse = (sentence: string, at: number): never => this.error(sentence, at);
      const user = { code, program, imports, catalogs, language, refuse };
      return { code: inlineMessages(user), map: null };
    },
  },
});

function sourceOf(node: Node): string {
  return (node.source as { value: string }).value;
}

/** Reads a catalog as it is on disk now: while developing it changes. */
async function importNow(file: string): Promise<Record<string, unknown>> {
  const { mtimeMs } = await stat(file);
  return import(`${pathToFileURL(file)}?${mtimeMs}`);
}
