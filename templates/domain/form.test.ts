import { describe, expect, it } from 'vitest'
import { validate, email, emptyForm, formReducer, required } from './form.ts'

const rules = { name: [required('Name?')], mail: [required('Mail?'), email('Like a@b.c')] }
const reduce = formReducer(rules)
const empty = { name: '', mail: '' }

describe('a form', () => {
  it('names the first complaint of each field, in the order of the fields', () => {
    expect(Object.entries(validate({ name: ' ', mail: '' }, rules))).toEqual([
      ['name', 'Name?'],
      ['mail', 'Mail?']
    ])
    expect(validate({ name: 'Noor', mail: 'noor@' }, rules)).toEqual({ mail: 'Like a@b.c' })
  })

  it.each(['a@b.c', ' noor.haddad+x@mail.example.org ', 'ö@münchen.de'])(
    'takes %s as an address',
    (address) => {
      expect(email('no')(address)).toBeUndefined()
    }
  )

  it.each(['a', 'a@b', 'a@b.', 'a@.c', '@b.c', 'a b@c.d', 'a@b@c.d'])(
    'refuses %s as an address',
    (address) => {
      expect(email('no')(address)).toBe('no')
    }
  )

  it('counts refused attempts and clears a complaint when its field changes', () => {
    const refused = reduce(reduce(emptyForm(empty), { type: 'submit' }), { type: 'submit' })
    expect(refused).toMatchObject({ refusals: 2, stage: 'editing', errors: { name: 'Name?', mail: 'Mail?' } })
    const changed = reduce(refused, { type: 'change', values: { name: 'N' } })
    expect(changed.errors).toEqual({ mail: 'Mail?' })
    expect(changed.values).toEqual({ name: 'N', mail: '' })
  })

  it('sends once, and is sent, failed or reset', () => {
    const sending = reduce(emptyForm({ name: 'N', mail: 'a@b.c' }), { type: 'submit' })
    expect(sending.stage).toBe('sending')
    expect(reduce(sending, { type: 'submit' })).toBe(sending)
    expect(reduce(sending, { type: 'sent' }).stage).toBe('sent')
    const failed = reduce(sending, { type: 'fail', failure: 'No network' })
    expect(failed).toMatchObject({ stage: 'failed', failure: 'No network', values: { name: 'N' } })
    expect(reduce(failed, { type: 'submit' })).toMatchObject({ stage: 'sending', failure: undefined })
    expect(reduce(failed, { type: 'reset', values: empty })).toEqual(emptyForm(empty))
  })
})
