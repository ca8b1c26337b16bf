export { replyAddress } from './inbound/reply-address.ts';
export { messageRecorded } from './message-events.ts';
export { messagingRoom } from './plugin.ts';
export { conversationHeaders, findConversation } from './record/conversation.ts';
export { eraseMessages } from './record/erase-messages.ts';
export { listMessages } from './record/list-messages.ts';
export type { NewMessage, Subject } from './record/message.ts';
export { recordMessage } from './record/record-message.ts';
