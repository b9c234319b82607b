import { type StaffRole, staffRoles } from '@rialto/contract/shapes/enums.ts';
import { currentLanguage, t } from '@rialto/texts/text.ts';
import { momentText } from '../../words/moments.ts';
import { paymentText, statusText } from '../../words/order-words.ts';
import { roleName } from '../../words/staff-roles.ts';
import { fieldName } from './change-fields.ts';

const LONGEST = 300;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
type Money = { digits: number; text: (amount: number) => string };

/** A value of the log as people write it: amounts with the currency, times of this device, lists with commas. */
export function valueText(field: string, value: unknown, money: Money): string {
  const text = textOf(field, value, money);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function textOf(field: string, value: unknown, money: Money): string {
  if (isNothing(value)) return t('console.log_nothing');
  if (value === true) return t('console.log_yes');
  if (value === false) return t('console.log_no');
  if (typeof value === 'number') return numberText(field, value, money);
  if (typeof value === 'string') return wordText(field, value);
  if (Array.isArray(value)) return listText(field, value, money);
  return objectText(value as Record<string, unknown>, money);
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

function numberText(field: string, value: number, { digits, text }: Money): string {
  if (/_minor$|Minor$/.test(field)) return text(value / 10 ** digits);
  return String(value);
}

function wordText(field: string, value: string): string {
  if (MOMENT.test(value)) return momentText(value);
  if (field === 'status') return statusText(value);
  if (field === 'to') return paymentText(value);
  if (field === 'role' && staffRoles.includes(value as StaffRole)) return roleName(value as StaffRole);
  return value;
}

function listText(field: string, values: readonly unknown[], money: Money): string {
  if (field === 'corners') return String(values.length);
  const separator = values.some((value) => typeof value === 'object') ? '; ' : ', ';
  return values.map((value) => textOf(field, value, money)).join(currentLanguage() === 'ar' ? '، ' : separator);
}

/** A text in both languages is shown as the two texts. */
function objectText(value: Record<string, unknown>, money: Money): string {
  const entries = Object.entries(value).filter(([, one]) => !isNothing(one));
  if (entries.length === 0) return t('console.log_nothing');
  if (entries.every(([key]) => key === 'en' || key === 'ar')) return entries.map(([, one]) => String(one)).join(' / ');
  return entries.map(([key, one]) => `${fieldName(key)}: ${textOf(key, one, money)}`).join(', ');
}
