-- The feed says which open houses are public when it writes them (normalize-open-houses.ts), so the
-- rule is in one place.
alter table open_house alter column is_public drop expression;
alter table open_house alter column is_public set default true;
comment on column open_house.is_public is 'Whether anybody may come. Only these are shown, counted, searched by and sent in alerts';
