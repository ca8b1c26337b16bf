create index tour_request_of_visitor on tour_request (lower(email)) where person_id is null;
