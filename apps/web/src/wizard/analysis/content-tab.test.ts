import { advise } from '@sitewright/advisor'
import { defaultSite } from '@sitewright/site'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContentTab } from './content-tab.tsx'

const thin = advise({
  ...defaultSite.businessInfo,
  businessName: 'Kestrel Cycles',
  industry: 'services',
  description: 'We repair bicycles.'
})
const drawn = (content: Partial<typeof thin.content>): string =>
  renderToStaticMarkup(
    createElement(ContentTab, { analysis: { ...thin, content: { ...thin.content, ...content } } })
  )

it('draws no title over nothing', () => {
  expect(thin.content.keywords).toEqual([])
  expect(drawn({})).toContain('<h2>Kestrel Cycles</h2>')
  expect(drawn({})).not.toContain('Keywords')
  expect(drawn({ keywords: ['bicycle'] })).toContain('Keywords')
  const empty = drawn({ heroTitle: '', heroSubtitle: '', ctaTexts: [], metaDescription: '' })
  expect(empty).not.toMatch(/<(h2|p|li)[^>]*><\/\1>/)
  expect(empty).not.toContain('CTA suggestions')
})
