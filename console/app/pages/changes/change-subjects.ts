import { t } from '@rialto/texts/text.ts';

/** The names of the kinds of things in the log of changes, by their `subject`. */
const names: Readonly<Record<string, () => string>> = {
  staff: () => t('console.log_subject_staff'),
  invitation: () => t('console.log_subject_invitation'),
  order: () => t('console.log_subject_order'),
  courier: () => t('console.log_subject_courier'),
  review: () => t('console.log_subject_review'),
  wallet: () => t('console.log_subject_wallet'),
  conversation: () => t('console.log_subject_conversation'),
  payment: () => t('console.log_subject_payment'),
  item: () => t('console.log_subject_item'),
  store_items: () => t('console.log_subject_store_items'),
  store: () => t('console.log_subject_store'),
  category: () => t('console.log_subject_category'),
  category_order: () => t('console.log_subject_category_order'),
  brand: () => t('console.log_subject_brand'),
  condition: () => t('console.log_subject_condition'),
  add_on: () => t('console.log_subject_add_on'),
  module: () => t('console.log_subject_module'),
  zone: () => t('console.log_subject_zone'),
  customer: () => t('console.log_subject_customer'),
  contact_message: () => t('console.log_subject_contact_message'),
  service: () => t('console.log_subject_service'),
  shop_settings: () => t('console.log_subject_shop_settings'),
  import: () => t('console.log_subject_import'),
  picture: () => t('console.log_subject_picture'),
  banner: () => t('console.log_subject_banner'),
  basic_campaign: () => t('console.log_subject_basic_campaign'),
  item_campaign: () => t('console.log_subject_item_campaign'),
  flash_sale: () => t('console.log_subject_flash_sale'),
  coupon: () => t('console.log_subject_coupon'),
  cashback: () => t('console.log_subject_cashback'),
};

/** A kind without a name of its own is shown as it is stored. */
export function subjectName(subject: string): string {
  return names[subject]?.() ?? subject.replaceAll('_', ' ');
}
