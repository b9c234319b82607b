import { prepareHeaders, setPrepared, setRequestId } from '@rialto/server/platform/http/prepared-headers.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Settings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** For the script tags of this response. */
    nonce: string;
  }
}

/** On every response including errors, because an error page can be framed and sniffed too. */
export function securityHeaders(settings: Settings) {
  const fixed: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'geolocation=(self), camera=(self), microphone=(), payment=(self)',
    'x-permitted-cross-domain-policies': 'none',
    ...(settings.PUBLIC_URL?.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  const policy = contentPolicy(settings);
  // JSON executes and loads nothing, so it needs no nonce.
  const ofData = prepareHeaders({ ...fixed, 'content-security-policy': DATA_POLICY });
  return (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.url.startsWith('/api/v1/')) {
      setPrepared(reply, ofData);
      setRequestId(reply, request.id);
      return;
    }
    reply.headers(fixed).header('x-request-id', request.id);
    reply.nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', policy(reply.nonce));
  };
}

const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
];

/** For scripts, styles, fonts and pictures: removes the headers that only pages need, about 1 KB per file. */
export function removePageHeaders<Reply extends Pick<FastifyReply, 'removeHeader'>>(reply: Reply): Reply {
  for (const name of ofPages) reply.removeHeader(name);
  return reply;
}

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Inline styles are allowed (maps and carousels set positions); inline scripts need the nonce. */
function contentPolicy(settings: Settings): (nonce: string) => string {
  const tiles = originOf(settings.TILE_URL);
  const rest = [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return (nonce) => `script-src 'nonce-${nonce}' 'strict-dynamic'; ${rest}`;
}

function originOf(url: string | undefined): string {
  if (!url?.startsWith('http')) return '';
  return ` ${new URL(url.replaceAll(/[{}]/g, '')).origin.replace('://s.', '://*.')}`;
}
