import { leadPlanMessages } from '../messages/plans.ts';
import type { PauseReason, PlanRun, StopReason } from './run-store.ts';

const pauses: Record<PauseReason, () => string> = {
  email: leadPlanMessages.byEmail,
  text: leadPlanMessages.byText,
  call: leadPlanMessages.byCall,
  hand: leadPlanMessages.byHandPaused,
};
const stops: Record<StopReason, () => string> = {
  stage: leadPlanMessages.byStage,
  hand: leadPlanMessages.byHandStopped,
  erased: leadPlanMessages.byErasure,
  merged: leadPlanMessages.byMerge,
};
const holds: Readonly<Record<string, () => string>> = {
  'quiet-hours': leadPlanMessages.quietHours,
  agent: leadPlanMessages.noAgent,
};
const refusals: Readonly<Record<string, () => string>> = {
  'lead-without-email': leadPlanMessages.noEmail,
  'lead-without-phone': leadPlanMessages.noPhone,
  'mailbox-stopped': leadPlanMessages.mailboxStopped,
  'email-consent-missing': leadPlanMessages.noEmailConsent,
  'email-consent-withdrawn': leadPlanMessages.emailWithdrawn,
  'text-consent-missing': leadPlanMessages.noTextConsent,
  'text-consent-withdrawn': leadPlanMessages.textWithdrawn,
  'texts-not-configured': leadPlanMessages.textsOff,
  'text-too-long': leadPlanMessages.textTooLong,
  'merge-fields-refused': leadPlanMessages.mergeFields,
  'fair-housing-words': leadPlanMessages.fairHousing,
  'template-gone': leadPlanMessages.templateGone,
  'plan-template-missing': leadPlanMessages.templateGone,
  'stage-gone': leadPlanMessages.stageGone,
  'tags-full': leadPlanMessages.tagsFull,
};

/** Why a plan is paused, or was stopped; null for any other. */
export function whyText({ state, why }: Pick<PlanRun, 'state' | 'why'>): string | null {
  if (why === null) return null;
  return state === 'paused' ? pauseText(why) : state === 'stopped' ? stopText(why) : null;
}

/** By its code. */
export const pauseText = (why: string): string => pauses[why as PauseReason]?.() ?? '';

/** By its code. */
export const stopText = (why: string): string => stops[why as StopReason]?.() ?? '';

/** Why a step that is due waits; null if it doesn't. */
export const heldText = (held: string | null): string | null =>
  held === null ? null : (holds[held]?.() ?? null);

/** Why a step was refused, by the code of the refusal. */
export const refusalText = (reason: string): string =>
  refusals[reason]?.() ?? leadPlanMessages.otherReason();
