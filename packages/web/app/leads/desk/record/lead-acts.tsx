import type { WireLeadRecord } from '@homestead/contract/leads';
import { Button } from '@mantine/core';
import { IconArrowForwardUp, IconCalendarPlus, IconHome, IconSearch } from '@tabler/icons-react';
import { DeskPanel } from '#desk';
import { actMessages } from '../messages/acts.ts';

/** What staff do for a lead besides writing and calling. */
export type LeadAct = 'homes' | 'search' | 'tour' | 'refer';

const acts: Readonly<Record<LeadAct, { label: () => string; Icon: typeof IconHome }>> = {
  homes: { label: actMessages.sendHomes, Icon: IconHome },
  search: { label: actMessages.shareSearch, Icon: IconSearch },
  tour: { label: actMessages.bookTour, Icon: IconCalendarPlus },
  refer: { label: actMessages.refer, Icon: IconArrowForwardUp },
};

interface LeadActsProps {
  lead: WireLeadRecord;
  onStart: (act: LeadAct) => void;
}

/** Buttons for what staff may do next for a lead that they work. */
export function LeadActs({ lead, onStart }: LeadActsProps) {
  const { homeSearch, abilities } = lead;
  if (!abilities.includes('messages')) return null;
  const maySearch = homeSearch !== null && abilities.includes('edit');
  const offered = (Object.keys(acts) as LeadAct[]).filter((act) => act !== 'search' || maySearch);
  return (
    <DeskPanel title={actMessages.title()}>
      <div className="row wrap gap-2">
        {offered.map((act) => {
          const { label, Icon } = acts[act];
          return (
            <Button
              key={act}
              variant="default"
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => onStart(act)}
            >
              {label()}
            </Button>
          );
        })}
      </div>
    </DeskPanel>
  );
}
