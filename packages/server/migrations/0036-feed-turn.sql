create table feed_turn (
  source text primary key,
  next_at timestamptz not null
);
comment on table feed_turn is 'When the next request to an MLS may start, by its limit per second; all nodes share it';
