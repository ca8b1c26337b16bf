import {
  leadImportCalls,
  type leadImportEndpoints,
  type WireLeadImport,
  type WireLeadImportRow,
} from '@homestead/contract/leads';
import { personApi } from '#accounts';
import type { ListShape } from '#desk';
import { createClient, saveFile } from '#platform';
import { leadImportMessages } from '../messages/lead-import.ts';

export const leadImports = createClient<typeof leadImportEndpoints>(leadImportCalls, personApi);

export const outlookLabels = {
  create: leadImportMessages.outlookCreate,
  update: leadImportMessages.outlookUpdate,
  skip: leadImportMessages.outlookSkip,
  refuse: leadImportMessages.outlookRefuse,
  likely: leadImportMessages.outlookLikely,
} as const;
export type ShownOutlook = keyof typeof outlookLabels;

export const stateLabels: Readonly<Record<WireLeadImportRow['state'], () => string>> = {
  waiting: leadImportMessages.stateWaiting,
  created: leadImportMessages.stateCreated,
  updated: leadImportMessages.stateUpdated,
  skipped: leadImportMessages.stateSkipped,
  refused: leadImportMessages.stateRefused,
  failed: leadImportMessages.stateFailed,
  undone: leadImportMessages.stateUndone,
  kept: leadImportMessages.stateKept,
};

export const isOutlook = (value: string | undefined): value is ShownOutlook =>
  value !== undefined && value in outlookLabels;
export const isRowState = (value: string | undefined): value is WireLeadImportRow['state'] =>
  value !== undefined && value in stateLabels;

/** The address names the import, and which of its records are shown. */
export const importShape: ListShape<'import' | 'result', never> = {
  filters: {
    import: (value) => /^[0-9a-f-]{36}$/.test(value),
    result: (value) => isOutlook(value) || isRowState(value),
  },
  sorts: [],
};

export const isGoing = ({ state }: WireLeadImport): boolean =>
  state === 'running' || state === 'undoing';

/** Saves the records that were refused, with what is wrong with each. */
export async function saveProblems(id: string): Promise<void> {
  const { fileName, csv } = await leadImports.exportLeadImportErrors({ id });
  saveFile(fileName, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
}
