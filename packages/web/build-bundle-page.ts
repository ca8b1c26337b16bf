import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@homestead/contract/platform';
import { build, type Rolldown } from 'vite';
import { messageCatalogs } from './message-catalogs.ts';

/*
 * Writes build/bundle/check.html and check.es.html: the page that comes with every sealed document
 * and checks it without a connection. The server puts the certificates in (make-bundle.ts). Run by
 * scripts/build-web.ts.
 */

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:";

const folder = 'app/documents/verify/bundle-page';
const pages: readonly { language: Language; file: string }[] = [
  { language: 'en', file: 'check.html' },
  { language: 'es', file: 'check.es.html' },
];

const target = join(import.meta.dirname, 'build/bundle');
await mkdir(target, { recursive: true });
for (const { language, file } of pages) {
  const script = await bundled(`${folder}/entry.ts`, 'iife', language);
  const shell = await bundled(`${folder}/shell.ts`, 'es', language);
  const { bundlePage } = (await import(
    `data:text/javascript;base64,${Buffer.from(shell).toString('base64')}`
  )) as { bundlePage: (script: string, policy: string) => string };
  await writeFile(join(target, file), bundlePage(script.trim(), POLICY));
}

async function bundled(input: string, format: 'iife' | 'es', language: Language): Promise<string> {
  const made = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    plugins: [messageCatalogs(language)],
    define: { PAGE_LANGUAGE: JSON.stringify(language) },
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: { format },
      },
    },
  })) as Rolldown.RolldownOutput;
  return made.output[0].code;
}
