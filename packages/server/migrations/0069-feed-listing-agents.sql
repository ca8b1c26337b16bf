alter table listing
  add column list_agent_mls_id text,
  add column list_agent_name text,
  add column co_list_agent_mls_id text,
  add column buyer_agent_mls_id text;
comment on column listing.list_agent_mls_id is 'ListAgentMlsId; a brokerage''s agents are known by it (R-162)';
comment on column listing.buyer_agent_mls_id is 'BuyerAgentMlsId of a sold home';
create index listing_of_list_agent on listing (lower(list_agent_mls_id)) where visibility <> 'none';
create index listing_of_co_list_agent on listing (lower(co_list_agent_mls_id)) where visibility <> 'none';
create index listing_of_buyer_agent on listing (lower(buyer_agent_mls_id)) where visibility <> 'none';
