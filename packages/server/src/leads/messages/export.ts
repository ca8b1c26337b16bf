import { defineMessages } from '@homestead/contract/platform';

/** Files of leads, and their entries in the audit. */
export const exportMessages = defineMessages({
  leads: 'Leads',
  selected: 'Selected leads',
  conditions: 'Conditions',
  columns: 'Columns',
  localTime: '{label} (local time)',
});
