import type { WireListedLead } from '@homestead/contract/leads';
import { leadListMessages } from '../messages/lead-list.ts';

/** The name of a lead in a list; a lead whose names the viewer may not see has a general one. */
export const leadName = ({ primaryContact }: WireListedLead): string =>
  primaryContact
    ? `${primaryContact.firstName} ${primaryContact.lastName}`.trim()
    : leadListMessages.nameHidden();
