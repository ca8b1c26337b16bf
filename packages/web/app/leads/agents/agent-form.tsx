import { Island } from '#platform';

const loadForm = () => import('../contact/contact-island.tsx');

/** The form of an agent’s page, made by `findAgentForm` or `takeAgentForm`. */
export const AgentForm = ({ html }: { html: string }) => (
  <Island key={html} html={html} load={loadForm} whenSeen />
);
