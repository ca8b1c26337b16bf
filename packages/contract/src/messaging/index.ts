export { inboundCalls, notificationCalls, textCalls } from './calls.ts';
export * as inboundEndpoints from './inbound-endpoints.ts';
export { notificationsMoved } from './live-messages.ts';
export { messageSchema, type WireMessage } from './messages.ts';
export type { WireNotification } from './notification-endpoints.ts';
export * as notificationEndpoints from './notification-endpoints.ts';
export { messagingRefusals } from './refusals.ts';
export * as textEndpoints from './text-endpoints.ts';
export { TEXT_MAX, TEXT_SEGMENTS_MAX, textSegments } from './text-segments.ts';
