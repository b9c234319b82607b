import { hash } from 'node:crypto';
import type { App } from '../../platform/app.ts';
import { cleanPicture, type Picture } from '../../platform/files/clean-picture.ts';
import { countUploads, type Uploader } from '../../platform/files/keep-upload.ts';
import type { Limit } from '../../platform/throttle/throttle.ts';
import type { Attempt } from './send-message.ts';

const MINUTE_MS = 60_000;
const ofPerson: Limit = { name: 'messages', most: 30, perMs: MINUTE_MS, kind: 'pace' };
/** One member of staff may answer for many stores. */
const ofStaff: Limit = { name: 'messages of staff', most: 120, perMs: MINUTE_MS, kind: 'pace' };

type MessageRequest = {
  body: { message?: string };
  files: Record<string, Buffer[]>;
  clock: App['clock'];
  scope: { idempotencyKey: string | null };
};

export type ReceivedMessage = { text: string; pictures: Picture[]; attempt: Attempt };

/** Counts a message and its pictures against the limits of its sender, and encodes the pictures again. */
export async function receiveMessage(
  { throttle }: Pick<App, 'throttle'>,
  sender: Uploader,
  { body, files, clock, scope }: MessageRequest,
  endpoint: Attempt['endpoint'],
  target: object,
): Promise<ReceivedMessage> {
  await throttle.attempt(sender.kind === 'staff' ? ofStaff : ofPerson, `${sender.kind} ${sender.id}`);
  const sent = files['image'] ?? [];
  if (sent.length > 0) await countUploads(throttle, sender, sent);
  const pictures = await Promise.all(sent.map((bytes) => cleanPicture(bytes, 'chat')));
  const hashes = sent.map((bytes) => hash('sha256', bytes, 'base64url'));
  const text = (body.message ?? '').trim();
  const keyed = { ...body, ...target, pictures: hashes };
  return { text, pictures, attempt: { owner: sender, endpoint, key: scope.idempotencyKey, body: keyed, now: clock() } };
}
