create index inquiry_of_email on inquiry (email);
create index inquiry_of_phone on inquiry (phone) where phone is not null;
