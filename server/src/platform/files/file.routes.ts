import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Courier, Staff } from '../crew.ts';
import { limitOf } from '../http/limits.ts';
import { readScope } from '../http/scope.ts';
import { RefusalError } from '../refuse.ts';
import { mayRead, readUpload } from './read-upload.ts';

const UPLOAD_ID = /^[\w-]{32}$/;

type Crew = { courier: Courier | null; staff: Staff | null };
/** Whether a courier or a member of staff may see the file of another owner. */
export type CrewAccess = (fileId: string, crew: Crew) => Promise<boolean>;
type Accounts = Pick<App, 'db' | 'customerOf' | 'ownerOf' | 'courierOf' | 'staffOf'>;

/**
 * Serves uploads by name. Anyone with the name may see a profile picture; other files only their owner, and pictures of a
 * conversation also its other side (trust.md T65, T89).
 */
export function fileRoutes(http: FastifyInstance, app: Accounts, mayCrewRead: CrewAccess): void {
  http.get('/files/:id', { config: { rateLimit: limitOf('pictures') } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    const upload = UPLOAD_ID.test(id) ? await readUpload(app.db, id) : null;
    const isCrews = (crew: Crew) => mayCrewRead(id, crew);
    if (upload === null || !(await isAllowed(upload, app, request, isCrews)))
      throw new RefusalError({ code: 'not_found' });
    sayHowToShow(reply, upload.kind === 'profile');
    return reply.type(upload.contentType).send(upload.bytes);
  });
}

type Upload = NonNullable<Awaited<ReturnType<typeof readUpload>>>;

async function isAllowed(
  upload: Upload,
  app: Accounts,
  request: FastifyRequest,
  isCrews: (crew: Crew) => Promise<boolean>,
): Promise<boolean> {
  if (upload.kind === 'profile') return true;
  const { token } = readScope(request.headers);
  const customerId = token === null ? null : await app.customerOf(token);
  if (token !== null && customerId === null) {
    const crew = { courier: await app.courierOf(token), staff: await app.staffOf(token) };
    if (!crew.courier && !crew.staff) throw new RefusalError({ code: 'token_invalid' });
    return isCrews(crew);
  }
  const { guest_id } = request.query as { guest_id?: unknown };
  const guestId = typeof guest_id === 'string' ? guest_id : null;
  if (customerId === null && guestId === null) return false;
  return mayRead(upload, await app.ownerOf({ customerId, guestId }));
}

/** Scripts in the file cannot run, and private files are not cached. */
function sayHowToShow(reply: FastifyReply, isPublic: boolean): void {
  reply.headers({
    'cache-control': isPublic ? 'private, max-age=86400, immutable' : 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment; filename="picture.webp"',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  });
}
