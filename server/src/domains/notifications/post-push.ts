import { lookup, type LookupOptions } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps, type RequestOptions } from 'node:https';
import webPush from 'web-push';
import type { PushNotice } from './push-notice.ts';
import { isPublicAddress, type PushSubscription } from './push-subscription.ts';
import type { PushKeys } from './push.sql.ts';

const TIMEOUT_MS = 8_000;

/** gone: the browser no longer has the subscription. */
export type PushAnswer = 'sent' | 'gone' | 'failed';

type Push = {
  subscription: PushSubscription;
  notice: PushNotice;
  keys: PushKeys;
  /** A URL or mailto: address by which a push service can reach the shop. */
  subject: string;
  ttlSeconds: number;
  /** Test services run in the private network. */
  isTest: boolean;
};

/** Encrypts a notice for a browser, signs it with the shop's key and hands it to the push service. */
export async function postPush({ subscription, notice, keys, subject, ttlSeconds, isTest }: Push): Promise<PushAnswer> {
  const details = webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
    vapidDetails: { subject, ...keys },
    TTL: ttlSeconds,
    urgency: 'high',
  });
  const { endpoint, headers, body } = details as { endpoint: string; headers: Record<string, string>; body: Buffer };
  const status = await post(endpoint, { headers, ...(!isTest && { lookup: publicLookup }) }, body);
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'failed';
}

/** Redirects are not followed. */
function post(url: string, options: RequestOptions, body: Buffer): Promise<number> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sending = request(url, { method: 'POST', signal, ...options }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}

type LookupCallback = (
  error: Error | null,
  address: string | { address: string; family: number }[],
  family?: number,
) => void;

/** Checked when connecting, so that a name cannot change its address between check and use. */
function publicLookup(hostname: string, options: LookupOptions, callback: LookupCallback): void {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const addresses = found.filter(({ address }) => isPublicAddress(address));
    const [first] = addresses;
    if (!first) return callback(new Error(`${hostname} is not a public address`), '');
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
}
