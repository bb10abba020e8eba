import { describe, expect, it } from 'vitest'
import type { FeatureDefinition } from './feature.ts'
import { featuresInSlot, footerEntries, navigationOf } from './navigation.ts'

const booking: FeatureDefinition = {
  id: 'booking',
  nav: [{ page: 'booking', label: 'Booking', icon: 'booking', order: 30 }],
  slots: { home: { order: 20, page: 'booking' } }
}
const social: FeatureDefinition = { id: 'social', slots: { home: { order: 10 } } }

describe('the navigation', () => {
  it('puts the entries of features between those of every site', () => {
    const pages = new Set(['home', 'services', 'about', 'booking'])
    expect(navigationOf([booking], pages).map(({ page }) => page)).toEqual([
      'home',
      'services',
      'booking',
      'about'
    ])
  })

  it('says which feature brought an entry', () => {
    expect(navigationOf([booking], new Set(['home', 'booking'])).map(({ feature }) => feature)).toEqual([
      undefined,
      'booking'
    ])
  })

  it('leaves out pages that the site does not have', () => {
    expect(navigationOf([booking], new Set(['home'])).map(({ page }) => page)).toEqual(['home'])
  })
})

it('a footer lists every page but home', () => {
  const navigation = navigationOf([booking], new Set(['home', 'services', 'booking']))
  expect(footerEntries(navigation).map(({ page }) => page)).toEqual(['services', 'booking'])
})

describe('a slot', () => {
  const idsIn = (...options: Parameters<typeof featuresInSlot>) =>
    featuresInSlot(...options).map(({ id }) => id)

  it('shows the features in their order', () => {
    expect(idsIn('home', [booking, social], new Set(['booking']))).toEqual(['social', 'booking'])
  })

  it('leaves out what leads to a page that the site does not have, or to the page that is shown', () => {
    expect(idsIn('home', [booking, social], new Set())).toEqual(['social'])
    expect(idsIn('home', [booking, social], new Set(['booking']), 'booking')).toEqual(['social'])
  })

  it('is empty where no feature has something for it', () => {
    expect(idsIn('header', [booking, social], new Set(['booking']))).toEqual([])
  })
})
