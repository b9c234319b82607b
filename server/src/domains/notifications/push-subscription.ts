import Type, { type Static } from 'typebox';
import { Check } from 'typebox/value';
import { BlockList, isIP } from 'node:net';

const base64Url = (minLength: number, maxLength: number) =>
  Type.String({ pattern: '^[A-Za-z0-9_-]+=*$', minLength, maxLength });

const schema = Type.Object({
  endpoint: Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 2_000 }),
  keys: Type.Object({ p256dh: base64Url(80, 100), auth: base64Url(16, 32) }),
});
export type PushSubscription = Static<typeof schema>;

/** Reads a Web Push subscription from a push token; null if the token is something else. */
export function readSubscription(token: string, isTest: boolean): PushSubscription | null {
  const sent = parse(token);
  if (!Check(schema, sent) || !URL.canParse(sent.endpoint)) return null;
  const { protocol, hostname, username } = new URL(sent.endpoint);
  if (isTest) return sent;
  // The address comes from a browser, so it must not lead into the shop's own network.
  const isOutside = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && username === '' && isOutside ? sent : null;
}

function parse(token: string): unknown {
  try {
    return JSON.parse(token);
  } catch {
    return null;
  }
}

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

/** Whether an address that a name resolved to is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const family = isIP(mapped);
  return family !== 0 && !privateNetworks.check(mapped, family === 4 ? 'ipv4' : 'ipv6');
}
