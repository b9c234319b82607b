import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import type { LightMyRequestResponse } from 'fastify';
import { exampleOf } from '../openapi-example.ts';
import type { Buyer, OrderingShop } from './ordering-shop.ts';

export type Fields = Record<string, unknown>;
type Schema = { properties?: Record<string, object>; required?: string[] };

/** The smallest valid input of a call, with the ids it names. */
function inputOf(schema: Schema | undefined, named: Fields, { guest }: Buyer): Fields {
  const { properties = {}, required = [] } = schema ?? {};
  const examples = Object.entries(properties).filter(([name]) => required.includes(name) || name in named);
  const sent = Object.fromEntries(examples.map(([name, of]) => [name, name in named ? named[name] : exampleOf(of)]));
  return { ...sent, ...('guest_id' in properties ? guest : {}) };
}

export function call(
  shop: Pick<OrderingShop, 'http'>,
  { method, path, params, query, body }: Endpoint,
  buyer: Buyer,
  named: Fields = {},
): Promise<LightMyRequestResponse> {
  const segments = inputOf(params, named, buyer);
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(segments[name])));
  const search = new URLSearchParams(inputOf(query, named, buyer) as Record<string, string>).toString();
  return shop.http.inject({
    method,
    url: `/api/v1${url}?${search}`,
    headers: { zoneid: '[1]', moduleid: '1', ...buyer.headers },
    ...(body && { payload: inputOf(body, named, buyer) }),
  });
}

const refusalsOfCaller = [
  'token_invalid',
  'sign_in_required',
  'not_permitted',
  'guest_unknown',
  'second_factor_required',
];

/** Not refused because of the caller. */
export function isLetIn(answer: LightMyRequestResponse): boolean {
  if (answer.statusCode < 400) return true;
  const [error] = answer.json<{ errors: { code: string }[] }>().errors;
  return answer.statusCode < 500 && !refusalsOfCaller.includes(error?.code ?? '');
}
