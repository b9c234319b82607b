import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomInt } from 'node:crypto';

export type Customer = { token: string; phone: string; email: string; password: string; firstName: string };

const PASSWORD = 'nine quiet lighthouses';

/** A new customer for a story, so that stories do not share an account. */
export async function newCustomer(request: APIRequestContext): Promise<Customer> {
  const number = randomInt(10_000_000, 99_999_999);
  const customer = {
    phone: `+2010${number}`,
    email: `visitor${number}@example.com`,
    password: PASSWORD,
    firstName: 'Salma',
  };
  const body = { f_name: 'Salma', l_name: 'Nabil', phone: customer.phone, email: customer.email, password: PASSWORD };
  const signedUp = (await (await request.post('/api/v1/auth/sign-up', { data: body })).json()) as SignedUp;
  if (signedUp.token) return { ...customer, token: signedUp.token };
  const otp = await codeFor(request, customer.phone);
  const verified = await request.post('/api/v1/auth/verify-phone', { data: { request_id: signedUp.request_id, otp } });
  return { ...customer, token: ((await verified.json()) as { token: string }).token };
}

type SignedUp = { token: string | null; request_id: string | null };

/** The last code sent to the customer, read from the demo's mailbox. A message takes a short time to arrive. */
export async function codeFor(request: APIRequestContext, recipient: string): Promise<string> {
  let code = '';
  const arrived = async () => (code = await lastCode(request, recipient));
  await expect.poll(arrived, { message: `a code for ${recipient}` }).toMatch(/^\d{6}$/);
  return code;
}

async function lastCode(request: APIRequestContext, recipient: string): Promise<string> {
  const { messages } = (await (await request.get('/api/v1/demo/mailbox')).json()) as {
    messages: { recipient: string; text: string }[];
  };
  return /\d{6}/.exec(messages.find((message) => message.recipient === recipient)?.text ?? '')?.[0] ?? '';
}

/** Signs the customer in on this device. Call it before the first visit. */
export async function signInOn(page: Page, { token }: Pick<Customer, 'token'>): Promise<void> {
  await page.addInitScript((kept) => {
    if (location.protocol.startsWith('http') && sessionStorage.getItem('signed-in') === null) {
      sessionStorage.setItem('signed-in', 'once');
      localStorage.setItem('token', kept);
    }
  }, token);
}
