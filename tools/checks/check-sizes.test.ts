import { expect, it } from 'vitest'
import { findBreaches, measured } from './check-sizes.ts'

it.each(['templates/vue/src/ui/LongList.vue', 'packages/text/src/words.ts'])('%s may not grow', (path) => {
  const lines = (count: number) => [{ path, text: 'a\n'.repeat(count) }]
  expect(path).toMatch(measured)
  expect(findBreaches(lines(350))).toEqual([])
  expect(findBreaches(lines(351))).toEqual([
    `${path} has 351 lines (limit 350): split it by reason to change`
  ])
})
