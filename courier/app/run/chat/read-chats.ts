import { run } from '../run.ts';
import { unsent } from './chat-stores.ts';

/** Reads the conversations and sends waiting messages. Their code is loaded with the first order of the run. */
export async function readChats(): Promise<void> {
  if (!run.get()?.run.stops.length && unsent.get().length === 0) return;
  try {
    const { refreshChats, sendMessages } = await import('./chats.ts');
    await sendMessages();
    await refreshChats();
  } catch {
    // No network: the next poll tries again.
  }
}
