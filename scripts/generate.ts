import { writeFile } from 'node:fs/promises';
import { generatedFiles } from './generated-files.ts';

/** Writes the generated files: database types, the list of calls, the access matrix. */
for (const file of await generatedFiles()) {
  await writeFile(file.path, file.text);
  console.log(`written: ${file.name}`);
}
process.exit(0);
