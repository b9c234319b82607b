export { deleteConversationsOf } from './conversations.sql.ts';
export { mayReadChatFile } from './chat-files.ts';
export { sendChatLive } from './chat.live.ts';
