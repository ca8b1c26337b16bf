export {
  inboundCalls,
  mailboxCalls,
  notificationCalls,
  templateCalls,
  textCalls,
} from './calls.ts';
export * as inboundEndpoints from './inbound-endpoints.ts';
export { notificationsMoved } from './live-messages.ts';
export type { WireMyMailbox } from './mailbox-endpoints.ts';
export * as mailboxEndpoints from './mailbox-endpoints.ts';
export {
  type Merged,
  type MergeField,
  type MergeValues,
  mergeFieldNames,
  mergeFields,
  mergeText,
} from './merge-fields.ts';
export {
  attachmentSchema,
  leftOutSchema,
  messageSchema,
  type WireAttachment,
  type WireLeftOut,
  type WireMessage,
} from './messages.ts';
export * as notificationEndpoints from './notification-endpoints.ts';
export { NOTIFICATION_SETTINGS_PATH, type WireNotification } from './notification-endpoints.ts';
export { messagingRefusalsInSpanish } from './refusals.es.ts';
export { messagingRefusals } from './refusals.ts';
export * as templateEndpoints from './template-endpoints.ts';
export { type TemplateChannel, templateChannels, type WireTemplate } from './template-endpoints.ts';
export * as textEndpoints from './text-endpoints.ts';
export { TEXT_MAX, TEXT_SEGMENTS_MAX, textSegments } from './text-segments.ts';
