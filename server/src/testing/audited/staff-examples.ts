import { Secret, TOTP } from 'otpauth';
import { createStaffSession } from '../../domains/identity/identity.public.ts';
import { NOON } from '../ordering-shop.ts';
import {
  PASSWORD,
  plain,
  type AuditedExample,
  type AuditedExamples,
  type AuditedWorld,
  type Owner,
} from './audited-world.ts';

const about = (leaves: AuditedExample['leaves'], run: AuditedExample['run']): AuditedExample => ({ leaves, run });
const member = async ({ sql, newOwner }: AuditedWorld) => {
  const { email } = await newOwner();
  const [row] = await sql<{ id: number }[]>`select id from staff where email = ${email}`;
  return row?.id ?? 0;
};
const invitation = { role: 'manager', language: 'en' };

const invited = async ({ made, sql }: AuditedWorld, email: string): Promise<number> => {
  await made('inviteMember', { ...invitation, email });
  const rows = await sql<{ id: number }[]>`select id from staff_invitations where email = ${email}`;
  return rows[0]?.id ?? 0;
};

/** An owner who has scanned the secret of the second factor, and the code of their app. */
async function scanned({ made, newOwner }: AuditedWorld): Promise<{ owner: Owner; code: string }> {
  const owner = await newOwner();
  const { secret } = await made<{ secret: string }>('beginSecondFactor', { password: PASSWORD }, owner);
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return { owner, code: totp.generate({ timestamp: NOON.getTime() }) };
}

async function protectedOwner(world: AuditedWorld): Promise<{ owner: Owner; recoveryCode: string }> {
  const { owner, code } = await scanned(world);
  const done = await world.made<{ recovery_codes: string[] }>('confirmSecondFactor', { code }, owner);
  return { owner, recoveryCode: done.recovery_codes[0] ?? '' };
}

async function secondSession({ sql, newOwner }: AuditedWorld): Promise<Owner> {
  const owner = await newOwner();
  const [row] = await sql<{ id: number }[]>`select id from staff where email = ${owner.email}`;
  await createStaffSession(sql, { staffId: row?.id ?? 0, now: NOON, lastsMs: 86_400_000 });
  return owner;
}

const mail = { host: 'smtp.example.com', port: 587, tls: true, user: '', from: 'a@example.com' };
const sms = { url: 'https://sms.example.com/send' };
const stripe = { secret_key: 'sk_test_1', webhook_secret: 'whsec_1' };

/** A service that is set up, and then once more with other values. */
const changedService = (name: string, first: object, second: object): AuditedExamples => ({
  [name]: about('changed', async ({ made, run }) => {
    await made(name, { ...first });
    return run(name, { ...second });
  }),
});

const services: AuditedExamples = {
  ...changedService('changeMail', mail, { ...mail, port: 465 }),
  ...changedService('changeSms', sms, { url: 'https://sms.example.com/other' }),
  ...changedService('changeStripe', stripe, { secret_key: 'sk_test_2' }),
  removeService: about('removed', ({ run }) => run('removeService', { name: 'sms' })),
  retryFailedEvent: about('changed', async ({ run, sql }) => {
    const [event] = await sql<{ id: number }[]>`
      insert into outbox (topic, key, cause, payload, attempts, failed_at, last_error)
      values ('order.status_changed', 'order:1', 'planted', '{}', 10, now(), 'Error: planted') returning id`;
    return run('retryFailedEvent', { id: event?.id });
  }),
  ...plain('changeShopSettings', 'changed', { name: { en: 'Another shop', ar: 'متجر آخر' } }),
};

const imports: AuditedExamples = {
  ...plain('addImport', 'added', { file_name: 'items.csv', entity: 'items', file_bytes: 10 }),
  cancelImport: about('changed', async ({ made, run }) => {
    const { id } = await made('addImport', { file_name: 'b.csv', entity: 'items', file_bytes: 10 });
    return run('cancelImport', { id });
  }),
  startImport: about('changed', async ({ made, run, sql }) => {
    const { id } = await made('addImport', { file_name: 'c.csv', entity: 'items', file_bytes: 10 });
    await sql`update imports set state = 'checked' where id = ${id}`;
    return run('startImport', { id });
  }),
};

export const staffExamples: AuditedExamples = {
  inviteMember: about('added', ({ run }) => run('inviteMember', { ...invitation, email: 'one@example.com' })),
  resendInvitation: about('added', async (world) =>
    world.run('resendInvitation', { id: await invited(world, 'two@example.com') }),
  ),
  withdrawInvitation: about('removed', async (world) =>
    world.run('withdrawInvitation', { id: await invited(world, 'three@example.com') }),
  ),
  changeMember: about('changed', async (world) =>
    world.run('changeMember', { id: await member(world), role: 'manager' }),
  ),
  endMember: about('removed', async (world) => world.run('endMember', { id: await member(world) })),
  resetMember: about('added', async (world) => world.run('resetMember', { id: await member(world) })),
  changeStaffPassword: about('said', async ({ newOwner, run }) =>
    run('changeStaffPassword', { current_password: PASSWORD, password: 'nine white herons' }, await newOwner()),
  ),
  confirmSecondFactor: about('changed', async (world) => {
    const { owner, code } = await scanned(world);
    return world.run('confirmSecondFactor', { code }, owner);
  }),
  endSecondFactor: about('changed', async (world) => {
    const { owner } = await protectedOwner(world);
    return world.run('endSecondFactor', { password: PASSWORD }, owner);
  }),
  renewRecoveryCodes: about('said', async (world) => {
    const { owner } = await protectedOwner(world);
    return world.run('renewRecoveryCodes', { password: PASSWORD }, owner);
  }),
  enterStaffCode: about('said', async (world) => {
    const { owner, recoveryCode } = await protectedOwner(world);
    const signedIn = await world.shop.post('/console/sign-in', { email: owner.email, password: PASSWORD });
    const headers = { authorization: `Bearer ${signedIn.json<{ token: string }>().token}` };
    return world.run('enterStaffCode', { code: recoveryCode }, { ...owner, headers });
  }),
  endStaffSession: about('removed', async (world) => {
    const owner = await secondSession(world);
    const { sessions } = await world.made<{ sessions: { id: string; is_current: number }[] }>(
      'listStaffSessions',
      {},
      owner,
    );
    return world.run('endStaffSession', { id: sessions.find((one) => one.is_current === 0)?.id }, owner);
  }),
  endOtherStaffSessions: about('removed', async (world) =>
    world.run('endOtherStaffSessions', {}, await secondSession(world)),
  ),
  ...services,
  ...imports,
};
