create index message_words on message
  using gin (to_tsvector('simple', left(subject || ' ' || body, 50000)))
  where about_kind is not null and erased_at is null;
