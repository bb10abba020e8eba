import { describe, expect, it } from 'vitest'
import { toastDuration } from './toast.ts'

const action = { label: 'Undo', run: () => undefined }

describe('toastDuration', () => {
  it('D14: keeps a message as long as spec 2 §9 says', () => {
    expect(toastDuration({ tone: 'success' })).toBe(3000)
    expect(toastDuration({ tone: 'danger' })).toBe(5000)
    expect(toastDuration({ tone: 'info' })).toBe(4000)
    expect(toastDuration({ tone: 'warning' })).toBe(4000)
  })

  it('gives ten seconds to one whose action has to be reached', () => {
    expect(toastDuration({ tone: 'success', action })).toBe(10_000)
    expect(toastDuration({ tone: 'danger', action })).toBe(10_000)
  })

  it('leaves the last word to the message', () => {
    expect(toastDuration({ tone: 'warning', durationMs: false, action })).toBe(false)
    expect(toastDuration({ tone: 'success', durationMs: 2500 })).toBe(2500)
  })
})
