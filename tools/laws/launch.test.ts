import { describe, expect, it } from 'vitest'
import { featureIds, featureSimulations, type FeatureId } from '../../packages/catalog/src/index.ts'
import { generateBatches } from '../../packages/generator/src/generate.ts'
import { getAdapter } from '../../packages/generator/src/index.ts'
import { findText, toProject } from '../../packages/project/src/index.ts'
import { everythingSite, resolveSite, type Deployment, type Site } from '../../packages/site/src/index.ts'
import { findBrokenPages } from '../../templates/site-build/finish-site.ts'
import { fillManifest } from '../../templates/site-build/from-site.ts'
import { pairwiseSets } from '../sites/feature-sets.ts'
import { drawLaunch } from './draw-page.ts'
import { template } from './support.ts'

const alone: readonly FeatureId[][] = featureIds.map((id) => [id])
/** All features, and sets in which every two of them meet. */
const together: readonly (readonly FeatureId[])[] = [featureIds, ...pairwiseSets()]

const messages = (way: Deployment['messages']['way'], address = '') => ({ way, address, accessKey: '' })

/** What may stand behind a site: nobody, a service for forms, a payment provider, a server of its own. */
const backings = {
  nobody: { messages: messages('call') },
  'a form service': { messages: messages('form', 'https://formspree.io/f/mharbour') },
  'a payment link': { messages: messages('call'), paymentLink: 'https://buy.stripe.com/harbour' },
  'a server': { messages: messages('server', 'https://api.harbourstreetdental.co.uk') }
} as const satisfies Readonly<Record<string, Partial<Deployment>>>
type Backing = keyof typeof backings

function siteOf(selectedFeatures: readonly FeatureId[], backing: Backing): Site {
  const deployment = { ...everythingSite.deployment, ...backings[backing] }
  return { ...everythingSite, selectedFeatures, deployment }
}

/** Personal data, as browsers know the fields that ask for it (HTML, autofill detail tokens). */
const personal = /autocomplete="(?:name|email|tel|username|organization|url)"/i
const secret = /type="password"|autocomplete="[^"]*password"/i
const card = /autocomplete="cc-/i
const pretending = /demonstration|\bdemo\b|no server is set up|kept in this browser only|nothing was charged/i

/** What a visitor of this page could be made to believe, though nobody stands behind it. */
function pretences(path: string, html: string, served: boolean): string[] {
  const forms = html.match(/<form\b[\s\S]*?<\/form>/g) ?? []
  const untargeted = forms.filter((form) => personal.test(form) && !/^<form[^>]*\saction="/.test(form))
  return [
    ...(card.test(html) ? [`${path} asks for a card.`] : []),
    ...(pretending.test(html) ? [`${path} only shows how it would be: ${pretending.exec(html)?.[0]}.`] : []),
    ...(!served && secret.test(html) ? [`${path} asks for a password.`] : []),
    ...(!served && untargeted.length > 0 ? [`${path} has a form that is sent nowhere.`] : [])
  ]
}

function deadShortcuts(site: Site, paths: ReadonlySet<string>): string[] {
  if (!site.selectedFeatures.includes('pwa')) return []
  // The first batch holds the texts; drawing takes long, and no shortcut depends on it.
  const texts = toProject(generateBatches(site, template).next().value ?? [])
  const json = findText(texts, `${getAdapter(template.framework).folders.public}/manifest.webmanifest`)
  const { manifest, unusedIcons } = fillManifest(json ?? '{}', resolveSite(site), paths)
  const { shortcuts } = JSON.parse(manifest) as { shortcuts: { url: string; icons: { src: string }[] }[] }
  const dead = shortcuts.filter(
    ({ url, icons }) => !paths.has(url) || icons.some(({ src }) => unusedIcons.includes(src))
  )
  return dead.map(({ url }) => `A shortcut leads to ${url}.`)
}

it('keeps an icon of the app that a shortcut without a page shares', () => {
  const [shared, own] = [{ src: '/icon.png' }, { src: '/booking.png' }]
  const json = JSON.stringify({ icons: [shared], shortcuts: [{ url: '/booking', icons: [shared, own] }] })
  const { unusedIcons } = fillManifest(json, resolveSite(everythingSite), new Set(['/']))
  expect(unusedIcons).toEqual(['/booking.png'])
})

describe('a launch build, whatever features are chosen', () => {
  it.each([
    ['nobody', [...alone, ...together]],
    ['a form service', [featureIds]],
    ['a payment link', [featureIds]],
    ['a server', together]
  ] as const)(
    'holds nothing that only pretends, and nothing leads to a page that was left out: behind it is %s',
    async (backing, sets) => {
      const problems: string[] = []
      for (const features of sets) {
        const site = siteOf(features, backing)
        const pages = await drawLaunch(site)
        const found = [
          ...[...pages].flatMap(([path, html]) => pretences(path, html, backing === 'a server')),
          ...findBrokenPages(
            [...pages].map(([path, html]) => ({ path, html })),
            'public'
          ),
          ...deadShortcuts(site, new Set(pages.keys()))
        ]
        problems.push(...found.map((problem) => `${features.join(' ')}: ${problem}`))
      }
      expect([...new Set(problems)].slice(0, 20)).toEqual([])
    },
    120_000
  )

  it('keeps every page of what is real', async () => {
    const pagesWith = async (backing: Backing) => [...(await drawLaunch(siteOf(featureIds, backing))).keys()]
    const [bare, linked, served] = await Promise.all([
      pagesWith('nobody'),
      pagesWith('a payment link'),
      pagesWith('a server')
    ])
    const account = ['/login', '/register', '/profile']
    expect(served).toEqual(
      expect.arrayContaining([...account, '/payments', '/reviews', '/analytics', '/chat'])
    )
    expect(linked.filter((path) => !bare.includes(path))).toEqual(['/payments'])
    expect(bare).toEqual(expect.arrayContaining(['/', '/contact', '/booking', '/chat', '/search']))
  })

  it('is told what makes each simulated feature real', () => {
    for (const row of Object.values(featureSimulations))
      if (row !== 'real') expect(row.realBy.length).toBeGreaterThan(0)
  })
})
