-- Saved lists name the field by its own name.
update smart_list set query = jsonb_set(query, '{conditions}', (
  select jsonb_agg(case when condition->>'field' = 'homebot'
    then condition || '{"field": "valueUpdates"}' else condition end order by place)
  from jsonb_array_elements(query->'conditions') with ordinality given (condition, place)))
where query->'conditions' @> '[{"field": "homebot"}]';
