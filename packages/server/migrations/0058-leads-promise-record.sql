create index inquiry_due on inquiry (due_at) where due_at is not null;
