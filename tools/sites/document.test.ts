import { describe, expect, it } from 'vitest'
import { toDocument } from '../../templates/site-build/documents.ts'

const head = { title: 'Home', description: 'A shop', hidden: false, openGraph: [], data: {} }

function written(body: string): string {
  const template = `<html><head><title>Shop</title></head><body>${body}</body></html>`
  return toDocument({ path: '/', html: '<h1>Welcome</h1>', head }, { template, policy: {} })
}

describe('a page stands in the element with the id root', () => {
  it.each([
    ['<div id="root"></div>', '<div id="root"><h1>Welcome</h1></div>'],
    [
      '<site-app class="site" id="root">\n</site-app>',
      '<site-app class="site" id="root"><h1>Welcome</h1></site-app>'
    ]
  ])('%s', (empty, filled) => expect(written(empty)).toContain(filled))

  it('or the build stops: it writes no page without its content', () => {
    expect(() => written('<site-app></site-app>')).toThrow('no empty element with the id root')
  })
})
