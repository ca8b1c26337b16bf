import { expect, it } from 'vitest';
import { rowProblems } from './table-rows.ts';

const path = 'packages/server/src/leads/lead-store.ts';
const found = (text: string, of = path) =>
  rowProblems([{ path: of, text }]).map(({ line, sentence }) => `${line} ${sentence}`);

it.each([
  ['interface LeadRow {\n  first_name: string;\n}\n', 1],
  ['\nexport interface LeadRow {\n  id: string;\n  /** When. */\n  made_at?: Date;\n}\n', 2],
  ['export interface LeadRow extends PersonRow {\n  stage_id: string;\n}\n', 1],
  ['export type LeadRow = {\n  stage_id: string;\n};\n', 1],
])('%j is written by hand', (text, line) => {
  expect(found(text)).toEqual([expect.stringMatching(`^${line} LeadRow writes columns out`)]);
});

it.each([
  "export type LeadRow = RowOf<'lead', 'id'> & {\n  is_open: boolean;\n};\n",
  'interface LeadRow {\n  id: string;\n  stageId: string;\n}\n',
  'interface Lead {\n  first_name: string;\n}\n',
])('%j is not', (text) => {
  expect(found(text)).toEqual([]);
});

it('only looks at what the server writes itself', () => {
  const row = 'interface LeadRow {\n  first_name: string;\n}\n';
  for (const of of ['packages/web/app/leads/a.ts', 'packages/server/src/platform/b.generated.ts']) {
    expect(found(row, of)).toEqual([]);
  }
});
