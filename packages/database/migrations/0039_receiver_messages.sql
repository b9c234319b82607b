-- In which the receiver of a parcel gets the link: the language of its sender.
alter table parcels add column language text not null default 'en' check (language in ('en', 'ar'));

-- Who a message is about, such as the sender of a parcel; cleared with the code.
alter table messages_out add column name text,
  add check (num_nonnulls(sent_at, given_up_at) = 0 or name is null);
