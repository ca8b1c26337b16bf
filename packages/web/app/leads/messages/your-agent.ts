import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './your-agent.es.ts';

/** Who a client’s agent is. */
export const yourAgentMessages = defineMessages(spanish.yourAgentMessages, {
  yourAgents: '{count, plural, one {Your agent} other {Your agents}}',
  agentOfFirm: '{name}, {firm}',
  contact: 'Contact<unseen> {name}</unseen>',
  profile: 'Profile<unseen> of {name}</unseen>',
  noAgentYet:
    'You don’t have an agent yet. <tour>Request a tour</tour> or get in touch, and {firm} will match you with one.',
});
