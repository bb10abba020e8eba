/** Objects of an owner through which a statement may act without naming a function that acts. */
export const actingObjects = `
  create extension dblink; create extension tablefunc; create extension xml2; create extension "uuid-ossp";
  create extension pgcrypto; create extension hstore; create extension pg_trgm; create extension citext;
  create extension intarray; create extension ltree; create extension cube; create extension intagg; create extension seg;
  create table people (id int primary key, name text, status text, address hstore, tags text[], facts jsonb, born date,
    seen timestamptz, pay numeric(12, 2), kind citext);
  insert into people select n, 'Name ' || n, 'new', 'a=>1', array['a', 'b'], jsonb_build_object('n', n, 'list', array[1, 2]),
    date '2000-01-01' + n, now() - n * interval '1 day', n * 1.5, 'A' from generate_series(1, 50) n;
  create function status(int) returns int language sql volatile as 'select 1';
  create function touch(int) returns int language sql volatile as 'select 1';
  create function touch_row(people) returns int language sql volatile as 'select 1';
  create function touch_any(anyelement) returns int language sql volatile as 'select 1';
  create function touch_more(int, int default 1) returns int language sql volatile as 'select 1';
  create function touch_list(variadic int[]) returns int language sql volatile as 'select 1';
  create function twice(int) returns int language sql immutable as 'select 2 * $1';
  create function twice(text) returns text language sql volatile as 'select $1 || $1';
  create function thrice(int) returns int language sql immutable as 'select 3 * $1';
  create function doubled(people) returns int language sql stable as 'select 2 * $1.id';
  create function step(int, int) returns int language sql volatile as 'select $1 + $2';
  create aggregate acting_sum(int) (sfunc = step, stype = int, initcond = '0');
  create operator === (leftarg = int, rightarg = int, function = step);
  create type money_of as (amount int, currency text);
  create function to_money_of(int) returns money_of language sql volatile as $$ select ($1, 'EUR')::money_of $$;
  create cast (int as money_of) with function to_money_of(int);
  create domain locked as bigint check (pg_try_advisory_lock(value));
  create domain locked_too as locked; create domain touched as int check (touch(value) > 0);
  create domain positive as int check (value > 0 and thrice(value) > 0);
  create type holder as (a int, b locked);
  create domain again as bigint check (((value)::locked) > 0);
  create table kept (id int, b locked); insert into kept values (1, null);
  create domain person as people; create function touch_person(person) returns int language sql volatile as 'select 1';
  create domain held as money_of; create function unlocked(locked) returns int language sql immutable as 'select 1';
  create function verify_row(people) returns int language sql stable as 'select 1';
  create function cron_expression(int) returns int language sql stable as 'select 1';
  create type sum_of as (amount int); create function same_sum(sum_of, sum_of) returns boolean language sql volatile as 'select true';
  create operator = (leftarg = sum_of, rightarg = sum_of, function = same_sum);
  create operator < (leftarg = sum_of, rightarg = sum_of, function = same_sum);
  create function to_sum(int) returns sum_of language sql immutable as 'select row($1)::sum_of';
  create function both_sums(int, out a sum_of, out b int) language sql immutable as 'select row($1)::sum_of, $1';
  create function pair_of_sums(int, int) returns sum_of language sql immutable as 'select row($1)::sum_of'; create operator ->>> (leftarg = int, rightarg = int, function = pair_of_sums); create domain sum_held as sum_of;
  create table sums (id int primary key, total sum_of, list sum_of[], held sum_held); insert into sums (id) values (1);
  create view late_sums as select id from sums where total = total; create view all_sums as select * from sums;
  create schema apart; create function apart.twice(int) returns int language sql volatile as 'select $1';
  create function apart.lower(text) returns text language sql volatile as 'select $1';`

const one = (name: string, value = '1'): string[] => [
  `select (${value}).${name}`,
  `select 1 where (${value}).${name} is null`,
  `select x from (select (${value}).${name} as x) t`,
  `with a as (select (${value}).${name} as x) select * from a`,
  `select case when true then (${value}).${name} end`,
  `select array[(${value}).${name}]`
]

/** Statements that look like reads and act, each refused before it runs. */
export const actingStatements: readonly string[] = [
  ...one('pg_terminate_backend'),
  ...one('pg_cancel_backend', '($1::int)'),
  ...one('pg_sleep', '0.1::float8'),
  ...one('pg_advisory_lock', '7::bigint'),
  ...one('pg_try_advisory_xact_lock', '7::bigint'),
  ...one('lo_import', "'/etc/passwd'::text"),
  ...one('pg_read_file', "'/etc/passwd'::text"),
  ...one('dblink_connect', "'host=a'::text"),
  ...one('nextval', "'a'::regclass"),
  ...one('touch'),
  ...one('touch_more'),
  ...one('touch_any', "'a'::text"),
  ...one('locked', '7'),
  'select people.touch_row from people',
  'select p.touch_row from people p',
  'select public.people.touch_row from people',
  'select (p).touch_row from people p',
  'select (p.*).touch_row from people p',
  'select p.touch_any from people p',
  'select (select p).touch_row from people p',
  'select x.touch from generate_series(1, 1) x',
  'select generate_series.touch from generate_series(1, 1)',
  'select "X".touch from people x, generate_series(1, 1) "X"',
  'select x.touch from rows from (generate_series(1, 1)) x',
  'select x.touch from cast(1 as int) x',
  'select int4.touch from cast(1 as int)',
  'select coalesce.touch from coalesce(1)',
  'select n from (select x.touch as n from generate_series(1, 1) x) y',
  'select 1 from people x where exists (select x.touch from generate_series(1, 1) x)',
  "select x.gin_clean_pending_list from unnest(array['people_pkey'::regclass]) x",
  'select x.locked from generate_series(7, 7) x',
  'select x.money_of from generate_series(7, 7) x',
  'select p.touch_person from people p',
  'select p.verify_row from people p',
  'select (1).cron_expression',
  'select x.cron_expression from generate_series(1, 1) x',
  "select st_mapalgebra(1, '8BUI', 'pg_sleep(1)')",
  "select public._st_mapalgebra(1, 'pg_sleep(1)')",
  'select pg_reload_conf()',
  'select touch(1)',
  'select public.touch(1)',
  'select touch_list(1, 2, 3)',
  'select (array[1]).touch_list',
  'select * from touch(1)',
  'select * from rows from (touch(1), generate_series(1, 2)) t',
  'select * from people, lateral touch(id)',
  'select count(*) filter (where touch(id) > 0) from people',
  'select sum(touch(id)) over () from people',
  'select id from people group by id having touch(id) > 0',
  'select id from people order by touch(id)',
  'select 1 limit touch(1)',
  'select 1 offset touch(1)',
  'values (touch(1))',
  'select 1 union select touch(1)',
  'select twice(id::text) from people',
  'select twice(id) from people',
  'select apart.twice(1)',
  "select apart.lower('A')",
  'select acting_sum(id) from people',
  'select acting_sum(id) over (order by id) from people',
  'select (id).acting_sum from people group by id',
  'select 1 === 2',
  'select 1 operator(public.===) 2',
  'select 1 === any (array[1])',
  'select 1 === all (select 1)',
  'select * from sums where total = total',
  'select s.total from sums s order by total',
  'select distinct total from sums',
  'select 1 from sums group by list',
  'select total in (select total from sums) from sums',
  'select held from sums order by held',
  'select * from late_sums',
  'select all_sums from all_sums',
  'select to_sum(1) = to_sum(2)',
  'select (1).to_sum = (2).to_sum',
  'select x.to_sum = x.to_sum from generate_series(1, 2) x',
  'select case a when a then 1 end from both_sums(1)',
  'select 1 ->>> 2 = 3 ->>> 4',
  "select '(1)'::sum_of = '(2)'::sum_of",
  'select row(1)::sum_of = row(2)::sum_of',
  "select '{(1)}'::sum_of[] = '{(2)}'::sum_of[]",
  "select '(1)'::sum_held = '(1)'::sum_held",
  "select '(1)' operator(public.=) '(2)'",
  'select * from json_to_record(\'{"a": null}\') as t(a sum_of) order by a',
  'insert into sums (id) select 2 from sums where total = total',
  'select 1::money_of',
  'select cast(1 as money_of)',
  'select money_of(1)',
  'select (1).money_of',
  'select array[1]::_money_of',
  'select array[1]::money_of[]',
  'select 1::held',
  'select unlocked(7)',
  'select (7).unlocked',
  `select jsonb_populate_record(x, '{"b": 11}') from kept x`,
  `select jsonb_populate_recordset(x, '[{"b": 11}]') from kept x`,
  `select x #= 'b=>11'::hstore from kept x`,
  'select 7::locked',
  'select cast(7 as public.locked)',
  "select locked '7'",
  'select locked(7)',
  'select 7::locked_too',
  'select 7::again',
  "select '{7}'::locked[]",
  "select '(1,7)'::holder",
  'select row(1, 7)::holder',
  'select * from jsonb_to_record(\'{"a": 7}\') as t(a locked)',
  'select * from json_populate_record(null::holder, \'{"b": 7}\')',
  "select * from xmltable('/a' passing '<a>7</a>' columns b locked path '.')",
  'select 1::touched',
  "select ts_rewrite('a'::tsquery, 'select ''a''::tsquery, ((pg_terminate_backend(1))::text)::tsquery')",
  "select * from ts_stat('select to_tsvector(pg_sleep(1)::text)')",
  "select query_to_xml('select pg_sleep(1)', true, true, '')",
  "select pg_catalog.query_to_xml('select 1', true, true, '')",
  "select cursor_to_xml('a', 1, true, true, '')",
  "select table_to_xml('pg_authid', true, true, '')",
  "select schema_to_xml('pg_catalog', true, true, '')",
  "select database_to_xml(true, true, '')",
  "select * from crosstab('select 1, 2, pg_sleep(1)') as t(a int, b int)",
  "select * from connectby('a', 'b', 'c', 'd', 1) as t(a int)",
  "select xpath_table('a', 'b', 'c', 'd', 'true')",
  "select xslt_process('<a/>', 'http://localhost/')",
  "select dblink_exec('a', 'b')",
  "select dblink_send_query('a', 'b')",
  "select * from dblink('a', 'b') as t(a int)",
  "select set_config('statement_timeout', '0', false)",
  "select pg_catalog.set_config('role', 'a', false)",
  'select setseed(0.5)',
  "select pg_notify('a', 'b')",
  'select pg_export_snapshot()',
  'select txid_current()',
  'select pg_current_xact_id()',
  'select pg_stat_clear_snapshot()',
  'select pg_stat_reset()',
  'select pg_switch_wal()',
  "select pg_ls_dir('.')",
  'select * from pg_ls_waldir()',
  "select pg_stat_file('a')",
  "select pg_read_binary_file('a')",
  'select pg_current_logfile()',
  'select lo_creat(1)',
  'select lo_get(1)',
  'select loread(1, 1)',
  "select lowrite(1, 'a')",
  "select pg_logical_emit_message(true, 'a', 'b')",
  "select * from pg_logical_slot_peek_changes('a', null, null)",
  "select pg_create_physical_replication_slot('a')",
  'select pg_promote()',
  'select pg_log_backend_memory_contexts(1)',
  'select brin_summarize_new_values(1)',
  'select gin_clean_pending_list(1)',
  "select currtid2('a', '(0,1)')",
  'select pg_nextoid(1, 2, 3)',
  'select * from pg_show_all_file_settings()',
  'select * from pg_authid',
  'select * from pg_catalog.pg_shadow',
  'table pg_shadow',
  'select * from people where exists (select from pg_authid)',
  'select * from pg_user_mappings',
  'select * from information_schema.user_mapping_options',
  'explain analyze select touch(1)',
  'explain select (1).touch'
]
