import type { Language } from '@rialto/contract/languages.ts';

export type Channel = 'email' | 'sms';
export type MessageKind = 'sign_up_code' | 'reset_code' | 'link_code' | 'account_exists' | 'password_changed';

/** What a person is to be told, and where. */
export type Message = { channel: Channel; to: string; kind: MessageKind; code: string | null; language: Language };

/** As it arrives. */
export type Letter = { channel: Channel; to: string; subject: string; text: string };

/** Takes a letter to its person, or throws. The id is the same when it is tried again. */
export type Post = (letter: Letter, id: string) => Promise<void>;
