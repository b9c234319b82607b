/**
 * The columns that can contain personal data of a customer. Deleting an account erases all of them (trust.md T123):
 * `personal-data.test.ts` writes a marker to each and finds none afterwards.
 */
export const personalColumns: Readonly<Record<string, string>> = {
  cart_lines: 'note',
  code_requests: 'contact payload',
  contact_messages: 'name email message',
  customer_addresses:
    'address_type address_label address contact_person_name contact_person_number contact_person_email ' +
    'additional_information road house floor',
  customers: 'f_name l_name phone email',
  demo_mailbox: 'recipient subject text',
  idempotency_keys: 'key answer',
  messages_out: 'recipient',
  newsletter_subscribers: 'email',
  offline_payments: 'answers',
  order_lines: 'note',
  order_status_log: 'reason',
  orders: 'idem_key address contact_name contact_number contact_email note cancel_reason',
  refund_requests: 'reason note',
  reviews: 'author_name comment reply',
  saved_carts: 'lines',
  sessions: 'device push_token',
  social_accounts: 'subject',
  social_registrations: 'subject f_name l_name email',
  uploads: 'bytes',
};

/** All other columns with text, JSON or bytes: the operator's content, closed lists, random ids, keyed or salted hashes. */
export const otherColumns: Readonly<Record<string, string>> = {
  add_ons: 'name_en name_ar',
  // A courier and staff are the operator's people; the photo of a hand-over is an upload of its customer.
  assignments: 'state proof file_id',
  banners: 'kind title_en title_ar picture picture_ar link',
  basic_campaigns: 'slug title_en title_ar description_en description_ar picture',
  brands: 'slug name_en name_ar picture',
  cart_lines: 'owner_kind model name_en name_ar selection selection_hash',
  carts: 'owner_kind moved',
  cashback_offers: 'title_en title_ar cashback_type',
  categories: 'slug name_en name_ar picture',
  code_requests: 'id_hash purpose channel message_kind code_hash reset_hash',
  common_conditions: 'slug name_en name_ar picture',
  contact_messages: 'topic language',
  content_pages: 'slug title_en title_ar body_en body_ar',
  courier_links: 'secret_hash',
  couriers: 'f_name l_name phone vehicle picture',
  coupon_uses: 'owner_kind',
  coupons: 'code kind title_en title_ar discount_type',
  customers: 'password_hash status picture language ref_code',
  deleted_phones: 'phone_hash used_benefits',
  demo_mailbox: 'channel',
  flash_sale_items: 'discount_type',
  flash_sales: 'title_en title_ar',
  guests: 'id_hash',
  idempotency_keys: 'owner_kind method path body_hash',
  inventory: 'variation_key',
  item_campaigns: 'slug title_en title_ar description_en description_ar picture discount_type food_variations',
  items:
    'slug name_en name_ar description_en description_ar picture gallery unit_en unit_ar discount_type ' +
    'flash_discount_type choice_options variations food_variations name_search_en name_search_ar more_search_en ' +
    'more_search_ar search',
  landing_content: 'content',
  live_log: 'audiences name data',
  messages_out: 'channel kind code language',
  module_promotions:
    'promotional_banner best_reviewed_banner new_arrival_banner bottom_banner nearby_title_en nearby_title_ar ' +
    'video_kind video_url video_picture video_steps',
  modules: 'module_type name_en name_ar description_en description_ar icon hero',
  newsletter_subscribers: 'language',
  offline_payment_methods: 'name_en name_ar details questions',
  offline_payments: 'payment_id method_name proof_file_id',
  order_files: 'file_id',
  order_lines: 'model name_en name_ar picture selection chosen add_ons discount_kind took_stock',
  order_number_key: 'key',
  order_secret_key: 'key',
  order_status_log: 'status moved_by',
  orders:
    'owner_kind store_name_en store_name_ar store_timezone order_type source status currency bill_reasons coupon_code ' +
    'payment_method payment_status canceled_by idem_hash',
  outbox: 'topic cause payload key last_error',
  parcel_categories: 'name_en name_ar description_en description_ar picture',
  parcel_instructions: 'text_en text_ar',
  pay_links: 'secret',
  payment_events: 'provider event_id payment_id kind outcome',
  payments: 'id provider currency status reference redirect_url money_reference',
  phone_hash_key: 'key',
  pictures: 'id recipe bytes',
  places: 'id kind name_en name_ar area_en area_ar',
  reasons: 'kind audience text_en text_ar',
  // A notice names an order by its number and the shop; it leaves with the session.
  push_keys: 'public_key private_key',
  push_out: 'payload',
  refund_requests: 'status file_ids',
  refunds: 'payment_id reason reference',
  review_pictures: 'file_id',
  // The pictures that a review came with are the shop's; those of customers are uploads.
  reviews: 'pictures hide_reason',
  sandbox_events: 'id session_id kind',
  sandbox_key: 'key',
  sandbox_refunds: 'key session_id',
  sandbox_sessions: 'id payment_id currency language return_url cancel_url answer',
  schema_migrations: 'name checksum',
  saved_carts: 'owner_kind',
  search_terms: 'term',
  sessions: 'token_hash',
  shop_settings: 'settings',
  social_accounts: 'provider',
  social_registrations: 'token_hash provider',
  social_requests: 'id_hash provider state nonce code_verifier',
  staff: 'name email role',
  staff_sessions: 'token_hash',
  stores:
    'slug name_en name_ar address_en address_ar logo cover phone email timezone about_en about_ar name_search_en ' +
    'name_search_ar',
  street_edges: 'place_id',
  suggestions: 'kind language beginning name',
  throttles: 'key_hash',
  uploads: 'id kind content_type',
  why_choose: 'title_en title_ar text_en text_ar picture',
  zones: 'name_en name_ar',
};
