import type { PermissionKey } from '#accounts';

/** The lists by stage that the specs name: the last part of their path, and what opens each. */
export const stageLists = {
  unspecified: ['unspecified'],
  suspect: ['suspects'],
  prospect: ['prospects'],
  lead: ['leads'],
  future: ['future'],
  client: ['clients'],
  'client-donotcontact': ['clientdonotcontact'],
  'past-client': ['pastclients'],
  'past-client-updated': ['pastclientsupdated', 'oldleadsupdated'],
  lost: ['lostclients'],
  'lost-leads': ['lostleads'],
  'trash-lead': ['trashleads'],
  'old-lead': ['oldleads'],
  'claim-lead': ['claimleads'],
  'credit-repair': ['creditrepair'],
  investor: ['investor'],
  'non-responsive': ['nonresponsive'],
} as const satisfies Record<string, readonly [PermissionKey, ...PermissionKey[]]>;
export type StageListName = keyof typeof stageLists;

/** The list of leads that nobody works, which is no stage of a lead. */
export const UNCLAIMED = 'claimleads';

/** The stages of people who became clients, by code. */
export const leadClientStages = [
  'clients',
  'pastclients',
  'pastclientsupdated',
  'clientdonotcontact',
] as const;

/** The permissions of which any opens the list of a stage, by the stage's code. */
export function stagePermissions(code: string): readonly string[] {
  const list = Object.values(stageLists).find((keys) => keys[0] === code);
  return list ?? [code];
}

/** Path of a stage's list; stages that staff added have theirs below `/leads/stage`. */
export function stagePath(code: string): string {
  const name = Object.entries(stageLists).find(([, keys]) => keys[0] === code)?.[0];
  return name ? `/leads/${name}` : `/leads/stage/${encodeURIComponent(code)}`;
}
