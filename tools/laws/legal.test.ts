import { describe, expect, it } from 'vitest'
import { featureIds, messageWayIds, type FeatureId } from '../../packages/catalog/src/index.ts'
import { decideDraft, defaultSite, dentist, draftsOf, resolveSite } from '../../packages/site/src/index.ts'
import { withoutDrafts } from '../../templates/domain/drafts.ts'
import { presentPages } from '../../templates/domain/pages.ts'

const each: readonly (readonly FeatureId[])[] = [[], ...featureIds.map((id) => [id])]
const sites = each.flatMap((selectedFeatures) =>
  messageWayIds.map((way) => ({
    ...dentist,
    selectedFeatures,
    deployment: { ...dentist.deployment, messages: { way, address: 'https://a.example/f', accessKey: '' } }
  }))
)

describe('what laws ask for (S2-7)', () => {
  it('is asked of the owner only where a page of the site shows it', () => {
    for (const site of sites) {
      const resolved = resolveSite(site)
      const pages = presentPages(resolved, [])
      const { kept, form } = resolved.content.legal ?? {}
      const named = `${site.selectedFeatures.join()} ${site.deployment.messages.way}`
      if (kept !== undefined) expect(pages.has('privacy'), named).toBe(true)
      expect(form !== undefined, named).toBe(pages.has('imprint'))
    }
  })

  it('is asked for where messages are carried, and not where nothing can reach the business', () => {
    const keptWith = (selectedFeatures: readonly FeatureId[], way: (typeof messageWayIds)[number]) =>
      sites.find(
        (site) => site.selectedFeatures[0] === selectedFeatures[0] && site.deployment.messages.way === way
      )
    const legal = (feature: FeatureId, way: (typeof messageWayIds)[number]) =>
      resolveSite(keptWith([feature], way) ?? defaultSite).content.legal?.kept
    expect(legal('contact-form', 'netlify')).toMatchObject({ draft: true })
    expect(legal('contact-form', 'call')).toBeUndefined()
    expect(legal('chat', 'form')).toBeUndefined()
    expect(legal('chat', 'server')).toMatchObject({ draft: true })
  })

  it('is a draft that is decided like any other, and left out of a launch build', () => {
    const found = draftsOf(dentist).filter(({ address }) => address.startsWith('/content/legal/'))
    expect(found.map(({ name }) => name)).toContain('Imprint, VAT number')
    expect(withoutDrafts(resolveSite(dentist).content).legal).toEqual({})
    const written = decideDraft(dentist, '/content/legal/vat', { is: 'written', value: 'GB 123 4567 89' })
    expect(withoutDrafts(resolveSite(written).content).legal).toEqual({ vat: 'GB 123 4567 89' })
    const removed = decideDraft(dentist, '/content/legal/vat', { is: 'removed' })
    expect(resolveSite(removed).content.legal).not.toHaveProperty('vat')
  })
})
