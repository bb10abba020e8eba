import { describe, expect, it } from 'vitest'
import {
  analyticsIds,
  authProviderIds,
  ciIds,
  colorSchemeIds,
  databaseIds,
  deploymentPlatformIds,
  enterpriseOptionIds,
  featureIds,
  fontIds,
  fonts,
  hostIds,
  layoutIds,
  monitoringIds
} from '../../packages/catalog/src/index.ts'
import { generate, getAdapter } from '../../packages/generator/src/index.ts'
import type { Project } from '../../packages/project/src/index.ts'
import {
  defaultSite,
  everythingSite,
  type EnterpriseConfig,
  type Site
} from '../../packages/site/src/index.ts'
import { resolvedSite, siteWith, snapshots } from './support.ts'

/** What differs, but for files that repeat every choice: a difference in them alone is none. */
function changed(before: Project, after: Project, repeating: readonly string[]): string[] {
  const paths = new Set([...before.keys(), ...after.keys()])
  return [...paths].filter(
    (path) => !repeating.includes(path) && before.get(path)?.content !== after.get(path)?.content
  )
}

const plain = siteWith({
  deployment: { ...defaultSite.deployment, platforms: ['vercel', 'netlify'], testing: false }
})

function deployed(deployment: Partial<Site['deployment']>): Site {
  return { ...plain, deployment: { ...plain.deployment, ...deployment } }
}

function enterprise(options: Partial<EnterpriseConfig>): Site {
  return { ...plain, enterpriseConfig: { ...plain.enterpriseConfig, enabled: true, ...options } }
}

function customized(customization: Partial<Site['customization']>): Site {
  return { ...plain, customization: { ...plain.customization, ...customization } }
}

const options: [name: string, site: Site][] = [
  ...featureIds.map((id): [string, Site] => [`feature ${id}`, { ...plain, selectedFeatures: [id] }]),
  ...layoutIds
    .filter((id) => id !== plain.customization.layout)
    .map((layout): [string, Site] => [`layout ${layout}`, customized({ layout })]),
  ...fontIds
    .filter((id) => id !== 'inter')
    .map((id): [string, Site] => [`font ${id}`, customized({ fontFamily: fonts[id].name })]),
  ...colorSchemeIds
    .filter((id) => id !== 'professional')
    .map((colorScheme): [string, Site] => [`colours ${colorScheme}`, customized({ colorScheme })]),
  ['dark mode', customized({ darkMode: true })],
  ['animations', customized({ animations: false })],
  ['seed of the pictures', customized({ artSeed: 'harbour' })],
  ['custom CSS', customized({ customCSS: '.hero { color: red; }' })],
  ['JavaScript', { ...plain, typescript: false }],
  ...hostIds.map((id): [string, Site] => [
    `host ${id}`,
    deployed({ platforms: plain.deployment.platforms.includes(id) ? [] : [id] })
  ]),
  ...ciIds.map((cicd): [string, Site] => [`checks ${cicd}`, deployed({ cicd })]),
  ...analyticsIds.map((id): [string, Site] => [`analytics ${id}`, deployed({ analytics: [id] })]),
  ...monitoringIds.map((id): [string, Site] => [`monitoring ${id}`, deployed({ monitoring: [id] })]),
  ['testing', deployed({ testing: true })],
  ['no SSL', deployed({ ssl: false })],
  ['domain', { ...deployed({ domain: 'example.com', platforms: ['github'] }) }],
  ...enterpriseOptionIds.map((id): [string, Site] => [`option ${id}`, enterprise({ [id]: true })]),
  ...databaseIds.map((database): [string, Site] => [`database ${database}`, enterprise({ database })]),
  ...authProviderIds.map((id): [string, Site] => [`provider ${id}`, enterprise({ authProviders: [id] })]),
  ...deploymentPlatformIds.map((id): [string, Site] => [
    `platform ${id}`,
    { ...enterprise({ deploymentPlatforms: [id] }), deployment: { ...plain.deployment, platforms: [] } }
  ])
]

describe.each(snapshots)('every option that is offered changes the project in $framework', (template) => {
  const own = generate(resolvedSite(plain.selectedFeatures, plain), template)
  const { site: siteFile, choices } = getAdapter(template.framework).documents
  const repeating = [siteFile, choices, 'README.md', 'docs/decisions.md', 'docs/recipes.md']

  it.each(options)('%s', (_, site) => {
    const files = changed(own, generate(resolvedSite(site.selectedFeatures, site), template), repeating)
    expect(files).not.toEqual([])
  })

  it('says nothing of TypeScript where JavaScript was chosen, but that it was', () => {
    const project = generate({ ...everythingSite, typescript: false }, template)
    const saying = [...project.values()].filter(
      ({ path, content }) =>
        // SvelteKit names its settings so for either language.
        path !== 'package-lock.json' && /typescript|type guard|(?<!\$app\/)tsconfig/i.test(String(content))
    )
    expect(saying.map(({ path }) => path)).toEqual([choices])
  })
})
