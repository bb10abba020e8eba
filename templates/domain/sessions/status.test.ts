import { describe, expect, it } from 'vitest'
import { fakeClock } from './clock.test-support.ts'
import { createStatus } from './status.ts'

describe('a status message', () => {
  it('stays for six seconds, each for its own', () => {
    const clock = fakeClock()
    const status = createStatus(clock)
    status.say('Copied')
    clock.advance(5000)
    status.say('Saved', 'info')
    clock.advance(5999)
    expect(status.get()).toMatchObject({ message: 'Saved', tone: 'info' })
    clock.advance(1)
    expect(status.get()).toBeNull()
  })

  it('that tells of an error stays until it is closed, also after another one', () => {
    const clock = fakeClock()
    const status = createStatus(clock)
    status.say('Copied')
    status.say('Not saved', 'error')
    clock.advance(60_000)
    expect(status.get()?.message).toBe('Not saved')
    status.dismiss()
    expect(status.get()).toBeNull()
  })

  it('is told from the one before where it says the same', () => {
    const status = createStatus(fakeClock())
    status.say('Copied')
    const first = status.get()?.id
    status.say('Copied')
    expect(status.get()?.id).not.toBe(first)
  })
})
