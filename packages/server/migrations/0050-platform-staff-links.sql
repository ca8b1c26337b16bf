create index secret_link_staff on secret_link ((facts ->> 'staffId')) where used_at is null;
