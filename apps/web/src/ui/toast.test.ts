import { describe, expect, it } from 'vitest'
import { stayOf } from './toast.ts'

const action = { label: 'Undo', run: () => undefined }

describe('stayOf', () => {
  it('D14: keeps a message as long as spec 2 §9 says', () => {
    expect(stayOf({ tone: 'good' })).toBe(3000)
    expect(stayOf({ tone: 'bad' })).toBe(5000)
    expect(stayOf({ tone: 'note' })).toBe(4000)
    expect(stayOf({ tone: 'warn' })).toBe(4000)
  })

  it('gives ten seconds to one whose action has to be reached', () => {
    expect(stayOf({ tone: 'good', action })).toBe(10_000)
    expect(stayOf({ tone: 'bad', action })).toBe(10_000)
  })

  it('leaves the last word to the message', () => {
    expect(stayOf({ tone: 'warn', stay: false, action })).toBe(false)
    expect(stayOf({ tone: 'good', stay: 2500 })).toBe(2500)
  })
})
