import type { WireLeadRecord } from '@homestead/contract/leads';
import { Button } from '@mantine/core';
import { IconArrowForwardUp, IconCalendarPlus, IconHome, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { DeskPanel } from '#desk';
import { LeadEmailDrawer } from '../emails/lead-email-drawer.tsx';
import { actMessages } from '../messages/acts.ts';
import { ReferralDrawer } from '../referrals/referral-drawer.tsx';
import { BookTourDrawer } from './book-tour-drawer.tsx';
import { SearchDrawer } from './search-drawer.tsx';

type Act = 'homes' | 'search' | 'tour' | 'refer';

const acts: Readonly<Record<Act, { label: () => string; Icon: typeof IconHome }>> = {
  homes: { label: actMessages.sendHomes, Icon: IconHome },
  search: { label: actMessages.shareSearch, Icon: IconSearch },
  tour: { label: actMessages.bookTour, Icon: IconCalendarPlus },
  refer: { label: actMessages.refer, Icon: IconArrowForwardUp },
};

/** What staff do for a lead besides writing and calling. */
export default function LeadActs({ lead, onDone }: { lead: WireLeadRecord; onDone: () => void }) {
  const [open, setOpen] = useState<Act | null>(null);
  const { id: leadId, details, homeSearch, abilities } = lead;
  const { name } = details;
  const maySearch = homeSearch !== null && abilities.includes('edit');
  const offered = (Object.keys(acts) as Act[]).filter((act) => act !== 'search' || maySearch);
  const drawer = { leadId, name, onClose: () => setOpen(null), onDone };
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
              onClick={() => setOpen(act)}
            >
              {label()}
            </Button>
          );
        })}
      </div>
      {open === 'homes' && (
        <LeadEmailDrawer
          {...drawer}
          title={actMessages.sendHomesTitle({ name })}
          intro={actMessages.sendHomesIntro()}
          start={{ subject: actMessages.sendHomesSubject(), homes: [] }}
        />
      )}
      {open === 'search' && homeSearch && (
        <SearchDrawer
          lead={lead}
          homeSearch={homeSearch}
          onClose={drawer.onClose}
          onDone={onDone}
        />
      )}
      {open === 'tour' && <BookTourDrawer {...drawer} />}
      {open === 'refer' && <ReferralDrawer {...drawer} referral={null} />}
    </DeskPanel>
  );
}
