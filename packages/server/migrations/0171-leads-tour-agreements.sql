alter table tour_request
  add column has_agreement boolean not null default false,
  add column agreement_envelope_id uuid;
comment on column tour_request.has_agreement is 'Staff said that the client has signed a buyer agreement';
comment on column tour_request.agreement_envelope_id is 'The envelope that the client has to sign before the confirmed tour counts for them; null once they have, or if nothing has to be signed';
create index tour_request_agreement on tour_request (agreement_envelope_id) where agreement_envelope_id is not null;
