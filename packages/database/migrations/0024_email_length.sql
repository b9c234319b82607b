-- Email addresses have up to 255 characters everywhere, as in customers.
alter table contact_messages drop constraint contact_messages_email_check,
  add constraint contact_messages_email_check check (length(email) <= 255);
