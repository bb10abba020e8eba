import { expect, it } from 'vitest'
import { waysOut } from './ways.ts'

it('the ways out are named as the site names its pages', () => {
  const services = { title: 'Treatments', items: [] }
  expect(waysOut({ services }).map(({ label }) => label)).toEqual(['Home', 'Treatments'])
  expect(waysOut({}).map(({ page }) => page)).toEqual(['home', 'services'])
})
