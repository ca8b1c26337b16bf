alter table pending_registration add column terms_version date;
alter table person add column terms_version date;
comment on column pending_registration.terms_version is 'Version of the terms of use that were agreed to';
comment on column person.terms_version is 'Version of the terms of use that were agreed to; null before versions were recorded, or if nobody agreed';
