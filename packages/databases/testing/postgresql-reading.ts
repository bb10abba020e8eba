/** Lines of values, each as a statement. */
const toLines = (lines: string): string[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => `select ${line.trim()}`)

/** Statements that read, by what they use. Each runs. */
export const readingStatements: Readonly<Record<string, readonly string[]>> = {
  values: toLines(`
    1
    1 + 2 * 3
    7 / 2, 7 % 2, 2 ^ 3, |/ 9, @ -3
    'a' || 'b'
    true and not false or null
    1 between 0 and 2
    1 in (1, 2)
    null is null
    'a' like 'A%'
    'a' ilike 'A'
    'a' similar to 'b|a'
    'abc' ~ 'b' and 'a' !~* 'B'
    case 1 when 1 then 2 else 3 end
    coalesce(null, 1)
    nullif(1, 2)
    greatest(1, 2), least(1, 2)
    row(1, 2) = row(1, 2)
    array[1, 2] || 3
    (array[1, 2, 3])[2:3]
    array[[1], [2]]
    1 = any (array[1])
    2 > all (select 1)
    '1'::int::text
    cast('2' as numeric(4, 2))
    date '2026-02-28'
    interval '1 day' * 3
    timestamp '2026-01-01' at time zone 'UTC'
    b'101' & b'110'
    x'ff'
    E'a\\nb'
    U&'\\0041'
    $$a$$
    'a' collate "C"
    current_date, current_timestamp, localtime
    current_user, session_user, current_catalog, current_schema
    1 is distinct from null
    true is not unknown`),
  extensions: toLines(`
    kind = 'a', kind ~ 'A', kind like 'a%', lower(kind), max(kind), count(distinct kind) from people group by kind order by kind
    kind::text || kind, regexp_replace(kind, 'a', 'b'), split_part(kind, 'a', 1) from people where kind in ('a', 'b')
    address -> 'a', address ? 'a', address @> 'a=>1', address || 'b=>2', akeys(address), hstore_to_json(address) from people
    address - 'a'::text, address = 'a=>1', exist(address, 'a'), hstore(array['a', 'b']) from people order by address
    * from each('a=>1,b=>2'::hstore)
    array[1, 2] && array[2], array[1, 2] @> array[1], array[3, 1] + 2, array[1, 2] - 1, array[1] | 2, array[1, 2] & array[2]
    sort(array[3, 1]), uniq(array[1, 1]), icount(array[1]), array[1, 2] @@ '1&2'::query_int, idx(array[1, 2], 2)
    'a.b.c'::ltree @> 'a.b.c.d', 'a.b'::ltree ~ 'a.*', 'a.b'::ltree ? array['a.*']::lquery[], 'a.b'::ltree @ 'a & b'
    subpath('a.b.c'::ltree, 1), nlevel('a.b'), lca('a.b.c', 'a.b.d'), 'a'::ltree || 'b', text2ltree('a.b') order by 'a.b'::ltree
    'word' % 'world', 'word' <-> 'world', 'word' <% 'a world', show_trgm('a'), word_similarity('a', 'ab'), show_limit()
    cube(1, 2) @> cube(1), cube(array[1, 2]) <-> cube(array[3, 4]), cube_dim(cube(1)), cube(1) && cube(2), cube_union(cube(1), cube(2))
    cube(1) = cube(1), cube(1) < cube(2), cube_enlarge(cube(1), 2, 1), max(x) from (values (1)) v(x) order by cube(1)
    '1 .. 2'::seg << '3 .. 4'::seg, '1'::seg = '1'::seg, seg_size('1 .. 2'::seg)
    int_array_aggregate(id), int_array_enum(array[1, 2]) from people
    int_array_aggregate(distinct id order by id desc) filter (where id > 1) from people
    count(*) from late`),
  functions: toLines(`
    abs(-1)
    ceil(1.2), floor(1.8), round(1.234, 2), trunc(1.9)
    sqrt(2), power(2, 3), exp(1), ln(2), log(10)
    mod(7, 3), div(7, 3), gcd(4, 6)
    pi(), sin(1), atan2(1, 2)
    random()
    length('abc'), char_length('a'), octet_length('a')
    upper('a'), lower('A'), initcap('a b')
    substring('abc' from 2 for 1), substr('abc', 2)
    trim(both 'x' from 'xax'), ltrim(' a'), rtrim('a ')
    position('b' in 'abc'), strpos('abc', 'c')
    overlay('abc' placing 'x' from 2)
    replace('a', 'a', 'b'), translate('a', 'a', 'b')
    split_part('a,b', ',', 2), string_to_array('a,b', ',')
    concat('a', 1), concat_ws(',', 'a', 'b'), format('%s', 1)
    lpad('1', 3, '0'), repeat('a', 3), reverse('ab')
    left('abc', 2), right('abc', 2)
    md5('a'), encode(sha256('a'), 'hex')
    regexp_replace('a1', '[0-9]', ''), regexp_match('a1', '[a-z]')
    to_char(now(), 'YYYY-MM-DD'), to_char(1.5, '9.9')
    to_date('2026', 'YYYY'), to_timestamp(0), to_number('1', '9')
    extract(year from now()), date_part('hour', now()), date_trunc('month', now())
    age(now()), age(timestamp '2026-01-01', timestamp '2025-01-01')
    make_date(2026, 1, 1), make_interval(days => 1), make_timestamptz(2026, 1, 1, 0, 0, 0)
    clock_timestamp(), statement_timestamp(), timeofday()
    justify_days(interval '40 days')
    isfinite(now())
    gen_random_uuid()
    uuid_generate_v4()
    encode(gen_random_bytes(4), 'hex')
    crypt('a', '$1$abc')
    digest('a', 'sha1')
    similarity('a', 'b')
    'a=>1'::hstore -> 'a'
    to_tsvector('english', 'a dog') @@ to_tsquery('dog')
    plainto_tsquery('a b'), websearch_to_tsquery('a'), ts_headline('a dog', to_tsquery('dog'))
    ts_rank(to_tsvector('a'), to_tsquery('a'))
    version(), current_database(), pg_backend_pid()
    current_setting('server_version')
    pg_typeof(1), pg_column_size(1)
    pg_size_pretty(pg_database_size(current_database()))
    pg_relation_size('people'), pg_total_relation_size('people')
    pg_get_viewdef('late'::regclass)
    obj_description('people'::regclass)
    has_table_privilege('people', 'select')
    inet '10.0.0.1' << inet '10.0.0.0/8', host(inet '10.0.0.1')
    int4range(1, 5) @> 3, lower(int4range(1, 5))
    point(1, 2) <-> point(3, 4), area(box '(0,0),(1,1)')
    xpath('/a/text()', '<a>1</a>'), xmlelement(name a, 1)
    thrice(2)
    public.thrice(3)
    1::positive
    quote_ident('a b'), quote_literal('a')
    num_nonnulls(1, null)
    txid_current_snapshot(), pg_is_in_recovery()
    width_bucket(5, 0, 10, 5)
    chr(65), ascii('A')
    array_length(array[1], 1), cardinality(array[1]), array_position(array['a'], 'a')
    array_to_string(array[1, 2], ','), unnest(array[1, 2])
    array_append(array[1], 2), array_cat(array[1], array[2]), array_remove(array[1], 1)
    count(*) from (values (1), (2)) v(x)
    sum(x), avg(x), min(x), max(x) from generate_series(1, 10) x
    x, count(*) over (order by x range between unbounded preceding and current row) from generate_series(1, 3) x
    date_bin('15 minutes', now(), timestamptz '2001-01-01')
    to_char(interval '1 day', 'DD'), extract(epoch from interval '1 day')
    now()::date - 7, current_date + interval '1 month'
    (date '2026-01-01', date '2026-02-01') overlaps (date '2026-01-15', date '2026-03-01')
    string_agg(x::text, ', ' order by x) from generate_series(1, 3) x
    array(select x from generate_series(1, 3) x)
    array_agg(x order by x desc) from generate_series(1, 3) x
    exists (select 1), not exists (select 1 where false)
    bit_length('a'), get_byte('a'::bytea, 0), decode('61', 'hex')`),
  json: toLines(`
    '{"a": 1}'::json -> 'a'
    '{"a": 1}'::jsonb ->> 'a'
    '{"a": {"b": 1}}'::jsonb #> '{a,b}'
    '{"a": 1}'::jsonb @> '{"a": 1}'
    '{"a": 1}'::jsonb ? 'a'
    ('{"a": 1}'::jsonb)['a']
    jsonb_build_object('a', 1), json_build_array(1, 2)
    to_jsonb(row(1, 2)), row_to_json(row(1))
    jsonb_set('{"a": 1}', '{a}', '2'), jsonb_insert('[1]', '{0}', '2')
    jsonb_path_query('[1, 2]', '$[*] ? (@ > 1)')
    jsonb_path_exists('{"a": 1}', '$.a')
    jsonb_array_length('[1]'), jsonb_typeof('1')
    jsonb_strip_nulls('{"a": null}'), jsonb_pretty('{}')
    json_object('{a,b}')
    jsonb_agg(1), json_object_agg('a', 1)`),
  tables: [
    'select * from people',
    'table people',
    'values (1, 2), (3, 4)',
    'select p.id, p.name, p.status from people p',
    'select people.status from people',
    'select (p).name, (p).born from people p',
    'select p.doubled from people p',
    'select public.people.id from public.people',
    'select distinct status from people',
    'select distinct on (status) status, id from people order by status, id desc',
    'select id as "from" from people where id > $1::int order by 1 desc nulls last limit 5 offset 1',
    'select id from people fetch first 3 rows with ties'.replace('fetch', 'order by id fetch'),
    'select count(*), count(distinct status), sum(id), avg(pay), min(born), max(seen) from people',
    'select status, count(*) from people group by status having count(*) > 1',
    'select status, born, count(*) from people group by rollup (status, born)',
    'select status, born, grouping(status) from people group by cube (status, born)',
    'select status from people group by grouping sets ((status), ())',
    "select string_agg(name, ',' order by id), array_agg(id) filter (where id > 2) from people",
    'select percentile_cont(0.5) within group (order by pay), mode() within group (order by id) from people',
    'select stddev(pay), variance(pay), corr(id, pay), regr_slope(id, pay) from people',
    'select bool_and(id > 0), every(id > 0), bit_or(id) from people',
    'select row_number() over (), rank() over (order by status), dense_rank() over w from people window w as (order by id)',
    'select lag(id) over (order by id), lead(id, 2, 0) over (order by id), ntile(4) over (order by id) from people',
    'select first_value(id) over w, nth_value(id, 2) over w, cume_dist() over w, percent_rank() over w from people window w as (order by id)',
    'select sum(pay) over (partition by status order by id rows between 1 preceding and current row) from people',
    'select a.id from people a join people b on a.id = b.id left join people c on c.id = a.id cross join (values (1)) v(x)',
    'select * from people a full join people b on a.id = b.id + 1 limit 5',
    'select * from people natural join (select 1 as id) t',
    'select * from people p, lateral (select p.id * 2 as d) t',
    'select id from people where id in (select id from people where pay > 3)',
    'select id from people p where exists (select from people q where q.id = p.id)',
    'select (select max(id) from people)',
    'select id from people union all select 1 intersect select 1 except select 2',
    'with a as (select 1 as x), b as materialized (select x + 1 as y from a) select * from a, b',
    'with recursive t(n) as (select 1 union all select n + 1 from t where n < 5) select * from t',
    'with recursive t(n) as (select 1 union select n + 1 from t where n < 3) search depth first by n set o select * from t',
    'select * from generate_series(1, 3) n',
    'select s.cron_expression, s.http_status, s.lo_price from (select 1 as cron_expression, 2 as http_status, 3 as lo_price) s',
    'select s.verify_token, (s.p).name from (select p, p.name as verify_token from people p) s where s.verify_token > $$a$$',
    'select n.n, p.status from generate_series(1, 3) n, people p',
    "select d::date from generate_series(date '2026-01-01', date '2026-01-03', interval '1 day') d",
    'select * from unnest(array[1, 2], array[3]) with ordinality as t(a, b, n)',
    'select * from json_to_recordset(\'[{"a": 1}]\') as t(a int)',
    "select * from jsonb_each_text('{\"a\": 1}'), jsonb_array_elements('[1, 2]')",
    'select * from jsonb_populate_record(null::people, \'{"id": 1}\')',
    "select * from regexp_split_to_table('a b', ' ')",
    "select * from string_to_table('a,b', ',')",
    "select * from xmltable('/r/a' passing '<r><a>1</a></r>' columns a int path '.')",
    'select * from people tablesample bernoulli (50) repeatable (1)',
    'select * from people tablesample system (50)',
    "select facts ->> 'n', facts #>> '{list,0}', facts -> 'list' ->> 0 from people",
    "select id from people where facts @> '{\"n\": 1}' or tags && array['a'] or tags @> '{b}'",
    "select address -> 'a', kind = 'a' from people",
    "select to_char(seen, 'YYYY-MM'), count(*) from people group by 1 order by 1",
    "select date_trunc('week', seen) as w, sum(pay)::numeric(12, 2) from people group by w",
    "select * from people where seen > now() - interval '7 days' and born < current_date",
    'select * from people where (id, name) > (1, $$a$$) and name is not null',
    'select * from people order by name collate "C", id using <',
    'select ctid, xmin, tableoid::regclass from people limit 1',
    'select p.*, q.name from people p left join people q on q.id = p.id + 1 where q.id is null',
    'select id, pay, pay * 100 / sum(pay) over () as share from people order by share desc',
    'select width_bucket(pay, 0, 100, 4) as bucket, count(*) from people group by bucket order by bucket',
    'select date_part($$isodow$$, seen), count(*) from people group by 1',
    'select jsonb_object_agg(name, pay) from people',
    'select name from people where name ~* $$^n.*1$$ and length(name) > 2',
    'select * from (values (1, $$a$$)) as v(id, name) join people using (id)',
    'select coalesce(p.name, $$none$$) from people p where p.born between date $$2000-01-01$$ and date $$2000-02-01$$',
    'select array_agg(distinct tag) from people, unnest(tags) tag',
    'select tag, count(*) from people cross join lateral unnest(tags) as tag group by tag',
    'select facts -> $$list$$ from people where (facts ->> $$n$$)::int % 2 = 0',
    'select relname, pg_size_pretty(pg_total_relation_size(oid)) from pg_class limit 5',
    'select pid, state, pg_blocking_pids(pid) from pg_stat_activity',
    'select rolname from pg_roles where pg_has_role(oid, $$member$$)',
    'select * from late',
    'explain select * from people',
    'explain (analyze, buffers, format json) select count(*) from people',
    'show server_version',
    'show all',
    'select * from pg_stat_activity',
    'select * from pg_locks',
    'select * from pg_settings',
    'select relname, reltuples from pg_class where relkind = $$r$$',
    'select * from pg_indexes',
    'select * from pg_stat_user_tables',
    'select * from pg_roles',
    'select * from information_schema.columns where table_schema = $$public$$',
    "select 'pg_sleep(1); drop table people'",
    'select 1 -- (1).pg_terminate_backend',
    'select /* dblink() */ 1',
    'select 1 as pg_sleep',
    'select "pg_read_file" from (select 1) as t("pg_read_file")'
  ]
}
