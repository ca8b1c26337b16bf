alter table inquiry add offer_code text, add own_words_at int;
comment on column inquiry.offer_code is 'Code of the offer that the question of its client is about';
comment on column inquiry.own_words_at is 'Where the client''s own words start in message; before it are words for staff';
update inquiry set offer_code = substring(message from '^About offer (\S+): '),
    own_words_at = length(substring(message from '^About offer \S+: '))
  where kind = 'offer' and message ~ '^About offer \S+: ';
alter table inquiry add check ((offer_code is null) = (own_words_at is null));
create index inquiry_about_offer on inquiry (lead_id, offer_code) where offer_code is not null;
