import { deploymentPlatformIds, enterpriseOptionIds, findConflicts, hostIds } from '@sitewright/catalog'
import { findText } from '@sitewright/project'
import { defaultSite, parseSite, type Site } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { generate } from './generate.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'

function textIn(path: string, change: Partial<Site['deployment']>): string | undefined {
  const deployment = { ...defaultSite.deployment, platforms: ['github' as const], ...change }
  return findText(generate(siteWith({ deployment }), tinyTemplate), path)
}
const workflow = '.github/workflows/site.yml'

it.each([
  ['', ''],
  ['my-repo', '/my-repo'],
  ['/clients//shop/', '/clients/shop'],
  ['/../shop', undefined],
  ['/a b', undefined]
])('the base path %j is read as %j', (basePath, expected) => {
  const deployment = { ...defaultSite.deployment, basePath }
  const read = parseSite({ ...defaultSite, deployment })
  expect(read.ok ? read.site.deployment.basePath : undefined).toBe(expected)
})

describe('on GitHub Pages', () => {
  it.each(['', 'kestrel.github.io'])(
    'with the domain %j the folder is what Pages says, and is tested',
    (domain) => {
      const { steps = [] } = deployJob({ domain })
      const at = steps.findIndex(({ uses }) => uses === 'actions/configure-pages@v6')
      expect(steps[at]?.id).toBe('pages')
      expect(steps[at + 1]).toMatchObject({
        run: 'npm run build:launch',
        env: { BASE_PATH: '${{ steps.pages.outputs.base_path }}' }
      })
      expect(textIn(workflow, { domain })?.match(/run: npm (?:run check|test)/g)).toHaveLength(2)
      expect(textIn('public/CNAME', { domain })).toBeUndefined()
      expect(textIn('README.md', { domain })).toContain('`/<repository>/`')
    }
  )

  it('a domain of the owner stands at its root, and the README says where to enter it', () => {
    const domain = 'kestrel.example'
    expect(deployJob({ domain }).steps?.[0]?.uses).toContain('actions/download-artifact')
    expect(textIn(workflow, { domain })).not.toContain('BASE_PATH')
    expect(textIn('public/CNAME', { domain })).toBe('kestrel.example\n')
    expect(textIn('README.md', { domain })).toContain('enter it under Pages as the custom domain')
  })

  it('a folder that was chosen is kept', () => {
    expect(textIn(workflow, { basePath: '/shop' })).not.toContain('BASE_PATH')
    expect(textIn('README.md', { basePath: '/shop' })).toContain('for the folder `/shop`')
  })
})

describe('whatever has the site at the root of its host refuses a base path', () => {
  const inFolder = (
    deployment: Partial<Site['deployment']>,
    enterprise: Partial<Site['enterpriseConfig']> = {}
  ) => {
    const site: Site = {
      ...defaultSite,
      deployment: { ...defaultSite.deployment, platforms: ['github'], basePath: '/shop', ...deployment },
      enterpriseConfig: { ...defaultSite.enterpriseConfig, enabled: true, ...enterprise }
    }
    const refused = findConflicts({ ...site, ...site.deployment }).some(
      ({ path }) => path === 'deployment.basePath'
    )
    return { refused, paths: [...generate(siteWith(site), tinyTemplate).keys()] }
  }

  it.each(hostIds)('the host %s', (host) => {
    expect(inFolder({ platforms: [host] }).refused).toBe(host !== 'github')
  })

  it.each(deploymentPlatformIds)('the platform %s', (platform) => {
    expect(inFolder({}, { deploymentPlatforms: [platform] }).refused).toBe(true)
  })

  it.each(enterpriseOptionIds)('the container, where %s asks for one', (option) => {
    const { refused, paths } = inFolder({}, { [option]: true })
    expect(refused).toBe(paths.includes('Dockerfile'))
  })
})

interface Step {
  id?: string
  uses?: string
  run?: string
  env?: Record<string, string>
}

function deployJob(change: Partial<Site['deployment']>): { steps?: Step[] } {
  const { jobs } = parse(textIn(workflow, change) ?? '') as { jobs: Record<string, { steps: Step[] }> }
  return jobs['deploy-github'] ?? jobs['deploy'] ?? {}
}
