import type { WireFoundLead } from '@homestead/contract/leads';
import { leadListMessages } from '../messages/lead-list.ts';

/** The name of a lead that was found; a general one if the viewer may not see names. */
export const foundName = ({ name }: WireFoundLead): string => name ?? leadListMessages.nameHidden();
