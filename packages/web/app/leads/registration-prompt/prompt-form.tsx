import { Island } from '#platform';

const loadForm = () => import('./light-prompt.tsx');

/** The prompt's form, made by `findPromptForm` or `takePromptForm`. */
export const PromptForm = ({ html }: { html: string }) => (
  <Island key={html} html={html} load={loadForm} whenSeen />
);
