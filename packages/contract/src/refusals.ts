/** Every expected no, with its HTTP status. The text of each is the message `refusal.<code>` in both languages. */
export const refusals = {
  malformed_request: 400,
  zone_required: 400,
  module_required: 400,
  point_required: 400,
  invalid_header: 400,
  token_invalid: 401,
  sign_in_required: 403,
  not_found: 404,
  zone_not_served: 404,
  place_not_found: 404,
  route_not_found: 404,
  request_timeout: 408,
  already_subscribed: 409,
  order_step_refused: 409,
  order_not_paid: 409,
  body_too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  invalid_input: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  unexpected_fault: 500,
  map_service_unavailable: 503,
  database_unavailable: 503,
  overloaded: 503,
} as const;

export type RefusalCode = keyof typeof refusals;
export type Refusal = { code: RefusalCode; params?: Record<string, string | number> };
