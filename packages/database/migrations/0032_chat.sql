-- Conversations of a customer with a store, a courier or the shop. A job deletes them some months after their last
-- message, and the account's deletion does at once.
create table conversations (
  id bigint primary key check (id > 0),
  customer_id bigint not null references customers,
  party text not null check (party in ('store', 'courier', 'shop')),
  store_id bigint references stores,
  courier_id int references couriers,
  -- The number of the last message; messages count from 1 in each conversation.
  last_number int not null default 0 check (last_number >= 0),
  last_at timestamptz not null,
  -- Up to which message each side has seen the other's, and how many it has not.
  customer_seen int not null default 0,
  party_seen int not null default 0,
  customer_unread int not null default 0 check (customer_unread >= 0),
  party_unread int not null default 0 check (party_unread >= 0),
  check (customer_seen between 0 and last_number and party_seen between 0 and last_number),
  check (customer_unread + party_unread <= last_number),
  check ((party = 'store') = (store_id is not null) and (party = 'courier') = (courier_id is not null))
);
create unique index conversations_parties_key on conversations
  (customer_id, party, (coalesce(store_id, courier_id, 0)));
create index conversations_customer_idx on conversations (customer_id, last_at desc, id);
create index conversations_store_idx on conversations (store_id, last_at desc, id) where store_id is not null;
create index conversations_courier_idx on conversations (courier_id, customer_id) where courier_id is not null;
-- What the staff of the shop reads.
create index conversations_staff_idx on conversations (last_at desc, id) where party <> 'courier';
create index conversations_age_idx on conversations (last_at);

create table chat_messages (
  conversation_id bigint not null references conversations on delete cascade,
  number int not null check (number > 0),
  sender text not null check (sender in ('customer', 'store', 'courier', 'shop')),
  -- Who wrote for the store or the shop.
  staff_id int references staff on delete set null,
  text text not null check (length(text) <= 2000),
  -- The text in the form that a search compares.
  search_text text not null,
  order_id bigint references orders on delete set null,
  created_at timestamptz not null,
  primary key (conversation_id, number),
  check (staff_id is null or sender in ('store', 'shop'))
);
create index chat_messages_order_idx on chat_messages (order_id) where order_id is not null;
create index chat_messages_staff_idx on chat_messages (staff_id) where staff_id is not null;

-- The pictures of a message. Their uploads belong to the customer of the conversation, whoever sent them, so that they
-- are deleted with the account.
create table chat_files (
  conversation_id bigint not null,
  number int not null,
  position int not null check (position between 1 and 3),
  file_id text not null unique references uploads,
  primary key (conversation_id, number, position),
  foreign key (conversation_id, number) references chat_messages on delete cascade
);

-- Who may still write to each other after a run.
create index assignments_ended_idx on assignments (courier_id, ended_at) where state in ('delivered', 'returned');
