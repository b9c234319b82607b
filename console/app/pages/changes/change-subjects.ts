import type { LoggedSubject } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';

/** The names of the kinds of things in the log of changes, by their `subject`. */
const names: Readonly<Record<LoggedSubject, () => string>> = {
  add_on: () => t('console.log_subject_add_on'),
  banner: () => t('console.log_subject_banner'),
  basic_campaign: () => t('console.log_subject_basic_campaign'),
  brand: () => t('console.log_subject_brand'),
  cashback: () => t('console.log_subject_cashback'),
  category: () => t('console.log_subject_category'),
  category_order: () => t('console.log_subject_category_order'),
  condition: () => t('console.log_subject_condition'),
  contact_message: () => t('console.log_subject_contact_message'),
  content_page: () => t('console.log_subject_content_page'),
  conversation: () => t('console.log_subject_conversation'),
  coupon: () => t('console.log_subject_coupon'),
  courier: () => t('console.log_subject_courier'),
  customer: () => t('console.log_subject_customer'),
  event: () => t('console.log_subject_event'),
  flash_sale: () => t('console.log_subject_flash_sale'),
  import: () => t('console.log_subject_import'),
  invitation: () => t('console.log_subject_invitation'),
  item: () => t('console.log_subject_item'),
  item_campaign: () => t('console.log_subject_item_campaign'),
  landing_page: () => t('console.log_subject_landing_page'),
  module: () => t('console.log_subject_module'),
  newsletter: () => t('console.log_subject_newsletter'),
  offline_methods: () => t('console.log_subject_offline_methods'),
  order: () => t('console.log_subject_order'),
  parcel_lists: () => t('console.log_subject_parcel_lists'),
  payment: () => t('console.log_subject_payment'),
  picture: () => t('console.log_subject_picture'),
  reasons: () => t('console.log_subject_reasons'),
  review: () => t('console.log_subject_review'),
  service: () => t('console.log_subject_service'),
  shop_settings: () => t('console.log_subject_shop_settings'),
  staff: () => t('console.log_subject_staff'),
  store: () => t('console.log_subject_store'),
  store_items: () => t('console.log_subject_store_items'),
  tips: () => t('console.log_subject_tips'),
  wallet: () => t('console.log_subject_wallet'),
  wallet_bonuses: () => t('console.log_subject_wallet_bonuses'),
  zone: () => t('console.log_subject_zone'),
};

/** A kind that a later version of the shop logged is shown as it is stored. */
export function subjectName(subject: string): string {
  return subject in names ? names[subject as LoggedSubject]() : subject.replaceAll('_', ' ');
}
