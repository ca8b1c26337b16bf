/** Whole pages, for surfaces only. */
export { findAgentHrefs } from '../agents/agent-client.ts';
export { AgentForm } from '../agents/agent-form.tsx';
export { AgentView } from '../agents/agent-view.tsx';
export { AgentsView } from '../agents/agents-view.tsx';
export { type AgentPage, loadAgent } from '../agents/load-agent.ts';
export { loadAgents } from '../agents/load-agents.ts';
export { findAgentForm, takeAgentForm } from '../agents/take-agent-form.ts';
export { changeOwnTour, loadOwnTours } from '../tour/change-own-tour.ts';
export { OwnToursView } from '../tour/own-tours-view.tsx';
