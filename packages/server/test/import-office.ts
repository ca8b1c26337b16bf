import type { LeadImportField, WireLeadImport } from '@homestead/contract/leads';
import { LEAD_IMPORT } from '@homestead/contract/leads';
import { beforeEach, expect } from 'vitest';
import { continueImports } from '../src/leads/import/work-import.ts';
import type { Room } from '../src/platform/index.ts';
import type { SignedIn } from './accounts-app.ts';
import { openBulkOffice } from './bulk-office.ts';

/** The office of bulk actions, with files of leads that are brought in. */
export async function openImportOffice(rooms: readonly Room[] = []) {
  const office = await openBulkOffice({}, rooms);
  const { app, as, agent } = office;
  beforeEach(() => app.database.empty('lead_import'));

  /** Uploads a file for a person; its key. */
  async function upload(csv: string, ownerId = agent.id): Promise<string> {
    const { files } = app.services;
    const purpose = files.purposeOf(LEAD_IMPORT);
    if (!purpose) throw new Error('No purpose');
    const given = { name: 'contacts.csv', bytes: Buffer.from(csv) };
    return (await files.check(await files.hold(purpose, ownerId, given))).key;
  }
  const read = async (csv: string, who: SignedIn = as.agent, ownerId = agent.id) =>
    app.post('lead-imports', { file: await upload(csv, ownerId) }, who);
  const make = async (...given: Parameters<typeof read>): Promise<WireLeadImport> => {
    const answer = await read(...given);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const step = (id: string, name: 'preview' | 'start' | 'undo', body?: object, who = as.agent) =>
    app.post(`lead-imports/${id}/${name}`, body, who);
  /** Previews a file by its guesses, or other fields. */
  async function preview(
    csv: string,
    given: {
      mapping?: (LeadImportField | null)[];
      onDuplicate?: 'skip' | 'update';
      startsPlans?: boolean;
    } = {},
  ): Promise<WireLeadImport> {
    const { id, columns } = await make(csv);
    const mapping = given.mapping ?? columns.map(({ guess }) => guess);
    const answer = await step(id, 'preview', { ...given, mapping });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }
  async function importNow(...given: Parameters<typeof preview>): Promise<WireLeadImport> {
    const { id } = await preview(...given);
    const answer = await step(id, 'start');
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  }
  const rowsOfImport = async (id: string, query: Record<string, string> = {}) =>
    (await app.get(`lead-imports/${id}/rows`, query, as.agent)).body.data;
  const messagesIn = async (id: string, query?: Record<string, string>) =>
    (await rowsOfImport(id, query)).map(
      ({ row, errors }: { row: number; errors: { message: string }[] }) =>
        `${row} ${errors.map(({ message }) => message).join('; ')}`,
    );
  const continueWork = () => continueImports(app.services, new AbortController().signal);
  return {
    ...office,
    upload,
    read,
    make,
    step,
    previewFile: preview,
    importNow,
    rowsOfImport,
    messagesIn,
    continueWork,
  };
}
