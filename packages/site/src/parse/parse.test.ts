import { describe, expect, it } from 'vitest'
import { cleanText, defaultSite, everythingSite, findFontId, sampleSites } from '../index.ts'
import { problemsIn, parsedSite, withBusiness, withDeployment, withLook } from './try-parse.test-support.ts'

describe('parseSite', () => {
  it('reads the defaults of the spec from a document that says only its version', () => {
    expect(parsedSite({ schemaVersion: 1 })).toEqual(defaultSite)
    expect(Object.keys(parsedSite({ schemaVersion: 1 }))).toEqual(Object.keys(defaultSite))
    expect(Object.keys(parsedSite({ schemaVersion: 1 }).enterpriseConfig)).toEqual(
      Object.keys(defaultSite.enterpriseConfig)
    )
  })

  it('reads every sample and the site with everything on as itself', () => {
    for (const site of [defaultSite, everythingSite, ...Object.values(sampleSites)]) {
      expect(parsedSite(JSON.parse(JSON.stringify(site)))).toEqual(site)
    }
  })

  it('lets a half-filled site be a site', () => {
    expect(parsedSite(withBusiness({ businessName: 'H' })).businessInfo.businessName).toBe('H')
  })

  it('refuses unknown keys, naming the nearest known one', () => {
    expect(problemsIn(withLook({ primaryColour: '#fff' }))).toEqual([
      {
        code: 'site.unknown-key',
        path: 'customization.primaryColour',
        message: '"primaryColour" is not a key of a site.',
        remedy: 'Rename it to "primaryColor", or take it out.'
      }
    ])
    expect(problemsIn({ ...defaultSite, xyzzy: 1 })[0]?.remedy).toContain('"selectedFeatures"')
  })

  it.each([null, [], 'site', 7, true, undefined])('refuses %j, which is no object', (input) => {
    expect(problemsIn(input === 'site' ? '"site"' : input)[0]).toMatchObject({
      code: expect.stringMatching(/site\.(type)/u),
      path: ''
    })
  })

  it.each([
    [undefined, 'Add "schemaVersion": 2.'],
    [3, 'Update Sitewright, or open the document with the Sitewright that wrote it.'],
    [0, 'Set "schemaVersion" to 2.'],
    ['1', 'Set "schemaVersion" to 2.'],
    [{}, 'Set "schemaVersion" to 2.']
  ])('refuses the version %j with its remedy', (version, remedy) => {
    expect(problemsIn({ schemaVersion: version })).toEqual([
      expect.objectContaining({ code: 'site.version', path: 'schemaVersion', remedy })
    ])
  })

  it('stores colours long and in lower case, and refuses anything else', () => {
    const site = parsedSite(withLook({ primaryColor: '#ABC', secondaryColor: '#0987A0' }))
    expect(site.customization).toMatchObject({ primaryColor: '#aabbcc', secondaryColor: '#0987a0' })
    for (const wrong of ['red', '#12345', '#12345g', 'rgb(0,0,0)', '', ' #fff', '#ffff', '#fff;}']) {
      expect(problemsIn(withLook({ primaryColor: wrong }))[0]).toMatchObject({
        code: 'site.color',
        path: 'customization.primaryColor'
      })
    }
  })

  it('takes a font by id or name in any case, and stores its name', () => {
    expect(parsedSite(withLook({ fontFamily: 'playfair' })).customization.fontFamily).toBe('Playfair Display')
    expect(parsedSite(withLook({ fontFamily: 'JETBRAINS mono' })).customization.fontFamily).toBe(
      'JetBrains Mono'
    )
    expect(problemsIn(withLook({ fontFamily: 'Robto' }))[0]?.remedy).toContain('Did you mean "Roboto"?')
    expect(findFontId('Lora')).toBe('lora')
    expect(findFontId('Comic Sans')).toBeUndefined()
  })

  it('takes ids of the catalog only, each once', () => {
    expect(problemsIn(withLook({ layout: 'sidbar' }))[0]).toMatchObject({
      code: 'site.value',
      path: 'customization.layout',
      message: '"sidbar" cannot be chosen here.',
      remedy: expect.stringContaining('Did you mean "sidebar"?')
    })
    expect(problemsIn({ ...defaultSite, selectedFeatures: ['pwa', 'zzzzzz'] })[0]).toMatchObject({
      path: 'selectedFeatures[1]'
    })
    expect(problemsIn({ ...defaultSite, selectedFeatures: ['pwa', 'pwa'] })[0]).toMatchObject({
      code: 'site.duplicate'
    })
    expect(problemsIn(withBusiness({ industry: 'Healthcare' }))[0]?.remedy).toContain('"healthcare"')
  })

  it('counts characters as people do, up to the limit', () => {
    expect(problemsIn(withBusiness({ description: '😀'.repeat(10_000) }))).toEqual([])
    expect(problemsIn(withBusiness({ description: '😀'.repeat(10_001) }))).toEqual([
      {
        code: 'site.too-long',
        path: 'businessInfo.description',
        message: 'The text has 10,001 characters; 10,000 are the most.',
        remedy: 'Shorten it by 1 character.'
      }
    ])
    expect(problemsIn(withBusiness({ businessGoals: Array.from({ length: 51 }, String) }))[0]).toMatchObject({
      code: 'site.too-many',
      path: 'businessInfo.businessGoals'
    })
  })

  it('refuses characters that no page can show, and says which and where', () => {
    expect(problemsIn(withBusiness({ description: 'ab\u0000c' }))[0]).toMatchObject({
      code: 'site.character',
      message: 'Character 3 (U+0000) cannot be shown.'
    })
    for (const wrong of ['\ud800', 'a\udc00', '\u007f', '\u0085', '\uffff', '\u{1fffe}']) {
      expect(problemsIn(withBusiness({ description: wrong }))[0]?.code).toBe('site.character')
      expect(cleanText(`a${wrong}b`)).toBe('ab'.padStart(wrong.startsWith('a') ? 3 : 2, 'a'))
    }
  })

  it('keeps line breaks where a text has lines, and makes them spaces where it has one', () => {
    const { businessInfo } = parsedSite(
      withBusiness({ description: 'a\r\nb\rc\td', businessName: 'a\r\nb\tc' })
    )
    expect(businessInfo).toMatchObject({ description: 'a\nb\nc\td', businessName: 'a b c' })
  })

  it('takes http and https addresses of websites only', () => {
    for (const right of [
      '',
      'https://example.com',
      'http://bäckerei.de/a?b=c#d',
      'HTTPS://EXAMPLE.com:8080'
    ]) {
      expect(problemsIn(withBusiness({ website: right }))).toEqual([])
    }
    for (const wrong of [
      'example.com',
      'javascript:alert(1)',
      'ftp://example.com',
      'https://',
      'https://a:b@example.com',
      'http:x',
      'https://a b'
    ]) {
      expect(problemsIn(withBusiness({ website: wrong }))[0]).toMatchObject({
        path: 'businessInfo.website',
        message: 'Please enter a valid URL'
      })
    }
    expect(problemsIn(withBusiness({ website: 'bakery.example' }))[0]?.remedy).toContain(
      'https://bakery.example'
    )
  })

  it('takes domain names, in ASCII and lower case', () => {
    expect(parsedSite(withDeployment({ domain: ' Bäckerei.DE. ' })).deployment.domain).toBe(
      'xn--bckerei-5wa.de'
    )
    for (const wrong of [
      'localhost',
      'https://example.com',
      'example.com/a',
      '127.0.0.1',
      '-a.com',
      'a..com',
      `${'a'.repeat(64)}.com`,
      'a_b.com',
      'a b.com',
      '1.2'
    ]) {
      expect(problemsIn(withDeployment({ domain: wrong }))[0]).toMatchObject({
        code: 'site.domain',
        path: 'deployment.domain'
      })
    }
    expect(problemsIn(withDeployment({ domain: 'https://bakery.example/x' }))[0]?.remedy).toContain(
      'bakery.example'
    )
  })

  it('says what kind of value it wants', () => {
    expect(problemsIn({ ...defaultSite, typescript: 'yes' })[0]).toMatchObject({
      code: 'site.type',
      message: 'This is a text, but it has to be true or false.'
    })
    expect(problemsIn({ ...defaultSite, selectedFeatures: 'pwa' })[0]?.remedy).toBe(
      'Write a list, such as [].'
    )
    expect(problemsIn({ ...defaultSite, selectedFeatures: [7] })[0]?.message).toBe(
      'a number cannot be chosen here.'
    )
    expect(problemsIn({ ...defaultSite, customization: [] })[0]?.path).toBe('customization')
    expect(problemsIn(withLook({ layout: '' }))[0]?.message).toBe('An empty text cannot be chosen here.')
    expect(problemsIn(withBusiness({ businessName: null }))[0]?.message).toContain('null')
  })
})
