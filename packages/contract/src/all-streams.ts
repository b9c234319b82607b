import { live } from './calls/live.ts';
import type { Stream } from './http/stream.ts';

/** Every stream by name, beside `allEndpoints`. The OpenAPI document and the tests iterate over this list. */
export const allStreams: Record<string, Stream> = { live };
