create index lead_activity_emails on lead_activity (done_by, happened_at) where kind = 'email';
