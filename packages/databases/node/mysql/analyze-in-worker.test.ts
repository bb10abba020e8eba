import { expect, test } from 'vitest'
import { analyzeRead, analyzeWrite } from './analyze-in-worker.ts'
import { classifyWrite } from './classify-write.ts'
import { classifyMysql } from './classify-read.ts'

const long = 96_000
const fill = (begin: string, piece: string, end = ''): string =>
  begin + piece.repeat(Math.floor((long - begin.length - end.length) / piece.length)) + end

test('a long statement is judged by a worker, alike', async () => {
  for (const text of [
    fill('select ', 'ABS('),
    fill('select ', '1,', "'a'"),
    fill('select ', '(', 'sleep(1)'),
    fill('select ', ' a,', 'user from user')
  ])
    expect(await analyzeRead(text, 'mysql')).toEqual(classifyMysql(text, 'mysql'))
  for (const text of [
    fill('insert into t values (1)', ', (1)'),
    fill('update t set a = 1', ', a = 1', ' where b = 1'),
    fill('delete from t where ', 'a and ', 'sleep(1)')
  ])
    expect(await analyzeWrite(text, 'sales')).toEqual(classifyWrite(text, 'sales'))
})

test('security bar 63: the thread of the server takes no part in it', async () => {
  const text = fill('select ', '((1) + ')
  const workOf = async (run: () => unknown): Promise<number> => {
    const begun = process.threadCpuUsage()
    for (let times = 0; times < 5; times += 1) await run()
    const { user, system } = process.threadCpuUsage(begun)
    return user + system
  }
  await analyzeRead(text, '')
  const here = await workOf(() => classifyMysql(text))
  expect(await workOf(() => analyzeRead(text, ''))).toBeLessThan(here / 2)
})
