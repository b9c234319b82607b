import type { APIRequestContext } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import type { Buyer } from '../orders.ts';

const place = { zoneid: '[2]', latitude: '33.0', longitude: '27.0' };
const HERE = { latitude: 33, longitude: 27 };
const THERE = { latitude: 33.012, longitude: 27.011 };

type ParcelOptions = { category: string; payer?: 'sender' | 'receiver' };
type Category = { id: number; name: string; weights: { up_to: number }[] };
type Quote = {
  bill: { total: number; delivery_charge: { amount: number } };
  parcel: { charge: { base: number; per_km: number } };
};
type Details = {
  payment_status: string;
  order_status: string;
  handover_code: string | null;
  parcel_details: { receiver_link: string | null; pick_up_code: string | null };
};

/** Sends a parcel of this category from Mariam to Omar, paid in cash, by the calls that the form makes. */
export async function placeParcel(
  request: APIRequestContext,
  buyer: Buyer,
  { category, payer = 'sender' }: ParcelOptions,
) {
  const owner = buyer.kind === 'guest' ? { guest_id: buyer.guestId } : {};
  const headers = { ...place, ...(buyer.kind === 'customer' && { authorization: `Bearer ${buyer.token}` }) };
  const get = async <T>(path: string, more = {}) =>
    (await (await request.get(`/api/v1${path}`, { headers: { ...headers, ...more } })).json()) as T;
  const modules = await get<{ id: number; module_type: string }[]>('/module');
  const scope = { moduleid: String(modules.find(({ module_type }) => module_type === 'parcel')?.id) };
  const categories = await get<Category[]>('/parcel-category', scope);
  const chosen = categories.find(({ name }) => name === category);
  if (!chosen) throw new Error(`There is no category ${category}`);
  const [lightest] = chosen.weights;
  const wish = {
    ...{ order_type: 'parcel', parcel_category_id: chosen.id, ...HERE, ...owner },
    ...(lightest && { parcel_weight: lightest.up_to }),
    ...{ address: '12 Harbour Street, Marsa Noor', house: '12' },
    ...{ contact_person_name: 'Mariam Adel', contact_person_number: buyer.phone },
    receiver_details: { ...receiver, ...THERE, contact_person_number: `+2010${randomInt(10_000_000, 99_999_999)}` },
    ...{ charge_payer: payer, payment_method: 'cash_on_delivery', parcel_content: 'A tablet' },
  };
  const post = async <T>(path: string, data: object, more = {}) => {
    const answer = await request.post(`/api/v1${path}`, { data, headers: { ...headers, ...scope, ...more } });
    if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const quote = await post<Quote>('/customer/order/quote', wish);
  const body = { ...wish, order_amount: quote.bill.total };
  const { order_id: orderId } = await post<{ order_id: number }>('/customer/order/place', body, {
    'idempotency-key': randomUUID(),
  });
  const query = new URLSearchParams({ order_id: String(orderId), ...owner });
  const read = () => get<Details>(`/customer/order/details?${query}`);
  return { orderId, read, quote, link: linkOf(await read()) };
}

const receiver = { contact_person_name: 'Omar Said', address: '8 Lighthouse Road, Marsa Noor', house: '8', floor: '3' };

/** The receiver's page, by path and fragment. */
export function linkOf({ parcel_details: { receiver_link: link } }: Details): string {
  const { pathname, hash } = new URL(link ?? '');
  return `${pathname}${hash}`;
}
