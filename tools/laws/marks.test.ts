import { describe, expect, it } from 'vitest'
import { findAt } from '../../packages/site/src/decisions/content-address.ts'
import { everythingSite, resolveSite, type ResolvedSite, type Site } from '../../packages/site/src/index.ts'
import { hostileSite } from '../sites/hostile-site.ts'
import { thinSite } from '../sites/thin-site.ts'
import { writtenFrameworks } from '../template/frameworks.ts'
import { loadSiteRenderer } from '../template/render-site.ts'
import { siteWith } from './support.ts'

/** What draws the pages of a project, and those of the preview, by framework. */
const renderers = await Promise.all(
  writtenFrameworks.map(async (framework) => ({
    framework,
    plain: await loadSiteRenderer('production', framework),
    marked: await loadSiteRenderer('marked', framework)
  }))
)
type Renderer = (typeof renderers)[number]['plain']

const subjects: Readonly<Record<string, Site>> = {
  'everything on': everythingSite,
  'one feature': siteWith({ selectedFeatures: ['booking'] }),
  'thin, in bands': thinSite('standard'),
  'thin, in tiles': thinSite('grid'),
  'thin, by towns': thinSite('landing'),
  'hostile texts': hostileSite
}

/** Fields that hold no text for visitors: what is named, placed or looked by them. */
const notText = new Set(
  'id icon page src category date rating coordinates featured language direction ownLanguage meta keywords art industry region telephones trade exceptions buffer picture before logo checkout'.split(
    ' '
  )
)

/** Texts that have no element of their own on a page, and why. */
const withoutElement: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^\/businessInfo\/(?:targetAudience|currentChallenges|businessGoals)$/, 'it is no part of site.json'],
  [/^\/content\/(?:gallery|reviews)\/(?:title|intro)$/, 'the page has words of its own'],
  [/^\/content\/gallery\/items\/@[^/]+\/alt$/, 'it is an attribute'],
  [/^\/content\/gallery\/items\/@[^/]+\/description$/, 'it is drawn once its picture is opened']
]

interface Leaf {
  address: string
  text: string
}

/** A piece of the text of a page, and the field that its element names. */
interface Piece extends Partial<Leaf> {
  text: string
  page: string
  element: string
  isDerived: boolean
}

/** The steps of an address: names, and ids of what stands in a list. */
function stepOf(list: unknown, key: string, part: unknown): string {
  const id: unknown = Array.isArray(list) ? Reflect.get(Object(part), 'id') : undefined
  return (typeof id === 'string' ? `@${id}` : key).replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Whether a value is a fact whose text is made of it: opening hours, a price, a duration. */
function isFact(value: unknown, address: string): boolean {
  if (address === '/content/hours') return true
  return typeof value === 'object' && value !== null && ('amount' in value || 'minutes' in value)
}

/** Whether a value is one text: of a draft it stands in a member, lines and opening hours are one. */
function textOf(value: unknown, address: string): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return undefined
  if (isFact(value, address)) return ''
  const lines: unknown = Reflect.get(value, 'lines') ?? value
  if (Array.isArray(lines) && lines.length > 0 && lines.every((line) => typeof line === 'string'))
    return lines.join('\n')
  const [text, id] = [Reflect.get(value, 'text') as unknown, Reflect.get(value, 'id') as unknown]
  return Reflect.get(value, 'draft') === true && id === undefined && typeof text === 'string'
    ? text
    : undefined
}

/** Every text of a part of a site, by its address. */
function leavesOf(value: unknown, address: string): readonly Leaf[] {
  const text = textOf(value, address)
  if (text !== undefined) return text === '' && !isFact(value, address) ? [] : [{ address, text }]
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    notText.has(key) ? [] : leavesOf(part, `${address}/${stepOf(value, key, part)}`)
  )
}

/** Every text of a site, by its address. */
function leavesIn({ businessInfo, content }: ResolvedSite): readonly Leaf[] {
  return [...leavesOf(businessInfo, '/businessInfo'), ...leavesOf(content, '/content')]
}

/** The site with a word of its own in each text, so that no other text is like it. Ways to reach the business stay. */
function withUniqueTexts(site: ResolvedSite): ResolvedSite {
  let count = 0
  const change = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return value === '' || notText.has(key) || /phone$|email$|^alt$/i.test(key)
        ? value
        : `${value} q${(count++).toString(26).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '')}`
    if (Array.isArray(value)) return value.map((part) => change(part, key))
    if (
      typeof value !== 'object' ||
      value === null ||
      notText.has(key) ||
      isFact(value, '') ||
      key === 'week'
    )
      return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)]))
  }
  const { businessInfo, content } = site
  return {
    ...site,
    businessInfo: change(businessInfo, '') as typeof businessInfo,
    content: change(content, '') as typeof content
  }
}

/** Every page of a site, without the comments that a framework puts between texts. */
async function drawPages(site: ResolvedSite, { renderSitePages }: Renderer) {
  const pages = await renderSitePages({
    json: JSON.stringify(site),
    features: site.selectedFeatures,
    layout: site.customization.layout
  })
  return pages.map(({ path, html }) => ({ path, html: html.replace(/<!--.*?-->/g, '') }))
}

async function drawPieces(site: ResolvedSite, marked: Renderer): Promise<readonly Piece[]> {
  const pages = await drawPages(site, marked)
  return pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<([^>]*)>([^<]*)/g)].map(([, element = '', text = '']) => {
      const address = /\sdata-field="([^"]*)"/.exec(element)?.[1]
      return {
        page: path,
        element,
        text: decode(text),
        isDerived: element.includes(' data-derived='),
        ...(address === undefined ? {} : { address: decode(address) })
      }
    })
  )
}

function decode(html: string): string {
  const characters: Readonly<Record<string, string>> = {
    lt: '<',
    gt: '>',
    quot: '"',
    '#x27': "'",
    '#39': "'",
    amp: '&'
  }
  return html.replace(/&(lt|gt|quot|#x27|#39|amp);/g, (_, name: string) => characters[name] ?? '')
}

/** The page as it is without marks. */
function unmarked(html: string): string {
  return html.replace(
    /<span data-field="[^"]*"(?: data-derived="")?( lang="[^"]*" dir="[^"]*")?>([^<]*)<\/span>/g,
    (_, language: string | undefined, text: string) =>
      language === undefined ? text : `<span${language}>${text}</span>`
  )
}

function valueAt({ businessInfo, content }: ResolvedSite, address: string): unknown {
  const [, part, field = ''] = address.split('/')
  return part === 'businessInfo' ? Reflect.get(businessInfo, field) : findAt(content, address)
}

describe.each(renderers)('in the preview of $framework, each text of a page names its field', (renderer) => {
  const { plain, marked } = renderer

  it.each(Object.entries(subjects))('and in a project nothing of that is left: %s', async (_, subject) => {
    const site = resolveSite(subject)
    const [without, within] = [await drawPages(site, plain), await drawPages(site, marked)]
    expect(within).toHaveLength(without.length)
    for (const [index, { path, html }] of without.entries()) {
      expect(within[index]?.html, path).toContain(' data-field="')
      expect(html, path).not.toMatch(/data-(?:field|derived)/)
      expect(unmarked(within[index]?.html ?? ''), path).toBe(html)
    }
  })

  it.each(Object.entries(subjects))('which holds what is shown: %s', async (_, subject) => {
    const site = resolveSite(subject)
    for (const { page, address, text, isDerived } of await drawPieces(site, marked)) {
      if (address === undefined) continue
      const value = valueAt(site, address)
      if (isDerived) expect(value, `${page} ${address}`).toBeDefined()
      else expect(text, `${page} ${address}`).toBe(textOf(value, address))
    }
  })

  it.each(Object.entries(subjects))('and no text is without: %s', async (_, subject) => {
    const site = withUniqueTexts(resolveSite(subject))
    const pieces = await drawPieces(site, marked)
    const texts = new Set(
      leavesIn(site)
        .flatMap(({ text }) => text.split('\n'))
        .filter((text) => text !== '')
    )
    // A label of the drawn map is a shape.
    const bare = pieces.filter(
      ({ address, text, element }) => address === undefined && texts.has(text) && !element.startsWith('text ')
    )
    expect(bare.map(({ page, text }) => `${page}: ${text}`)).toEqual([])
  })

  it('and every text is drawn, but for those that have a reason', async () => {
    const site = withUniqueTexts(resolveSite(everythingSite))
    const named = new Set((await drawPieces(site, marked)).map(({ address }) => address))
    const missing = leavesIn(site).filter(
      ({ address }) => !named.has(address) && !withoutElement.some(([pattern]) => pattern.test(address))
    )
    expect(missing).toEqual([])
  })
})
