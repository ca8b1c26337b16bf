comment on table reference_entry is 'An entry of a reference list that authorized staff edit, such as a lead stage (R-66)';
