import { expect, test } from 'vitest'
import { classifyWrite } from './classify-write.ts'

/** The statement of a text that is a write. */
function accept(text: string) {
  const verdict = classifyWrite(text)
  expect([text, verdict.kind]).toEqual([text, 'write'])
  if (verdict.kind !== 'write') throw new Error(text)
  return verdict.statement
}

test('one write of one table is taken, with its table, what it sets, and its conditions', () => {
  const update = accept(
    'UPDATE `sales`.`we``ird` AS w SET w.a = ?, `b` = (select max(c) from d where e in (1, 2)), c = if(a = 1, 2, 3) ' +
      'where `limit` = ? and (x order by y) order by a desc limit 5 -- all\n;'
  )
  expect(update).toMatchObject({
    action: 'update',
    schema: 'sales',
    table: 'we`ird',
    from: '`sales`.`we``ird` AS w',
    sets: ['a', 'b', 'c'],
    clauses: {
      where: { text: '`limit` = ? and (x order by y)', skipped: 1, parameters: 1 },
      order: { text: 'order by a desc' },
      limit: { text: 'limit 5' },
      isUnstable: true
    }
  })
  expect(update.head.text.endsWith('if(a = 1, 2, 3)')).toBe(true)
  expect(accept('delete from t')).toMatchObject({
    action: 'delete',
    table: 't',
    from: 't',
    clauses: { where: undefined }
  })
  expect(accept("delete from t where a = 'x; drop table t' # end").clauses.isUnstable).toBe(false)
  expect(accept('delete from t where a < rand()').clauses.isUnstable).toBe(true)
  const insert = accept("insert into t (a, `b`) values (?, concat(?, 'x')), (default, (select 1, 2))")
  expect(insert.sets).toEqual(['a', 'b'])
  expect(insert.source).toMatchObject({
    kind: 'rows',
    rows: [
      [
        { text: '?', skipped: 0, parameters: 1 },
        { text: "concat(?, 'x')", skipped: 1, parameters: 1 }
      ],
      [{ text: 'default' }, { text: '(select 1, 2)' }]
    ]
  })
  expect(accept('insert t set a = 1, b = 2').source).toMatchObject({
    rows: [[{ text: ' 1' }, { text: ' 2' }]]
  })
  expect(accept('insert into t values ()')).toMatchObject({ sets: null, source: { rows: [[]] } })
  for (const text of [
    'insert into t select a, b from c where d = 1',
    'insert into t (a) (select 1)',
    'insert into t (a) with x as (select 1) select * from x',
    'insert into t value (1)',
    'update t set a = replace(a, "b", "c"), d = insert(e, 1, 2, "f")',
    'delete from t where `delete` = 1 and t.update = 2'
  ])
    accept(text)
})

test('what is not recognised is no write, and says why where it can', { timeout: 20_000 }, () => {
  const others: Record<string, RegExp | null> = {
    '': null,
    'select 1': null,
    'delete from t; select 1': null,
    'delete from t \0': null,
    'update t set a = 1; commit': null,
    'replace into t values (1)': /REPLACE/,
    'insert into t values (1) on duplicate key update a = 1': /REPLACE/,
    'insert into t values (1) as new': /recognised/,
    'insert into t values (1) returning a': /RETURNING/,
    'insert into t select 1 into @a': /recognised/,
    "insert into t select 1 into outfile '/tmp/a'": /recognised/,
    'insert into t (select 1) for update': /recognised/,
    'insert into t select * from u lock in share mode': /recognised/,
    'insert into t partition (p) values (1)': /recognised/,
    'insert delayed into t values (1)': /DELAYED/,
    'update ignore t set a = 1': /IGNORE/,
    'update t partition (p) set a = 1': /PARTITION|recognised/,
    'update t, u set a = 1': /several tables/,
    'update t join u on a = b set a = 1': /several tables/,
    'update t set a := 1': /:=/,
    'update t set a = 1 limit 1 where b = 2': /recognised/,
    'delete t from t': /several tables/,
    'delete from t using t join u': /several tables/,
    'delete from t where a = sys.wipe()': /function/,
    'delete from t where a = `wipe`()': /function/,
    'delete from t where a = get_lock("a", 1)': /function/,
    'delete from t where a = next value for s': /function/,
    'insert into t values (load_file("/etc/passwd"))': /function/,
    'delete /*! quick */ from t': /several tables|comments/,
    'delete from t /*!50000 where a = 1 */': /comments/,
    'update /*+ max_execution_time(0) */ t set a = 1': /comments|PARTITION/
  }
  for (const [text, why] of Object.entries(others)) {
    const verdict = classifyWrite(text)
    expect([text, verdict.kind]).toEqual([text, 'not-write'])
    if (verdict.kind === 'not-write' && why !== null)
      expect([text, verdict.why ?? '']).toEqual([text, expect.stringMatching(why)])
  }
  classifyWrite(`insert into t values ${'(1),'.repeat(20_000)}(1)`)
  classifyWrite(`delete from t where a in (${'1,'.repeat(45_000)}1)`)
  classifyWrite(`update t set ${'a=1,'.repeat(20_000)}a=1`)
})
