import type { OpenShop } from './open-shop.ts';

type Welcome = Pick<OpenShop, 'address' | 'logins' | 'ownerPath'> & { publicUrl: string | undefined };

/** What `npm start` prints once the shop is open: its addresses, the logins of the demo, the link of the owner. */
export function welcomeText({ publicUrl, address, logins, ownerPath }: Welcome): string {
  const url = publicUrl ?? address;
  return [
    `\n  Shop     ${url}`,
    `  API      ${url}/api/docs`,
    ...logins.customers.map(({ phone, email, password }) => `  Login    ${phone} or ${email}, password: ${password}`),
    `  Console  ${url}/console`,
    ...logins.staff.map(({ role, email, password }) => `  Staff    ${email}, password: ${password} (${role})`),
    ...(ownerPath === null ? [] : [`\n  Open this link once to become the owner of the shop:\n  ${url}${ownerPath}`]),
    '',
  ].join('\n');
}
