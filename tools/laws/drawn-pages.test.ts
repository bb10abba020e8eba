import { describe, expect, it } from 'vitest'
import { everythingSite, type Site } from '../../packages/site/src/index.ts'
import { drawPage } from './draw-page.ts'

/** Addresses of the links in a part of a page, told by the class that it begins with. */
function linksIn(html: string, part: RegExp): string[] {
  const from = html.search(part)
  const end = html.indexOf('</section>', from)
  return from < 0 ? [] : [...html.slice(from, end).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

/** A business whose visitors neither book, write nor chat: its action is to see the services. */
const looking: Site = {
  ...everythingSite,
  selectedFeatures: ['gallery', 'testimonials', 'pwa'],
  content: {
    ...everythingSite.content,
    callToAction: { title: 'What we do', action: { label: 'See what we do', page: 'services' } }
  }
}

describe('S2-2: plans and the call to action', () => {
  it('lead to the page of the action, under the name of the plan', async () => {
    const html = await drawPage(everythingSite, '/services')
    expect(linksIn(html, /<section[^>]*aria-labelledby="plans"/)).toEqual([
      '/booking',
      '/booking',
      '/booking'
    ])
    expect(html).toContain('Choose Starter')
  })

  it('have no button to the very page that they stand on', async () => {
    const html = await drawPage(looking, '/services')
    expect(html).toContain('Starter')
    expect(linksIn(html, /<section[^>]*aria-labelledby="plans"/)).toEqual([])
    expect(linksIn(html, /<section class="sec cta"/)).toEqual(['tel:+441174960142'])
  })
})
