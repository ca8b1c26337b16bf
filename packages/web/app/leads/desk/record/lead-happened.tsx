import type { WireLeadRecord } from '@homestead/contract/leads';
import { Button } from '@mantine/core';
import { DeskPanel } from '#desk';
import { inquiries } from '../inquiries/inquiry-client.ts';
import { MessageList } from '../inquiries/lead-messages.tsx';
import { inquiryMessages } from '../messages/inquiries.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import type { StartAction } from './lead-who.tsx';

/** What was written to a lead and came from them, with what staff do next above it. */
export function LeadHappened({ lead, start }: { lead: WireLeadRecord; start: StartAction }) {
  const { id, abilities } = lead;
  return (
    <DeskPanel title={leadRecordMessages.happened()}>
      {abilities.includes('log') && (
        <div className="row wrap gap-2 below-4">
          <Button variant="default" onClick={() => start('log')}>
            {inquiryMessages.log()}
          </Button>
        </div>
      )}
      {abilities.includes('messages') && (
        <MessageList
          leadId={id}
          ask={(page, signal) =>
            inquiries.listLeadMessages({ id, page }, { ...(signal && { signal }) })
          }
        />
      )}
    </DeskPanel>
  );
}
