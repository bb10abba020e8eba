import { describe, expect, it } from 'vitest'
import { siteDescription, siteTitle } from '../content/described.ts'
import { defaultSite, parseSite, resolveSite, type ResolvedSite } from '../index.ts'

const businessInfo = {
  ...defaultSite.businessInfo,
  businessName: 'Kestrel',
  location: '7 New Road, Leeds',
  description: 'We mend bicycles. '.repeat(20)
}
const now = resolveSite({ ...defaultSite, businessInfo })

/** The document as an earlier version wrote it, with title and description for search engines. */
function opened(changes: object = {}): ResolvedSite {
  const meta = { title: siteTitle(now), description: siteDescription(now), keywords: [], ...changes }
  const read = parseSite({ ...now, content: { ...now.content, meta } })
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return resolveSite(read.site)
}

describe('a document that says name and description twice', () => {
  it('says them once when it is opened', () => {
    expect(now.content.meta).toEqual({ town: 'Leeds' })
    expect(opened()).toEqual(now)
  })

  it('keeps what the owner wrote for search engines', () => {
    const site = opened({ title: 'Bicycles in Leeds', description: 'Mended while you wait.' })
    expect([siteTitle(site), siteDescription(site)]).toEqual(['Bicycles in Leeds', 'Mended while you wait.'])
    expect(site.content.meta).toEqual({
      title: 'Bicycles in Leeds',
      description: 'Mended while you wait.'
    })
  })

  it('has lost its keywords, which no site read', () => {
    expect(opened({ keywords: ['bicycle'] })).toEqual(now)
    const decisions = { '/content/meta/keywords': { is: 'written', value: ['bicycle'] } }
    const read = parseSite({ ...defaultSite, businessInfo, decisions })
    expect(read.ok && resolveSite(read.site)).toEqual(now)
  })

  it('is refused where it is none', () => {
    const meta = { keywords: [], title: 1 }
    expect(parseSite({ ...now, content: { ...now.content, meta } }).ok).toBe(false)
  })
})

it('a text that is written anew when the business changes is not taken for the owner’s', () => {
  const changed = resolveSite({
    ...now,
    businessInfo: { ...businessInfo, description: 'We build bicycles.' }
  })
  expect(siteDescription(changed)).toBe('We build bicycles.')
})
