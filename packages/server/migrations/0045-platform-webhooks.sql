create table webhook_receipt (
  source text not null check (source ~ '^[a-z-]{1,40}$'),
  id text not null check (length(id) between 1 and 200),
  received_at timestamptz not null default now(),
  primary key (source, id)
);
comment on table webhook_receipt is 'Signed messages that were taken, so that none counts twice';

create table stopped_mailbox (
  address_hash bytea primary key,
  reason text not null check (reason in ('bounced', 'complained')),
  noticed_at timestamptz not null default now()
);
comment on table stopped_mailbox is 'Mailboxes that the mail provider said are gone, or whose owner reported an email as spam, by the SHA-256 of their address';
