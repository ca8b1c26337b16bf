create table listing_words (
  listing_id bigint primary key references listing on delete cascade,
  remarks text not null
);
comment on table listing_words is 'Descriptions of homes in search in lower case, to be found by the words that they contain; follows listing_detail within seconds';
create index listing_words_contain on listing_words using gin (remarks gin_trgm_ops);

create table listing_words_due (
  listing_id bigint primary key,
  since timestamptz not null default now()
);
comment on table listing_words_due is 'Listings whose description has come anew and is not in listing_words yet';

insert into listing_words_due (listing_id) select listing_id from listing_detail;
