import { describe, expect, it } from 'vitest'
import { validate, email, required } from './form.ts'

const rules = { name: [required('Name?')], mail: [required('Mail?'), email('Like a@b.c')] }

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
})
