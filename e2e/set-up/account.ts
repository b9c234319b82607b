import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Customer } from './customer.ts';

export const headersOf = ({ token }: Customer) => ({ authorization: `Bearer ${token}` });
/** A toast with this text. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notices' }).getByText(text);

export async function profileOf(request: APIRequestContext, customer: Customer) {
  const answer = await request.get('/api/v1/customer/info', { headers: headersOf(customer) });
  return (await answer.json()) as Record<string, unknown>;
}

/** Saves an address in the middle of the demo city. */
export async function saveAddress(request: APIRequestContext, customer: Customer, over: object = {}): Promise<void> {
  const data = {
    address: '12 Harbour Street',
    address_type: 'home',
    contact_person_name: 'Salma Nabil',
    contact_person_number: customer.phone,
    latitude: 33.002,
    longitude: 27.001,
    ...over,
  };
  await request.post('/api/v1/customer/address/add', { headers: headersOf(customer), data });
}
