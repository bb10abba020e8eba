import { expect, test } from 'vitest'
import { findClasses } from './check-selectors.ts'

const found = (text: string) => findClasses({ path: 'templates/e2e/a.spec.ts', text })

test('a class in a selector is found, with its line', () => {
  expect(found("\npage.locator('main .metric .val')")).toEqual([
    'templates/e2e/a.spec.ts:2 looks for the class .metric: find it by its role, label or text',
    'templates/e2e/a.spec.ts:2 looks for the class .val: find it by its role, label or text'
  ])
  expect(found("page\n  .locator(\n    'p.error'\n  )")).toHaveLength(1)
  expect(found("document.querySelectorAll<HTMLElement>('a.btn-2')")).toHaveLength(1)
})

test('elements, attributes, addresses and the listed exceptions are none', () => {
  for (const text of [
    'page.locator(\'main a[href$="/a.html"]\')',
    'page.locator(\'img[src="x"], b:text-is("e.g. longer")\')',
    "page.getByText('.hidden')",
    "page.route('**/*.js')",
    "page.locator('.draft')"
  ])
    expect(found(text), text).toEqual([])
})
