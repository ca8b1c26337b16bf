alter table pending_registration add column browser_hash bytea;
comment on column pending_registration.browser_hash is 'SHA-256 of the cookie of the browser that registered; only there does the link alone confirm the password. Null for registrations from before this column';
