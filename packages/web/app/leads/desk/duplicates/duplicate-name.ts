import type { WireDuplicate } from '@homestead/contract/leads';
import { leadListMessages } from '../messages/lead-list.ts';

/** The name of a lead that may be the same person; a general one where names are hidden. */
export const duplicateName = ({ name }: Pick<WireDuplicate, 'name'>): string =>
  name ?? leadListMessages.nameHidden();
