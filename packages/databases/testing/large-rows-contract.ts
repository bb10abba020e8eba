import { expect, test } from 'vitest'
import type { RowChange, WriteRequest } from '../src/writes.ts'
import { toStatement, type WriteParts } from './write-contract.ts'

/** What is held of a write whose rows are more than are read at once. */
export function describeLargeRows({ begin, changes, find }: WriteParts): void {
  /** What is reported of a write, which is rolled back. */
  const tell = async (request: WriteRequest) => {
    const { effect, rollBack } = await begin(request)
    await rollBack()
    const { rows, sampleGap, inverse, inverseGap, sample } = effect
    return [rows, sample.length, sampleGap, inverse?.length ?? null, inverseGap]
  }

  test('more than are read at once are written, and it is told why there is no undo', async () => {
    await find().makeLarge()
    const told: [string, unknown[]][] = [
      ['update large set mark = 1', [600, 20, null, null, 'too-many-rows']],
      ['update large set mark = 1 where id <= 400', [400, 20, null, null, 'too-large']],
      ['update large set mark = 1 where id <= 200', [200, 20, null, 200, null]],
      ["update large set text = '' where id <= 400", [400, 20, null, null, 'too-large']],
      ['delete from large', [600, 20, null, null, 'too-many-rows']],
      ['delete from large where id <= 400', [400, 20, null, null, 'too-large']],
      [
        'insert into large select id + 1000, 1, text from large where id <= 400',
        [400, 20, null, null, 'too-large']
      ],
      ['insert into large select id + 1000, 1, text from large', [600, 20, null, null, 'too-many-rows']]
    ]
    for (const [text, expected] of told)
      expect([text, await tell(toStatement(text))]).toEqual([text, expected])
  }, 60_000)

  test('which a write makes large are not read either, nor one that is larger by itself', async () => {
    await find().makeLarge()
    await find().run("update large set text = ''")
    const grown = "update large set text = repeat('y', 40000) where id <= 400"
    expect(await tell(toStatement(grown))).toEqual([400, 20, null, null, 'too-large'])
    await find().run("update large set text = repeat('y', 13000000) where id = 1")
    const marked = 'update large set mark = 1 where id = 1'
    expect(await tell(toStatement(marked))).toEqual([1, 0, 'too-large', null, 'too-large'])
  }, 60_000)

  test('are changed one by one as well', async () => {
    await find().makeLarge()
    await find().run("update large set text = repeat('y', 120000) where id <= 200")
    const mark = (id: number): RowChange => ({
      kind: 'update',
      key: { id: `${id}` },
      before: { mark: '0' },
      values: { mark: '1' }
    })
    const all = Array.from({ length: 200 }, (_, at) => mark(at + 1))
    expect(await tell(changes(all, 'large'))).toEqual([200, 20, null, null, 'too-large'])
    expect(await tell(changes(all.slice(0, 50), 'large'))).toEqual([50, 20, null, 50, null])
    const gone = all.map((_, at): RowChange => ({ kind: 'delete', key: { id: `${at + 1}` }, before: {} }))
    expect(await tell(changes(gone, 'large'))).toEqual([200, 20, null, null, 'too-large'])
  }, 60_000)
}
