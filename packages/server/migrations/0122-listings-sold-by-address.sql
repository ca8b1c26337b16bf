-- Homes that were sold are found by their address, to estimate what they are worth.
create index sold_home_of_address on listing (lower(street_address))
  where visibility = 'page' and address_shown;
