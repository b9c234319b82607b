import type { Language } from '@rialto/contract/http/languages.ts';
import { refusals, type RefusalCode } from '@rialto/contract/http/refusals.ts';
import type { Errors } from '@rialto/contract/http/errors.ts';
import { DatabaseUnavailable } from '@rialto/database/unavailable.ts';
import { refusalText, textOf } from '../texts.ts';
import { RefusalError } from '../refuse.ts';
import { InputError } from './validation.ts';

/** The reply for a thrown error: never a stack trace, never SQL. */
export type ErrorReply = { status: number; body: Errors; retryAfterSeconds?: number; isFault: boolean };

const RETRY_SECONDS = 2;

/** Our refusal codes for the codes of Fastify and Node. */
const codeOfFramework: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'address_too_long',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_UNDER_PRESSURE: 'overloaded',
  FST_REQ_FILE_TOO_LARGE: 'picture_too_large',
  FST_FILES_LIMIT: 'too_many_pictures',
  FST_PARTS_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'body_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

export function errorReply(thrown: unknown, language: Language): ErrorReply {
  if (thrown instanceof InputError) return inputReply(thrown, language);
  if (thrown instanceof RefusalError) return thrownReply(thrown, language);
  if (thrown instanceof DatabaseUnavailable) return refusalReply('database_unavailable', language);
  return refusalReply(codeOf(thrown), language);
}

function thrownReply({ refusal, retryAfterSeconds }: RefusalError, language: Language): ErrorReply {
  const { details } = refusal;
  const reply = refusalReply(refusal.code, language, refusal.params);
  if (details) reply.body = { errors: reply.body.errors.map((error) => ({ ...error, details })) };
  return retryAfterSeconds === undefined ? reply : { ...reply, retryAfterSeconds };
}

export function refusalReply(
  code: RefusalCode,
  language: Language,
  params: Record<string, string | number> = {},
): ErrorReply {
  const status = refusals[code];
  const reply = { status, body: { errors: [{ code, message: refusalText({ code, params }, language) }] } };
  const isFault = code === 'unexpected_fault';
  return status === 503 ? { ...reply, isFault, retryAfterSeconds: RETRY_SECONDS } : { ...reply, isFault };
}

function codeOf(thrown: unknown): RefusalCode {
  if (!(thrown instanceof Error)) return 'unexpected_fault';
  const { code, statusCode } = thrown as Error & { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : codeOfFramework[code];
  if (known) return known;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'malformed_request' : 'unexpected_fault';
}

function inputReply({ problems }: InputError, language: Language): ErrorReply {
  const messages = problems.map(({ field, rule, bound }) =>
    textOf(`input.${knownRule(rule)}`, language, { field, count: bound }),
  );
  // A union reports one problem for each member, but the caller made one mistake.
  const errors = [...new Set(messages)].map((message) => ({ code: 'invalid_input', message }));
  return { status: refusals.invalid_input, body: { errors }, isFault: false };
}

const rules = ['required', 'additionalProperties', 'type', 'minimum', 'maximum', 'minLength', 'maxLength'] as const;

function knownRule(rule: string): (typeof rules)[number] | 'invalid' {
  return rules.find((known) => known === rule) ?? 'invalid';
}
