-- What a person deleted, newest first, for the timeline of a lead.
create index saved_search_deleted_of_person on saved_search (person_id, deleted_at desc, id desc)
  where deleted_at is not null;
