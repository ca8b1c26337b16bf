alter table tour_request add column is_suspected boolean not null default false;
alter table tour_request add column version integer not null default 1;
comment on column tour_request.is_suspected is 'Looks like spam: nobody is emailed until staff say that it isn''t';

alter table listing_report add column is_suspected boolean not null default false;
comment on column listing_report.is_suspected is 'Looks like spam: stored, not emailed to the broker';
