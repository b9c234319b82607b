import { refusalReply } from '@rialto/server/platform/http/faults.ts';
import { PreparedResponse } from '@rialto/server/platform/http/prepared-headers.ts';
import { sendError } from '@rialto/server/platform/http/send-error.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import { logSettings } from '@rialto/server/platform/log.ts';
import { requestLog } from '@rialto/server/platform/request-log.ts';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Settings } from '../settings.ts';
import { securityHeaders } from './security-headers.ts';
import { trustedProxies } from './trusted-proxies.ts';

const BODY_LIMIT_BYTES = 100_000;
const HEADER_LIMIT_BYTES = 16_384;

/** The HTTP server, with limits against slow and huge requests (trust.md T99, T100). */
export function createHttp(settings: Settings): FastifyInstance {
  const secure = securityHeaders(settings);
  const http = Fastify({
    logger: logSettings(settings.LOG_LEVEL),
    childLoggerFactory: requestLog,
    // Does not build log lines that the log level would drop.
    logController: new LogController({
      disableRequestLogging: !['trace', 'debug', 'info'].includes(settings.LOG_LEVEL),
    }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    connectionTimeout: 0,
    keepAliveTimeout: 10_000,
    requestTimeout: 12_000,
    http: {
      headersTimeout: 8_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: HEADER_LIMIT_BYTES,
      ServerResponse: PreparedResponse,
    },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // Only the listed proxies may set the visitor's address.
    trustProxy: settings.TRUST_PROXY ? trustedProxies(settings.TRUST_PROXY) : false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    clientErrorHandler,
    // A URL that cannot be parsed does not reach any hook.
    frameworkErrors: (error, request, reply) => {
      secure(request, reply);
      sendError(error, request, reply);
    },
  });
  http.setErrorHandler(sendError);
  http.setNotFoundHandler((request, reply) => sendError(new RefusalError({ code: 'not_found' }), request, reply));
  http.addHook('onRequest', (request, reply, next) => {
    secure(request, reply);
    next();
  });
  return http;
}

/** Bytes that are not HTTP do not reach any route; they get the standard error body too. */
function clientErrorHandler(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const code =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'headers_too_large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request_timeout'
        : 'malformed_request';
  const { status, body } = refusalReply(code, 'en');
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n` +
      `x-content-type-options: nosniff\r\ncontent-security-policy: default-src 'none'\r\nconnection: close\r\n\r\n${text}`,
  );
}
