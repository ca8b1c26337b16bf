/** The registration prompt of a home's page, for its loader and its action. */
export { decidePrompt, promptDoneCookie } from './looked-homes.ts';
export { findPromptForm, takePromptForm } from './take-prompt-form.ts';
