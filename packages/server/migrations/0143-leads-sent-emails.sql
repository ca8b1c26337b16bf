drop index lead_activity_emails;
create index lead_activity_emails on lead_activity (done_by, happened_at)
  where kind in ('email', 'home-search-set-up');
