import { writeFile } from 'node:fs/promises';
import { generatedFiles } from './generated-files.ts';

/** Writes the files that are made from others: database types, OpenAPI document. */
for (const file of await generatedFiles()) {
  await writeFile(file.path, file.text);
  console.log(`written: ${file.name}`);
}
process.exit(0);
