import { describe, expect, it } from 'vitest'
import { createChangeEmitter } from '../backend/storage.ts'
import type { Result, Visitor } from '../backend/port.ts'
import { errorMessages } from '../messages.ts'
import { authMessages } from '../features/auth.ts'
import { createProfile } from './profile.ts'
import { visitorOf } from './visitor.ts'

const anna: Visitor = {
  id: '1',
  name: 'Anna',
  email: 'anna@example.com',
  phone: '',
  bio: '',
  company: '',
  website: '',
  notifications: { email: true, sms: false, push: false },
  signedInAt: 1
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

async function start() {
  const { subscribe, emit } = createChangeEmitter()
  const saves: ((result: Result<Visitor>) => void)[] = []
  const signOuts: ((result: Result<void>) => void)[] = []
  const said: string[] = []
  const backend = {
    subscribe,
    currentVisitor: async () => ({ ok: true, value: anna }) as const,
    saveProfile: () => new Promise<Result<Visitor>>((resolve) => saves.push(resolve)),
    signOut: () => new Promise<Result<void>>((resolve) => signOuts.push(resolve))
  }
  visitorOf(backend).subscribe(() => {})
  await settle()
  const profile = createProfile({ backend, visitor: anna, say: (message) => said.push(message) })
  const save = async (index: number, result: Result<Visitor>) => {
    saves[index]?.(result)
    await settle()
  }
  return { profile, emit, saves, save, signOuts, said }
}

describe('the profile', () => {
  it('is read, edited, saved and read again', async () => {
    const { profile, save, said } = await start()
    expect(profile.get()).toBe('reading')
    profile.edit()
    profile.form.change({ name: 'Anne' })
    profile.edit()
    expect([profile.get(), profile.form.get().values.name]).toEqual(['editing', 'Anne'])
    void profile.submit()
    await save(0, { ok: true, value: { ...anna, name: 'Anne' } })
    expect([profile.get(), said]).toEqual(['reading', [authMessages.updated]])
  })

  it('is edited as it is now, also after another tab has changed it, and nothing cancelled is kept', async () => {
    const { profile, emit } = await start()
    profile.edit()
    profile.form.change({ name: 'Typed' })
    profile.cancel()
    emit({ kind: 'visitor', visitor: { ...anna, name: 'Anne' } })
    profile.edit()
    expect(profile.form.get().values.name).toBe('Anne')
  })

  it('stays open where it could not be saved', async () => {
    const { profile, save, said } = await start()
    profile.edit()
    void profile.submit()
    await save(0, { ok: false, code: 'unreachable' })
    expect(profile.get()).toBe('editing')
    expect(profile.form.get().failure).toBe(errorMessages.unreachable)
    expect(said).toEqual([])
  })

  it('that is edited again while it is saved is not closed by the answer', async () => {
    const { profile, save } = await start()
    profile.edit()
    void profile.submit()
    profile.cancel()
    profile.edit()
    profile.form.change({ name: 'Anne' })
    await save(0, { ok: true, value: anna })
    expect(profile.get()).toBe('editing')
    expect(profile.form.get()).toMatchObject({ stage: 'editing', values: { name: 'Anne' } })
  })

  it('tells nothing of it to who signed out while it was saved', async () => {
    const { profile, emit, save, said } = await start()
    profile.edit()
    void profile.submit()
    emit({ kind: 'visitor', visitor: null })
    await save(0, { ok: true, value: anna })
    expect(said).toEqual([])
  })

  it('signs out once, however often that is pressed', async () => {
    const { profile, signOuts, said } = await start()
    void profile.signOut()
    void profile.signOut()
    expect(signOuts).toHaveLength(1)
    signOuts[0]?.({ ok: false, code: 'offline' })
    await settle()
    void profile.signOut()
    signOuts[1]?.({ ok: true, value: undefined })
    await settle()
    expect(said).toEqual([errorMessages.offline, authMessages.signedOut])
  })
})
