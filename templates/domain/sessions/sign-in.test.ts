import { describe, expect, it } from 'vitest'
import type { BackendError, ProviderSignIn, Result, Visitor } from '../backend/port.ts'
import { errorMessages } from '../messages.ts'
import { authMessages } from '../features/auth.ts'
import { createRegistration, createSignIn, createSocialSignIn } from './sign-in.ts'

const visitor = { id: '1', name: 'Anna' } as Visitor
const failed = (code: BackendError) => ({ ok: false, code }) as const
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** The message for the visitor, where they are redirected to, and the calls that wait for their answer. */
function page<Value>() {
  const events: string[] = []
  const calls: { given: unknown; answer: (result: Result<Value>) => void }[] = []
  return {
    events,
    calls,
    say: (message: string) => void events.push(message),
    arrive: () => void events.push('arrived'),
    call: (given: unknown) => new Promise<Result<Value>>((answer) => calls.push({ given, answer }))
  }
}

describe('signing in', () => {
  function start() {
    const { call, ...rest } = page<Visitor>()
    const { form, submit } = createSignIn({ ...rest, backend: { signIn: call } })
    const leave = form.subscribe(() => {})
    form.change({ email: 'anna@example.com', password: 'secret' })
    return { ...rest, form, submit, leave }
  }

  it('asks the backend once, tells of it, and goes on to the profile', async () => {
    const { submit, calls, events } = start()
    void submit()
    void submit()
    expect(calls.map(({ given }) => given)).toEqual([{ email: 'anna@example.com', password: 'secret' }])
    calls[0]?.answer({ ok: true, value: visitor })
    await settle()
    expect(events).toEqual([authMessages.signedIn, 'arrived'])
  })

  it.each([
    ['signed-out', authMessages.wrong],
    ['unreachable', errorMessages.unreachable]
  ] as const)('says what went wrong: %s', async (code, failure) => {
    const { form, submit, calls, events } = start()
    void submit()
    calls[0]?.answer(failed(code))
    await settle()
    expect(form.get()).toMatchObject({ stage: 'failed', failure })
    expect(events).toEqual([])
  })

  it('leads nowhere once the page was left', async () => {
    const { submit, calls, events, leave } = start()
    void submit()
    leave()
    calls[0]?.answer({ ok: true, value: visitor })
    await settle()
    expect(events).toEqual([authMessages.signedIn])
  })
})

describe('registering', () => {
  function start() {
    const { call, ...rest } = page<Visitor>()
    const { form, submit } = createRegistration({ ...rest, backend: { register: call } })
    form.subscribe(() => {})
    form.change({ name: ' Anna ', email: ' anna@example.com ', password: ' a ', confirmPassword: ' a ' })
    return { ...rest, form, submit }
  }

  it('trims what is no password, and does not send the password twice', async () => {
    const { submit, calls, events } = start()
    void submit()
    expect(calls[0]?.given).toEqual({ name: 'Anna', email: 'anna@example.com', password: ' a ' })
    calls[0]?.answer({ ok: true, value: visitor })
    await settle()
    expect(events).toEqual([authMessages.registered, 'arrived'])
  })

  it('says that there is an account already, and keeps what differs from being sent', async () => {
    const { form, submit, calls } = start()
    void submit()
    calls[0]?.answer({ ok: false, code: 'taken', field: 'email' })
    await settle()
    expect(form.get().failure).toBe(authMessages.accountExists)
    form.change({ confirmPassword: 'b' })
    await submit()
    expect(form.get().errors).toEqual({ confirmPassword: authMessages.passwordsDiffer })
    expect(calls).toHaveLength(1)
  })
})

describe('social sign-in', () => {
  function start() {
    const { call, ...rest } = page<ProviderSignIn>()
    const session = createSocialSignIn({
      ...rest,
      backend: { signInWith: call },
      goTo: (address) => rest.events.push(address)
    })
    const leave = session.subscribe(() => {})
    return { ...rest, session, leave }
  }

  it('waits for one provider at a time, and goes on to the profile', async () => {
    const { session, calls, events } = start()
    void session.signInWith('google')
    void session.signInWith('github')
    expect([session.get(), calls.length]).toEqual(['google', 1])
    calls[0]?.answer({ ok: true, value: { kind: 'signed-in', visitor } })
    await settle()
    expect(session.get()).toBeNull()
    expect(events).toEqual([authMessages.signedIn, 'arrived'])
  })

  it('goes to the provider, unless the page was left', async () => {
    const redirect = { ok: true, value: { kind: 'redirect', url: 'https://provider.example' } } as const
    const { session, calls, events, leave } = start()
    void session.signInWith('google')
    calls[0]?.answer(redirect)
    await settle()
    expect(events).toEqual(['https://provider.example'])
    void session.signInWith('google')
    leave()
    calls[1]?.answer(redirect)
    await settle()
    expect(events).toHaveLength(1)
  })

  it('says what went wrong, and can be tried again', async () => {
    const { session, calls, events } = start()
    void session.signInWith('google')
    calls[0]?.answer(failed('timeout'))
    await settle()
    expect(events).toEqual([errorMessages.timeout])
    void session.signInWith('google')
    expect(calls).toHaveLength(2)
  })
})
