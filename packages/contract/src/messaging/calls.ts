import type { CallLine } from '#platform';

/** What the provider of text messages tells us. */
export const textCalls = {
  takeText: 'POST Texts/TakeText',
  takeTextStatus: 'POST Texts/TakeStatus',
} as const satisfies Record<string, CallLine>;

/** What the mail provider sends us. */
export const inboundCalls = {
  takeInboundMail: 'POST webhooks/inbound-mail',
} as const satisfies Record<string, CallLine>;

/** A person’s own notifications. */
export const notificationCalls = {
  listNotifications: 'GET notifications',
  countNotifications: 'GET notifications/unread',
  readNotification: 'PUT notifications/{id}/read',
  readNotifications: 'PUT notifications/read',
} as const satisfies Record<string, CallLine>;

/** The calls of one’s own mailbox. */
export const mailboxCalls = {
  getMyMailbox: 'GET my-mailbox',
  connectMyMailbox: 'PUT my-mailbox',
  disconnectMyMailbox: 'DELETE my-mailbox',
} as const satisfies Record<string, CallLine>;

/** The calls of the message templates. */
export const templateCalls = {
  listTemplates: 'GET message-templates',
  createTemplate: 'POST message-templates',
  updateTemplate: 'PUT message-templates/{id}',
  previewTemplateDraft: 'POST message-templates/preview',
  previewTemplate: 'GET message-templates/{id}/preview',
  getTemplateHistory: 'GET message-templates/{id}/history',
  undoTemplateChange: 'POST message-templates/{id}/undo',
} as const satisfies Record<string, CallLine>;
