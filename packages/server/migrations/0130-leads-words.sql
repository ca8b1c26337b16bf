create index lead_notes_words on lead using gin (to_tsvector('simple', notes))
  where notes is not null;
create index lead_lender_notes_words on lead using gin (to_tsvector('simple', lender_notes))
  where lender_notes is not null;
create index lead_note_words on lead_note using gin (to_tsvector('simple', body))
  where deleted_at is null;
create index inquiry_words on inquiry using gin (to_tsvector('simple', message))
  where message <> '';
create index lead_activity_words on lead_activity
  using gin (to_tsvector('simple', facts->>'note')) where facts->>'note' <> '';
