import type { Sql } from '@rialto/database/sql.ts';

export type MailSettings = { host: string; port: number; tls: boolean; user: string; from: string };
export type SmsSettings = { url: string };

/** What is stored of the services; a service that was never set is null. */
export type StoredServices = {
  mail: { settings: MailSettings; secret: { password?: string } } | null;
  sms: { settings: SmsSettings; secret: { token?: string } } | null;
  stripe: { settings: object; secret: { secretKey: string; webhookSecret: string } } | null;
};

type Row = { name: string; settings: object; secret: object };

export async function findServices(db: Sql): Promise<StoredServices> {
  const rows = await db<Row[]>`select name, settings, secret from service_settings`;
  const found = Object.fromEntries(rows.map(({ name, ...row }) => [name, row]));
  return { mail: null, sms: null, stripe: null, ...found };
}

export async function writeService(tx: Sql, { name, settings, secret }: Row): Promise<void> {
  await tx`
    insert into service_settings (name, settings, secret)
    values (${name}, ${JSON.stringify(settings)}::jsonb, ${JSON.stringify(secret)}::jsonb)
    on conflict (name) do update set settings = excluded.settings, secret = excluded.secret`;
}

export async function deleteService(tx: Sql, name: string): Promise<void> {
  await tx`delete from service_settings where name = ${name}`;
}

/** Keeps two changes of services from overwriting each other. */
export async function lockServices(tx: Sql): Promise<void> {
  await tx`lock table service_settings in share row exclusive mode`;
}
