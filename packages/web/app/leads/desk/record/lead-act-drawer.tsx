import type { WireLeadRecord } from '@homestead/contract/leads';
import { LeadEmailDrawer } from '../emails/lead-email-drawer.tsx';
import { actMessages } from '../messages/acts.ts';
import { ReferralDrawer } from '../referrals/referral-drawer.tsx';
import { BookTourDrawer } from './book-tour-drawer.tsx';
import type { LeadAct } from './lead-acts.tsx';
import { SearchDrawer } from './search-drawer.tsx';

interface LeadActDrawerProps {
  lead: WireLeadRecord;
  act: LeadAct;
  onClose: () => void;
  onDone: () => void;
}

/** What staff fill in to do something for a lead. */
export default function LeadActDrawer({ lead, act, onClose, onDone }: LeadActDrawerProps) {
  const { id: leadId, details, homeSearch } = lead;
  const { name } = details;
  const drawer = { leadId, name, onClose, onDone };
  switch (act) {
    case 'homes':
      return (
        <LeadEmailDrawer
          {...drawer}
          title={actMessages.sendHomesTitle({ name })}
          intro={actMessages.sendHomesIntro()}
          start={{ subject: actMessages.sendHomesSubject(), homes: [] }}
        />
      );
    case 'search':
      return homeSearch && <SearchDrawer {...{ lead, homeSearch, onClose, onDone }} />;
    case 'tour':
      return <BookTourDrawer {...drawer} />;
    case 'refer':
      return <ReferralDrawer {...drawer} referral={null} />;
  }
}
