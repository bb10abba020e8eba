import { expect, it } from 'vitest'
import { actionTargets, waysOut } from './actions.ts'

const kinds = (hasPage: boolean, contactPhone = '1', contactEmail = 'a@example.com') =>
  actionTargets({ label: 'Book', page: 'booking' }, hasPage, { contactPhone, contactEmail }).map(
    ({ kind }) => kind
  )

it('the call to action is its page, or else a call, or else an e-mail', () => {
  expect(kinds(true)).toEqual(['page', 'call', 'write'])
  expect(kinds(false)).toEqual(['call', 'write'])
  expect(kinds(false, '')).toEqual(['write'])
  expect(kinds(false, '', '')).toEqual([])
})

it('has the label of the owner', () => {
  const [first] = actionTargets({ label: 'Book', page: 'booking' }, true, {
    contactPhone: '',
    contactEmail: ''
  })
  expect(first).toEqual({ kind: 'page', to: 'booking', of: { label: 'Book', page: 'booking' } })
})

it('the ways out are named as the site names its pages', () => {
  const services = { title: 'Treatments', items: [] }
  expect(waysOut({ services }).map(({ of }) => of)).toEqual([{ label: 'Home' }, services])
  expect(waysOut({}).map(({ page }) => page)).toEqual(['home', 'services'])
})
