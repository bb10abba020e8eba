import { expect, test } from 'vitest'
import { maskSecrets } from '../src/sql/mask-secrets.ts'
import { classifyWrite } from './mysql/classify-write.ts'
import { classifyMysql } from './mysql/classify-read.ts'

/** What repeats in a statement; the longest that is taken has 100,000 characters. */
const shapes: readonly (readonly [string, string])[] = [
  ['select ', 'ABS('],
  ['select ', 'AS('],
  ['select ', ',ABS(a,'],
  ['select a', ',a(b'],
  ['with a (', 'b,'],
  ['with ', 'a (b, c) as (select 1), '],
  ['select ', '('],
  ['select ', '1,'],
  ['select ', "'a',"],
  ['select ', "''"],
  ['select "', '""'],
  ['select `', '``'],
  ['select ', '- '],
  ['select 1', ' or 1=1'],
  ['select ', '/* */'],
  ['select ', '/*'],
  ['select ', '--\n'],
  ['select ', '$a$'],
  ['select ', '$1 ? '],
  ['select ', 'a.b.c,'],
  ['select 1', ' union select 1'],
  ['select case', ' when 1 then 2'],
  ['select ', 'case when '],
  ['select ', '(select '],
  ['insert into t values (1)', ',(1)'],
  ['insert into t values ', '((('],
  ['update t set a=1', ',a=1'],
  ['update t set a=1 where ', '(a and '],
  ['select ', ' '],
  ['select 1', '0'],
  ["insert into t (password) values ('a')", ",('a')"],
  ['insert into t (password) values ', '('],
  ['', 'password = '],
  ['', 'identified by '],
  ['', '{"a":'],
  ['', ';']
]

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'the classifier of MySQL': (text) => classifyMysql(text),
  'the classifier of writes of MySQL': classifyWrite,
  'the masks': (text) => maskSecrets(text, (name) => name === 'password')
}

const lengths = { short: 2000, long: 32_000 }
const fill = ([begin, piece]: readonly [string, string], length: number): string =>
  begin + piece.repeat(Math.floor((length - begin.length) / piece.length))

/** The least time of some runs on this thread's processor, in microseconds: what else the machine does is not counted. */
function workOf(run: () => unknown): number {
  const runs = Array.from({ length: 3 }, () => {
    const begun = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(begun)
    return user + system
  })
  return Math.min(...runs)
}

test.each(Object.entries(readers))('security bar 63: %s takes time in proportion', (_name, read) => {
  for (const shape of shapes) {
    const [short, long] = [fill(shape, lengths.short), fill(shape, lengths.long)]
    // One long text beside the same amount in short ones: alike where time is in proportion, 16 times
    // as much where it is squared; what collects garbage takes its share in between.
    const apart = workOf(() => Array.from({ length: lengths.long / lengths.short }, () => read(short)))
    const together = workOf(() => read(long))
    expect([shape, together < 8 * apart + 20_000]).toEqual([shape, true])
  }
})
