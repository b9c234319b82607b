import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Payments } from '../open-payments.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { sandboxAnswers } from './answer-sandbox.ts';
import { sandboxPage, sandboxStyle } from './sandbox-page.ts';

type SandboxRoute = { Params: { id: string }; Body: unknown };

/** HTML pages of the built-in provider, served beside the API. */
export async function sandboxRoutes(
  http: FastifyInstance,
  { payments, publicUrl }: { payments: Payments; publicUrl: string },
): Promise<void> {
  const { sandbox } = payments;
  if (!sandbox) return;
  const { origin } = new URL(publicUrl);
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`;
  const withHeaders = (reply: FastifyReply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer');

  http.removeAllContentTypeParsers();
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  http.get('/style.css', (_request, reply) => withHeaders(reply).type('text/css; charset=utf-8').send(sandboxStyle));
  http.get<SandboxRoute>('/:id', async ({ params }, reply) => {
    const session = await sandbox.find(params.id.slice(0, 64));
    if (!session) throw new RefusalError({ code: 'not_found' });
    return withHeaders(reply).type('text/html; charset=utf-8').send(sandboxPage(session));
  });
  http.post<SandboxRoute>('/:id', async ({ params, body }, reply) => {
    const { answer } = (body ?? {}) as { answer?: string };
    const chosen = sandboxAnswers.find((name) => name === answer);
    if (!chosen) throw new RefusalError({ code: 'malformed_request' });
    const next = await sandbox.answer(params.id.slice(0, 64), chosen);
    if (next === null) throw new RefusalError({ code: 'not_found' });
    return withHeaders(reply).redirect(next, 303);
  });
}
