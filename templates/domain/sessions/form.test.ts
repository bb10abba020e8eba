import { describe, expect, it, vi } from 'vitest'
import { email, required } from '../form.ts'
import { errorMessages } from '../messages.ts'
import { createForm } from './form.ts'

interface Values {
  name: string
  mail: string
}

const initial: Values = { name: '', mail: '' }
const filled: Values = { name: 'N', mail: 'a@b.c' }
const rules = { name: [required('Name?')], mail: [required('Mail?'), email('Like a@b.c')] }

/** A form whose answers come when the test gives them. */
function formWith(values: Values) {
  const sent: Values[] = []
  const answers: ((failure?: string) => void)[] = []
  const form = createForm({ initial: values, rules })
  const submit = () =>
    form.submit((given) => {
      sent.push(given)
      return new Promise((resolve) => answers.push(resolve))
    })
  return { form, submit, sent, answers }
}

describe('a form', () => {
  it('counts refused attempts and clears a complaint when its field changes', async () => {
    const { form, submit, sent } = formWith(initial)
    await submit()
    await submit()
    expect(form.get()).toMatchObject({
      refusals: 2,
      stage: 'editing',
      errors: { name: 'Name?', mail: 'Mail?' }
    })
    form.change({ name: 'N' })
    expect(form.get()).toMatchObject({ errors: { mail: 'Mail?' }, values: { name: 'N', mail: '' } })
    expect(form.get().errors).not.toHaveProperty('name')
    expect(sent).toEqual([])
  })

  it('is sent once, however often it is submitted', async () => {
    const { form, submit, sent, answers } = formWith(filled)
    const first = submit()
    await submit()
    expect([form.get().stage, sent]).toEqual(['sending', [filled]])
    answers[0]?.()
    await first
    expect(form.get()).toEqual({ values: filled, errors: {}, refusals: 0, stage: 'sent' })
  })

  it('keeps the words when sending fails, and forgets why with the next attempt', async () => {
    const { form, submit, answers } = formWith(filled)
    const first = submit()
    form.change({ name: 'Noor' })
    answers[0]?.('No network')
    await first
    expect(form.get()).toMatchObject({ stage: 'failed', failure: 'No network', values: { name: 'Noor' } })
    void submit()
    expect(form.get().failure).toBeUndefined()
  })

  it('forgets why it failed when asked to, and the rest stays', async () => {
    const { form, submit, answers } = formWith(filled)
    const first = submit()
    answers[0]?.('No network')
    await first
    form.dismissFailure()
    expect(form.get()).toEqual({ values: filled, errors: {}, refusals: 0, stage: 'failed' })
  })

  it('ignores the answer to what was sent before it started again', async () => {
    const { form, submit, answers } = formWith(filled)
    const first = submit()
    form.reset(initial)
    form.change({ name: 'Second' })
    answers[0]?.('Too late')
    await first
    expect(form.get()).toMatchObject({ stage: 'editing', values: { name: 'Second', mail: '' } })
  })

  it('has failed where sending throws', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { form } = formWith(filled)
    await form.submit(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(form.get()).toMatchObject({ stage: 'failed', failure: errorMessages.failed, values: filled })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })

  it('takes what was typed early, and no field that it does not have', () => {
    const { form } = formWith(initial)
    form.takeTyped({ name: 'N', _gotcha: 'x' })
    expect(form.get().values).toEqual({ name: 'N', mail: '' })
  })
})
