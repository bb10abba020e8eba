import { describe, expect, it } from 'vitest'
import { firstOf } from './limits.ts'

describe('a list that is cut', () => {
  it('says that there are more', () => {
    expect(firstOf(['a', 'b', 'c'], 2)).toEqual({ shown: ['a', 'b'], more: true })
  })

  it('says that these are all', () => {
    expect(firstOf(['a', 'b'], 2)).toEqual({ shown: ['a', 'b'], more: false })
    expect(firstOf([], 2)).toEqual({ shown: [], more: false })
  })
})
