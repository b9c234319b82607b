export { deleteConversationsOf, latestConversation } from './conversations.sql.ts';
export { mayReadChatFile } from './chat-files.ts';
export { messageSent } from './chat.events.ts';
export { isMessageUnseen, readUnseenMessage } from './read-unseen-message.ts';
export { sendChatLive } from './chat.live.ts';
