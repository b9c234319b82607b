/** The domain that writes each table. A table that only the demo and the operator fill has the domain that reads it most. */
export const tableOwners: Readonly<Record<string, string>> = {
  ...owned('platform', [
    'demo_mailbox',
    'idempotency_keys',
    'live_log',
    'messages_out',
    'outbox',
    'throttles',
    'uploads',
    'pictures',
  ]),
  ...owned('identity', ['code_requests', 'customers', 'guests', 'sessions', 'social_accounts']),
  ...owned('identity', ['deleted_phones', 'phone_hash_key', 'social_registrations', 'social_requests']),
  ...owned('identity', ['staff', 'staff_sessions', 'staff_stores']),
  ...owned('geo', ['places', 'street_edges', 'street_nodes', 'zones']),
  ...owned('content', ['contact_messages', 'content_pages', 'landing_content', 'module_promotions']),
  ...owned('content', ['newsletter_subscribers', 'shop_settings', 'why_choose']),
  ...owned('catalog', ['add_ons', 'assortment_tokens', 'brands', 'categories', 'common_conditions', 'inventory']),
  ...owned('catalog', [
    'flash_sale_items',
    'flash_sales',
    'item_add_ons',
    'items',
    'module_zones',
    'modules',
    'store_holidays',
    'stores',
  ]),
  ...owned('search', ['search_terms', 'search_upkeep', 'suggestions']),
  ...owned('customers', ['customer_addresses', 'customer_interests']),
  ...owned('promotions', ['banners', 'basic_campaign_stores', 'basic_campaigns', 'cashback_offers', 'coupon_uses']),
  ...owned('promotions', ['coupon_customers', 'coupons', 'item_campaigns']),
  ...owned('wishlist', ['wishlist_items', 'wishlist_stores']),
  ...owned('payments', ['offline_payment_methods', 'offline_payments', 'pay_links', 'payment_events', 'payments']),
  ...owned('payments', ['refunds', 'sandbox_events', 'sandbox_key', 'sandbox_refunds', 'sandbox_sessions']),
  ...owned('couriers', ['assignments', 'courier_links', 'courier_positions', 'courier_shifts', 'courier_trail']),
  ...owned('couriers', ['couriers']),
  ...owned('cart', ['cart_lines', 'carts', 'saved_carts']),
  ...owned('orders', ['first_orders', 'order_files', 'order_lines', 'order_number_key', 'order_status_log']),
  ...owned('orders', ['order_secret_key', 'order_steps', 'orders', 'prep_times', 'reasons', 'refund_requests']),
  ...owned('parcels', ['parcel_categories', 'parcel_instructions', 'tips']),
  ...owned('reviews', ['closed_review_prompts', 'review_pictures', 'reviews']),
  ...owned('notifications', ['push_keys', 'push_out']),
  ...owned('orders', ['simulated_orders']),
  ...owned('chat', ['chat_files', 'chat_messages', 'conversations']),
};

/** Reads across domains, by reader: joins that would cost a second statement and a copy of the rows. */
export const sharedReads: Readonly<Record<string, readonly string[]>> = {
  identity: ['uploads'],
  catalog: ['zones'],
  search: ['items'],
  customers: ['categories', 'customers'],
  promotions: ['categories', 'flash_sale_items', 'flash_sales', 'items', 'stores'],
  wishlist: ['items', 'stores'],
  orders: [
    'assignments',
    'courier_positions',
    'couriers',
    'customers',
    'items',
    'module_zones',
    'modules',
    'stores',
    'zones',
  ],
  reviews: ['items', 'uploads'],
  chat: ['assignments', 'couriers', 'customers', 'orders', 'stores'],
};

function owned(domain: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, domain]));
}
