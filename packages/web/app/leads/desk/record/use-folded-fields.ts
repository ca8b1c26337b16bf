import type { WireLeadRecord } from '@homestead/contract/leads';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { heldValue, type LeadField, rightsOf } from './lead-fields.ts';
import type { LeadFields } from './use-lead-fields.ts';

const isEmpty = (value: string | null) => value === null || value === '';

interface Folding {
  lead: WireLeadRecord;
  fields: LeadFields;
  edited: LeadField | null;
  /** Those that fold while they are empty. */
  foldable: readonly LeadField[];
}

export interface FoldedFields {
  isFolded: (field: LeadField) => boolean;
  /** How many fields were empty when the page opened and still are. */
  count: number;
  isOpen: boolean;
  toggle: () => void;
}

/**
 * Empty fields are folded away until the person asks for them, which this browser remembers. One
 * that is emptied on the open page stays in its place.
 */
export function useFoldedFields({ lead, fields, edited, foldable }: Folding): FoldedFields {
  const [isOpen, setOpen] = useLocalStorage({
    key: 'homestead_office_empty_fields',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [emptyAtFirst] = useState(
    () =>
      new Set(
        foldable.filter((field) => rightsOf(lead, field).sees && isEmpty(heldValue(lead, field))),
      ),
  );
  const isStillEmpty = (field: LeadField) =>
    emptyAtFirst.has(field) && isEmpty(fields.value(field)) && !fields.refused(field);
  return {
    isFolded: (field) => !isOpen && edited !== field && isStillEmpty(field),
    count: [...emptyAtFirst].filter(isStillEmpty).length,
    isOpen,
    toggle: () => setOpen(!isOpen),
  };
}
