const SECRET = /^[\w-]{40,64}$/;

/** How the customer came back from the payment service. */
export type Outcome = 'success' | 'cancel' | null;

/** The top-up that the payment service returned from; null for any other visit. */
export function secretOf(search: URLSearchParams): string | null {
  const secret = search.get('top_up') ?? '';
  return SECRET.test(secret) ? secret : null;
}

export function outcomeOf(search: URLSearchParams): Outcome {
  const outcome = search.get('outcome');
  return outcome === 'success' || outcome === 'cancel' ? outcome : null;
}

export function withoutTopUp(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  rest.delete('top_up');
  rest.delete('outcome');
  return rest;
}
