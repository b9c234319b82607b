-- Staged rows are only handed back to the import. As text they are not taken apart and put together again; one key leads to
-- the rows of a store and to each row; and the key to the import, which is never deleted, cost more than writing the row.
delete from import_rows x using imports i where i.id = x.import_id and i.state in ('done', 'refused', 'cancelled');
alter table import_rows
  drop constraint import_rows_import_id_fkey,
  drop constraint import_rows_pkey,
  alter column fields type json using fields::json,
  add primary key (import_id, store_key, entity, line);
drop index import_rows_step_idx;
