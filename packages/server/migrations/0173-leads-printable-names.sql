alter table tour_request add column printable_name text not null default '' check (length(printable_name) <= 100);
comment on column tour_request.printable_name is 'How staff spell the client’s name on documents, where it has characters that can’t be printed';
