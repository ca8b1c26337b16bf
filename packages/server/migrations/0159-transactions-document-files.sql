create table listing_document_file (
  id uuid primary key default gen_random_uuid(),
  listing_file_id uuid not null references listing_file on delete cascade,
  document text not null,
  file_key text not null unique references stored_file,
  added_by uuid references person on delete set null,
  added_at timestamptz not null default now(),
  removed_by uuid references person on delete set null,
  removed_at timestamptz,
  removed_because text,
  replaced_by uuid references listing_document_file on delete set null,
  check (removed_at is not null or (removed_because is null and replaced_by is null))
);
comment on table listing_document_file is 'A file of a listing file’s document (R-533); one that was removed or replaced stays, with its bytes';
comment on column listing_document_file.removed_because is 'Why; null for one that another file replaced';
create index listing_document_file_of_document on listing_document_file (listing_file_id, document, added_at);
create index listing_document_file_of_adder on listing_document_file (added_by) where added_by is not null;
create index listing_document_file_of_remover on listing_document_file (removed_by) where removed_by is not null;
create index listing_document_file_of_newer on listing_document_file (replaced_by) where replaced_by is not null;
