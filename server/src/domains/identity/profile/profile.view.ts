import type { Profile } from '@rialto/contract/calls/account/profile.ts';
import { flag, amount } from '../../../platform/wire-values.ts';
import { filePath } from '../../../platform/files/file-path.ts';
import type { CustomerFacts } from '../identity-settings.ts';
import type { ProfileRow } from './profile.sql.ts';

export function profile(row: ProfileRow, facts: CustomerFacts): Profile {
  const { firstOrderDiscount, digits } = facts;
  return {
    f_name: row.fName,
    l_name: row.lName,
    phone: row.phone,
    email: row.email,
    image: row.picture,
    image_full_url: filePath(row.picture),
    storage: row.picture === null ? [] : [{ key: 'image', value: 'database' }],
    is_phone_verified: flag(row.isPhoneVerified),
    is_email_verified: flag(row.isEmailVerified),
    login_medium: row.provider ?? 'manual',
    social_id: row.socialId,
    has_password: flag(row.hasPassword),
    language: row.language,
    order_notifications: flag(row.notifiesOrders),
    offer_notifications: flag(row.notifiesOffers),
    ref_code: row.refCode,
    interest: facts.interests,
    order_count: facts.orderCount,
    wallet_balance: amount(facts.walletMinor, digits),
    loyalty_point: facts.loyaltyPoints,
    is_valid_for_discount: flag(firstOrderDiscount !== null),
    discount_amount: firstOrderDiscount?.discount ?? 0,
    discount_amount_type: firstOrderDiscount?.type ?? 'percent',
    validity: firstOrderDiscount?.validity ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
