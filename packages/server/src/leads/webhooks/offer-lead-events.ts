import { openAccounts } from '#accounts';
import type { Services } from '#platform';
import {
  inquiryReceived,
  leadChanged,
  leadClaimed,
  leadCreated,
  leadMerged,
} from '../lead-events.ts';
import { webhookMessages } from '../messages/webhooks.ts';
import { isLeadShown } from './lead-news-store.ts';

/** Offers what happens to leads to webhooks, about leads that a webhook's owner sees. */
export function offerLeadEvents(services: Services): void {
  const { webhookEvents } = openAccounts(services);
  const sees: Parameters<typeof webhookEvents.offer>[0]['sees'] = (db, caller, { leadId = '' }) =>
    isLeadShown(db, caller, leadId);
  const ofLead = { dataOf: ({ leadId }: { leadId: string }) => ({ leadId }), sees };
  webhookEvents.offer({
    ...{ ...ofLead, type: 'lead.created', label: webhookMessages.leadCreated, event: leadCreated },
  });
  webhookEvents.offer({
    ...{ ...ofLead, type: 'lead.updated', label: webhookMessages.leadUpdated, event: leadChanged },
  });
  webhookEvents.offer({
    ...{ ...ofLead, type: 'lead.claimed', label: webhookMessages.leadClaimed, event: leadClaimed },
  });
  webhookEvents.offer({
    ...{ type: 'lead.merged', label: webhookMessages.leadMerged, event: leadMerged, sees },
    dataOf: ({ leadId, mergedLeadId }) => ({ leadId, mergedLeadId }),
  });
  webhookEvents.offer({
    ...{ type: 'inquiry.received', label: webhookMessages.inquiryReceived, sees },
    event: inquiryReceived,
    dataOf: ({ leadId, inquiryId }) => ({ leadId, inquiryId }),
  });
}
