import type { MysqlFixture } from './mysql.ts'

/** Makes the tables of the contract of writes anew, as MariaDB has them. */
export async function prepareMysqlTables({ run }: MysqlFixture): Promise<void> {
  for (const each of tables) await run(each)
}

/** Ends the sessions of the writer that have a transaction. */
export async function endMysqlSessions({ run, settings, users }: MysqlFixture): Promise<void> {
  const open = await run(
    `select trx_mysql_thread_id as id from information_schema.innodb_trx t join information_schema.processlist p
      on p.id = t.trx_mysql_thread_id where p.db = '${settings.database}' and p.user = '${users.writer}'`
  )
  for (const { id } of open) await run(`kill ${String(id)}`)
}

const tables = [
  'drop table if exists items, orders, notes, things, many, large',
  `create table orders (id bigint primary key, name varchar(20), total decimal(20, 2) not null default 0,
    twice decimal(20, 2) as (total * 2) stored, at datetime(6) default '2026-11-01 12:00:00.123456')`,
  `create table items (id bigint auto_increment primary key, order_id bigint,
    foreign key (order_id) references orders (id) on delete cascade)`,
  'create table notes (text text)',
  "insert into orders (id, name, total) select seq, concat('order ', seq), seq from seq_1_to_30",
  'insert into items (order_id) values (1), (1), (2)',
  "insert into notes values ('one')",
  'create unique index names on orders (name)',
  `create table things (id bigint unsigned auto_increment primary key, label varchar(200) collate utf8mb4_general_ci,
    price decimal(40, 10), ratio float, exact double, small tinyint, flags bit(9), bytes varbinary(20), file blob,
    day date, at timestamp(3) null, clock time(2), born year, extra json, size enum('s', 'm', 'L'),
    tags set('a', 'b'), old varchar(20) character set latin1, doubled decimal(41, 10) as (price * 2) virtual,
    touched timestamp(6) not null default current_timestamp(6) on update current_timestamp(6), secret int invisible)`,
  `insert into things (label, price, ratio, file, secret) select concat('thing ', seq), seq / 3, seq / 7, unhex('00ff'), seq
    from seq_1_to_12`
]
