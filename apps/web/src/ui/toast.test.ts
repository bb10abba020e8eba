import { describe, expect, it } from 'vitest'
import { toastDuration } from './toast.ts'

const action = { label: 'Undo', run: () => undefined }

describe('toastDuration', () => {
  it('D14: keeps a message as long as spec 2 §9 says', () => {
    expect(toastDuration({ tone: 'good' })).toBe(3000)
    expect(toastDuration({ tone: 'bad' })).toBe(5000)
    expect(toastDuration({ tone: 'note' })).toBe(4000)
    expect(toastDuration({ tone: 'warn' })).toBe(4000)
  })

  it('gives ten seconds to one whose action has to be reached', () => {
    expect(toastDuration({ tone: 'good', action })).toBe(10_000)
    expect(toastDuration({ tone: 'bad', action })).toBe(10_000)
  })

  it('leaves the last word to the message', () => {
    expect(toastDuration({ tone: 'warn', durationMs: false, action })).toBe(false)
    expect(toastDuration({ tone: 'good', durationMs: 2500 })).toBe(2500)
  })
})
