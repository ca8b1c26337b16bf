export { messageSchema, type WireMessage } from './messages.ts';
