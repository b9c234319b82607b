import type { FastifyRequest } from 'fastify';
import { isIPv6 } from 'node:net';

declare module 'fastify' {
  interface FastifyRequest {
    /** Kept, because behind a proxy it is read from a header that is parsed each time. */
    networkAddress?: string;
  }
}

/** The network address of a request's client. */
export function addressOf(request: FastifyRequest): string {
  return (request.networkAddress ??= networkAddress(request.ip));
}

/**
 * The address that limits are counted for. One customer of a provider has at least 2^64 IPv6 addresses, so these count as
 * one network.
 */
export function networkAddress(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [address = ''] = ip.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return ip;
  const [start = '', end] = address.split('::');
  const groups = start === '' ? [] : start.split(':');
  const after = end === undefined || end === '' ? [] : end.split(':');
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0');
  const all = end === undefined ? groups : [...groups, ...zeros, ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
