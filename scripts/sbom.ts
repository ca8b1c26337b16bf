import { readFile } from 'node:fs/promises';
import { billOfMaterials } from './bill-of-materials.ts';

/** Writes the software bill of materials to standard output. */
const lockText = await readFile(new URL('../package-lock.json', import.meta.url), 'utf8');
console.log(JSON.stringify(billOfMaterials(lockText, new Date()), null, 2));
