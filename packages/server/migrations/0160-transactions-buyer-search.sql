-- Lists of offers are searched by the buyers' names of received offers, too.
drop index offer_search;
create index offer_search on offer using gin (
  code gin_trgm_ops, property_address gin_trgm_ops, buyer_names gin_trgm_ops);
