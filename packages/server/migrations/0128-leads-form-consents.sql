alter table inquiry_consent drop constraint inquiry_consent_channel_check;
alter table inquiry_consent add constraint inquiry_consent_channel_check
  check (channel in ('call', 'text', 'email', 'marketing-text', 'marketing-email'));

alter table tour_request add column origin jsonb;
comment on column tour_request.origin is 'Page, campaign, consent and IP address of the form, for the inquiry of a request that may be spam; null once it is made';
