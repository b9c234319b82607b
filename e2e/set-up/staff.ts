import type { Page } from '@playwright/test';

/** The staff of the demo, as `npm start` prints them. The kitchen works for one store. */
const logins = {
  owner: { email: 'owner@rialto.example', password: 'open shutters' },
  manager: { email: 'manager@rialto.example', password: 'full ledger' },
  dispatcher: { email: 'dispatcher@rialto.example', password: 'short routes' },
  support: { email: 'support@rialto.example', password: 'patient answers' },
  store: { email: 'kitchen@rialto.example', password: 'warm ovens' },
} as const;
type StaffRole = keyof typeof logins;

type Headers = { authorization: string };
/** One session for each role, shared by all stories of a worker. */
const sessions = new Map<StaffRole, Promise<string>>();

/** The token of a session of the demo's member of staff with this role. */
function staffToken(role: StaffRole): Promise<string> {
  const token = sessions.get(role) ?? signIn(role);
  sessions.set(role, token);
  return token;
}

async function signIn(role: StaffRole, shopUrl = process.env['SHOP_URL']): Promise<string> {
  const { email, password } = logins[role];
  const answer = await fetch(`${shopUrl}/api/v1/console/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The sign-in of the ${role} was refused: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

/** The headers of the calls of a member of staff with this role. */
export async function staffHeaders(role: StaffRole): Promise<Headers> {
  return { authorization: `Bearer ${await staffToken(role)}` };
}

/** The same for a shop that a story starts itself. */
export async function staffOf(shopUrl: string, role: StaffRole): Promise<Headers> {
  return { authorization: `Bearer ${await signIn(role, shopUrl)}` };
}

/** Opens a page of the console, such as `/orders`, signed in with this role. */
export async function openConsole(page: Page, role: StaffRole, path = '/'): Promise<void> {
  const token = await staffToken(role);
  await page.addInitScript((kept) => {
    if (location.protocol.startsWith('http') && sessionStorage.getItem('signed-in') === null) {
      sessionStorage.setItem('signed-in', 'once');
      localStorage.setItem('console_token', kept);
    }
  }, token);
  await page.goto(`/console${path}`);
}
