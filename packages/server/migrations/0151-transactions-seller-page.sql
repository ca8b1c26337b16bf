alter table offer_client_link alter column offer_id drop not null;
alter table offer_client_link
  add column listing_file_id uuid references listing_file on delete cascade,
  add check (num_nonnulls(offer_id, listing_file_id) = 1);
comment on table offer_client_link is 'A link that a client was emailed: a buyer to their offer (R-536), a seller to the offers on their home (R-539); its key is hashed in secret_link, by this id';
create index offer_client_link_of_file on offer_client_link (listing_file_id, sent_at desc)
  where listing_file_id is not null;

create table seller_wish (
  id bigint primary key generated always as identity,
  listing_file_id uuid not null references listing_file on delete cascade,
  offer_id uuid not null references offer on delete cascade,
  lead_id uuid not null references lead,
  link_id uuid references offer_client_link on delete set null,
  wish text not null check (wish in ('accept', 'counter', 'reject')),
  offer_version int not null,
  said_at timestamptz not null default now()
);
comment on table seller_wish is 'What a seller would like to do with an offer on their home (R-540); it answers nothing';
comment on column seller_wish.offer_version is 'The version of the offer’s row that they saw';
create index seller_wish_of_file on seller_wish (listing_file_id, id desc);
create index seller_wish_of_offer on seller_wish (offer_id);
create index seller_wish_of_lead on seller_wish (lead_id);
create index seller_wish_of_link on seller_wish (link_id) where link_id is not null;
