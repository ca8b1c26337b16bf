import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bundleNames,
  type FormDefinition,
  type SealFacts,
  verifyPdf,
} from '@homestead/contract/documents';
import { type Zippable, zipSync } from 'fflate';
import type { Services } from '#platform';
import { openSeal } from './open-seal.ts';
import { presentTrust } from './present-trust.ts';

type Needed = Pick<Services, 'settings' | 'log'>;

/**
 * Everything that checking a sealed PDF needs, as a ZIP: the PDF, its log, the text of the consent,
 * the forms, and a page that checks all of it without a connection. `forms` are those of
 * the sealed documents in their order. The same seal gives the same bytes.
 */
export async function makeBundle(
  services: Needed,
  given: { pdf: Uint8Array; forms: readonly FormDefinition[]; name: string },
): Promise<Buffer> {
  const trust = await openSeal(services).trust();
  const { facts } = await verifyPdf(given.pdf, trust);
  if (!facts) throw new Error('This PDF isn’t sealed');
  const files: Zippable = {
    [`${given.name}.pdf`]: [given.pdf, { level: 0 }],
    ...textsOf(facts, given.forms),
  };
  const written = JSON.stringify(presentTrust(trust));
  for (const name of [bundleNames.check, bundleNames.checkInSpanish]) {
    const page = await readPage(services, name);
    if (page) files[name] = Buffer.from(page.replace(PLACE, () => asScript(written)));
  }
  return Buffer.from(zipSync(files, { level: 9, mtime: new Date(facts.sealedAt) }));
}

function textsOf(facts: SealFacts, forms: readonly FormDefinition[]): Zippable {
  const texts: Zippable = { [bundleNames.events]: asFile(facts.events) };
  for (const [place, { text }] of facts.consents.entries()) {
    texts[bundleNames.consent(place)] = Buffer.from(text, 'utf8');
  }
  const rest = [...forms];
  for (const [place, { form }] of facts.documents.entries()) {
    if (!form) continue;
    const definition = rest.shift();
    if (!definition) throw new Error(`The form of document ${place + 1} is missing`);
    texts[bundleNames.form(place)] = asFile(definition);
  }
  return texts;
}

const asFile = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8');

/** Where the page that the web build wrote takes the certificates (build-check-page.ts). */
const PLACE = '{"certificates":"here"}';

const asScript = (json: string) => json.replaceAll('<', '\\u003c');

/** Null without a web build, as in development. */
async function readPage({ settings, log }: Needed, name: string): Promise<string | null> {
  try {
    return await readFile(join(settings.webBuildDir, 'bundle', name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    log.warn({ name }, 'a bundle without its page, since there is no web build');
    return null;
  }
}
