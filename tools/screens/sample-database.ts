import {
  createPostgresqlFixture,
  type PostgresqlFixture
} from '../../packages/databases/testing/postgresql.ts'

/** What the pictures show of a connected database: a shop with orders, some of them late. */
const tables = `
  drop view late;
  drop function wipe;
  drop table invoices, customers;
  create table customers (
    id bigint primary key, name text not null, email text not null unique, country char(2) not null,
    created_at timestamptz not null
  );
  create table orders (
    id bigint primary key, customer_id bigint not null references customers (id), status text not null,
    total numeric(12, 2) not null, note text, placed_at timestamptz not null
  );
  create table order_lines (
    order_id bigint not null references orders (id) on delete cascade, position int not null,
    article text not null, amount int not null, price numeric(12, 2) not null, primary key (order_id, position)
  );
  create view open_orders as select * from orders where status <> 'shipped';
  insert into customers
    select n, (array['Okonkwo Catering', 'Müller & Söhne', 'Harbour Bakery', 'Álvarez Bicicletas', 'Tanaka Prints'])[1 + n % 5] || ' ' || n,
      'orders' || n || '@example.com', (array['NG', 'DE', 'GB', 'ES', 'JP'])[1 + n % 5],
      timestamptz '2026-01-03 08:00+00' + n * interval '7 hours'
    from generate_series(1, 400) n;
  insert into orders
    select n, 1 + n % 400, (array['open', 'packed', 'shipped', 'shipped'])[1 + n % 4], 18.5 + (n * 37) % 900,
      case when n % 9 = 0 then 'Ring the bell at the back door' end,
      timestamptz '2026-03-01 06:30+00' + n * interval '53 minutes'
    from generate_series(1, 6000) n;
  insert into order_lines
    select 1 + n / 3, n % 3, (array['Inner tube', 'Chain', 'Brake pads', 'Bell'])[1 + n % 4], 1 + n % 5, 4.2 + n % 60
    from generate_series(3, 17999) n;
  analyze;`

/** Creates the database of the pictures on the server at `url`, whose user is a superuser. */
export async function createSampleDatabase(url: string, name?: string): Promise<PostgresqlFixture> {
  const fixture = await createPostgresqlFixture(url, name)
  await fixture.run(`${tables}
    grant select on all tables in schema public to ${fixture.users.reader};
    grant all on all tables in schema public to ${fixture.users.writer};
    grant pg_read_all_stats to ${fixture.users.writer}`)
  return fixture
}
