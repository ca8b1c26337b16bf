import type { LeadFieldKey } from '@homestead/contract/leads';
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconBuildingBank, IconLayoutKanban, IconList, IconMap2 } from '@tabler/icons-react';
import { leadListMessages } from '../messages/lead-list.ts';
import { type LeadViewName, leadViewNames } from './lead-address.ts';
import type { LeadFieldsAnswer } from './lead-list-client.ts';

const views = {
  list: { label: leadListMessages.asList, Icon: IconList },
  board: { label: leadListMessages.asBoard, Icon: IconLayoutKanban },
  lenders: { label: leadListMessages.asLenderBoard, Icon: IconBuildingBank },
  map: { label: leadListMessages.asMap, Icon: IconMap2 },
};

/** The fields that a view is made of; it is offered to people who see all of them. */
const needed: Readonly<Record<LeadViewName, readonly LeadFieldKey[]>> = {
  list: [],
  board: ['stage'],
  lenders: ['lenderStatus'],
  map: ['primaryContact', 'city', 'zip'],
};

interface ViewChoiceProps {
  fields: LeadFieldsAnswer;
  view: LeadViewName;
  onView: (view: LeadViewName) => void;
}

/** How the page shows the leads. */
export function ViewChoice({ fields, view, onView }: ViewChoiceProps) {
  const seen = new Set(fields.data.map(({ key }) => key));
  const isOffered = (name: LeadViewName) =>
    needed[name].every((key) => seen.has(key)) && (name !== 'board' || fields.stages.length > 0);
  const offered = leadViewNames.filter(isOffered);
  if (offered.length < 2) return null;
  return (
    <SegmentedControl
      aria-label={leadListMessages.view()}
      value={view}
      onChange={onView}
      data={offered.map((name) => {
        const { label, Icon } = views[name];
        return {
          value: name,
          label: (
            <span className="row gap-1" title={label()}>
              <Icon size={18} aria-hidden />
              <VisuallyHidden>{label()}</VisuallyHidden>
            </span>
          ),
        };
      })}
    />
  );
}
