-- What was sent to a mailbox, for the client who signs in with it (R-555).
create index offer_client_link_of_mailbox on offer_client_link (lower(email))
  where revoked_at is null;
