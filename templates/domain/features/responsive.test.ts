import { expect, it } from 'vitest'
import { tabsOf } from './responsive.ts'

it('takes up to four pages in the order of the navigation', () => {
  const orders = [50, 10, 30, 20, 40].map((order) => ({ order }))
  expect(tabsOf(orders).map(({ order }) => order)).toEqual([10, 20, 30, 40])
  expect(tabsOf(orders.slice(0, 2))).toHaveLength(2)
})

it('is empty where there is one page to go to', () => {
  expect(tabsOf([{ order: 0 }])).toEqual([])
})
