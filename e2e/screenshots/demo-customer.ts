import type { APIRequestContext } from '@playwright/test';

/** Customers of the demo city with a history, as `npm start` prints them. */
const logins = {
  mariam: { email_or_phone: 'mariam@rialto.example', password: 'harbour lanterns' },
  omar: { email_or_phone: 'omar@rialto.example', password: 'paper boats' },
} as const;

/** Signs a customer of the demo in, who has orders, a wallet and messages. */
export async function demoCustomer(request: APIRequestContext, name: keyof typeof logins): Promise<{ token: string }> {
  const answer = await request.post('/api/v1/auth/login', { data: logins[name] });
  if (!answer.ok()) throw new Error(`The login of ${name} was refused: ${await answer.text()}`);
  return (await answer.json()) as { token: string };
}
