import { ciIds, hostIds, hosts, type CiId, type Host, type HostId } from '@sitewright/catalog'
import { findText } from '@sitewright/project'
import { defaultSite, type EnterpriseConfig, type Site } from '@sitewright/site'
import { parse as parseToml } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { generate } from './generate.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'

const bar = { assets: 'public, max-age=31536000, immutable', pages: 'no-cache' }

interface Choices extends Partial<Site['deployment']> {
  enterprise?: Partial<EnterpriseConfig>
  features?: Site['selectedFeatures']
}

function textIn(path: string, { enterprise, features = [], ...deployment }: Choices = {}): string {
  const site = siteWith({
    selectedFeatures: features,
    deployment: { ...defaultSite.deployment, platforms: hostIds, testing: false, ...deployment },
    enterpriseConfig: {
      ...defaultSite.enterpriseConfig,
      ...(enterprise === undefined ? {} : { enabled: true, ...enterprise })
    }
  })
  return findText(generate(site, tinyTemplate), path) ?? ''
}

const json = (path: string, choices?: Choices): never => JSON.parse(textIn(path, choices)) as never

interface Workflow {
  concurrency: { 'cancel-in-progress': string }
  jobs: Record<string, { steps: { name?: string; run?: string; uses?: string; with?: object }[] }>
}
const workflow = (choices: Choices): Workflow =>
  parseYaml(textIn('.github/workflows/site.yml', { cicd: 'github-actions', ...choices })) as Workflow

describe('the site is built before it is tested (S0-3)', () => {
  it('by npm run check, which hosts run where tests were asked for', () => {
    const { scripts } = json('package.json', { testing: true }) as { scripts: Record<string, string> }
    expect(scripts).toMatchObject({
      check: 'npm run lint && npm run build:launch && npm test',
      pretest: 'node tools/build.ts if-stale'
    })
    expect(json('vercel.json', { testing: true })).toMatchObject({ buildCommand: 'npm run check' })
    expect(json('vercel.json')).toMatchObject({ buildCommand: 'npm run build:launch' })
    expect(parseToml(textIn('netlify.toml', { testing: true }))).toMatchObject({
      build: { command: 'npm run check' }
    })
    expect(textIn('Dockerfile', { testing: true, enterprise: { docker: true } })).toContain(
      'RUN npm run check'
    )
  })

  it('by the workflow', () => {
    const steps = workflow({ testing: true }).jobs['build']?.steps ?? []
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm run check'])
  })

  it('by CodeBuild, which deploys nothing that failed', () => {
    const { phases } = parseYaml(textIn('buildspec.yml', { testing: true })) as {
      phases: Record<string, { commands: string[]; 'on-failure'?: string }>
    }
    expect(phases['build']).toEqual({ 'on-failure': 'ABORT', commands: ['npm run check'] })
    expect(phases['install']).toMatchObject({ 'on-failure': 'ABORT', commands: ['npm ci'] })
  })
})

describe('a push is published once (S1-15)', () => {
  it.each(['', ...ciIds] as (CiId | '')[])('where %j was chosen', (cicd) => {
    const { git } = json('vercel.json', { cicd }) as { git?: { deploymentEnabled: boolean } }
    const { build } = parseToml(textIn('netlify.toml', { cicd })) as { build: { ignore?: string } }
    const workflowDeploys = cicd === 'github-actions'
    expect(git?.deploymentEnabled === false).toBe(workflowDeploys)
    expect(build.ignore === 'exit 0').toBe(workflowDeploys)
  })

  it('also where the workflow deploys elsewhere', () => {
    const choices: Choices = {
      cicd: 'github-actions',
      platforms: ['netlify'],
      enterprise: { deploymentPlatforms: ['vercel'] }
    }
    expect(json('vercel.json', choices)).not.toHaveProperty('git')
  })
})

describe('the README names what a workflow needs (S1-16)', () => {
  it.each(hostIds)('on %s', (host) => {
    const choices: Choices = { cicd: 'github-actions', platforms: [host] }
    const read = [...textIn('.github/workflows/site.yml', choices).matchAll(/(?:secrets|vars)\.(\w+)/g)]
    const readme = textIn('README.md', choices)
    expect(read.length > 0).toBe(host !== 'github')
    for (const [, name = ''] of read)
      expect(readme).toMatch(new RegExp(`(Secret|Variable) \`${name}\`: .{10}`))
  })

  it('and nothing of it where there is none', () => {
    expect(textIn('README.md')).not.toContain('VERCEL_TOKEN')
  })
})

describe('the container is built with the variables of the site (S1-17)', () => {
  const choices: Choices = {
    features: ['api'],
    monitoring: ['datadog'],
    enterprise: { docker: true, cicd: true, deploymentPlatforms: ['gcp'] }
  }

  it('which the Dockerfile takes as arguments before it builds', () => {
    const lines = textIn('Dockerfile', choices).split('\n')
    const at = lines.indexOf('ARG VITE_API_URL=')
    expect(at).toBeGreaterThan(0)
    expect(at).toBeLessThan(lines.indexOf('RUN npm run build:launch'))
    expect(lines).toContain('ARG VITE_DATADOG_SITE=datadoghq.com')
  })

  it('and the workflow, Compose and Cloud Build give', () => {
    const container = textIn('.github/workflows/container.yml', choices)
    expect(container).toContain('VITE_API_URL=${{ vars.VITE_API_URL }}')
    expect(container).toContain("VITE_DATADOG_SITE=${{ vars.VITE_DATADOG_SITE || 'datadoghq.com' }}")
    expect(parseYaml(textIn('compose.yaml', choices))).toMatchObject({
      services: { site: { build: { args: { VITE_API_URL: '${VITE_API_URL:-}' } } } }
    })
    expect(textIn('cloudbuild.yaml', choices)).toContain('VITE_API_URL=$_VITE_API_URL')
    expect(textIn('.dockerignore', choices)).toContain('.env*')
  })
})

describe('AWS (S1-18)', () => {
  const script = (): string[] =>
    textIn('aws/deploy.sh', { features: ['pwa'], domain: 'nine.example' }).split('\n')

  it('gets scripts and fonts first, kept for good, then the rest, which is asked for again', () => {
    const uploads = script().filter((line) => line.startsWith('aws s3 sync'))
    expect(uploads).toEqual([
      `aws s3 sync dist/assets/ "s3://$BUCKET/assets/" --cache-control "${bar.assets}"`,
      `aws s3 sync dist/fonts/ "s3://$BUCKET/fonts/" --cache-control "${bar.assets}"`,
      `aws s3 sync dist/ "s3://$BUCKET/" --exclude "assets/*" --exclude "fonts/*" --delete --cache-control "${bar.pages}"`
    ])
  })

  it('answers to the domain where it has its certificate', () => {
    const stack = json('aws/stack.json', { domain: 'nine.example' }) as {
      Parameters: Record<string, { Default: string }>
      Resources: { Site: { Properties: { DistributionConfig: Record<string, unknown> } } }
    }
    const { Aliases, ViewerCertificate } = stack.Resources.Site.Properties.DistributionConfig
    expect(stack.Parameters['Domain']?.Default).toBe('nine.example')
    expect(Aliases).toEqual({ 'Fn::If': ['OwnDomain', [{ Ref: 'Domain' }], { Ref: 'AWS::NoValue' }] })
    expect(ViewerCertificate).toMatchObject({
      'Fn::If': ['OwnDomain', { AcmCertificateArn: { Ref: 'CertificateArn' } }, {}]
    })
    expect(script().join('\n')).toContain('Domain=${DOMAIN:-nine.example}')
  })
})

describe('pages are asked for again each time, scripts and fonts never (S2-9)', () => {
  it('on Vercel, where no address matches two rules', () => {
    const { headers } = json('vercel.json') as {
      headers: { source: string; headers: { key: string; value: string }[] }[]
    }
    const caching = (address: string): string[] =>
      headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(address))
        .flatMap((rule) => rule.headers)
        .filter(({ key }) => key === 'Cache-Control')
        .map(({ value }) => value)
    for (const address of ['/', '/about', '/services/one', '/sw.js', '/manifest.webmanifest', '/404'])
      expect(caching(address), address).toEqual([bar.pages])
    for (const address of ['/assets/a.js', '/fonts/b.woff2']) expect(caching(address)).toEqual([bar.assets])
  })

  it('on Netlify, where no address matches two rules', () => {
    const { headers } = parseToml(textIn('netlify.toml', { features: ['booking'] })) as {
      headers: { for: string; values: Record<string, string> }[]
    }
    const rules = headers.filter(({ values }) => 'Cache-Control' in values)
    const matching = (address: string): string[] =>
      rules
        .filter(({ for: path }) =>
          path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : path === address
        )
        .map(({ values }) => values['Cache-Control'] ?? '')
    for (const address of ['/', '/about', '/services', '/services/one', '/booking', '/404', '/sw.js'])
      expect(matching(address), address).toEqual([bar.pages])
    for (const address of ['/assets/a.js', '/fonts/b.woff2']) expect(matching(address)).toEqual([bar.assets])
  })

  it('on Firebase, where the last rule wins', () => {
    const { hosting } = json('firebase.json') as {
      hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] }
    }
    const caching = hosting.headers.map(({ source, headers }) => [
      source,
      headers.find(({ key }) => key === 'Cache-Control')?.value
    ])
    expect(caching).toEqual([
      ['**', bar.pages],
      ['/assets/**', bar.assets],
      ['/fonts/**', bar.assets]
    ])
  })

  it('on Azure and in the container', () => {
    const enterprise = { docker: true, deploymentPlatforms: ['azure' as const] }
    expect(json('public/staticwebapp.config.json', { enterprise })).toMatchObject({
      globalHeaders: { 'Cache-Control': bar.pages },
      routes: [
        { route: '/assets/*', headers: { 'Cache-Control': bar.assets } },
        { route: '/fonts/*', headers: { 'Cache-Control': bar.assets } }
      ]
    })
    const blocks = textIn('nginx.conf', { enterprise }).split('    location ')
    const of = (path: string): string => blocks.find((block) => block.startsWith(`${path} {`)) ?? ''
    expect(of('/')).toContain(`add_header Cache-Control "${bar.pages}" always;`)
    expect(of('/assets/')).toContain(`add_header Cache-Control "${bar.assets}";`)
  })

  it('the container limits whoever asks too much, not the first visits of an office behind a balancer', () => {
    const text = textIn('nginx.conf', { enterprise: { docker: true, rateLimiting: true } })
    const [, burst] = /limit_req zone=visitors burst=(\d+) nodelay;/.exec(text) ?? []
    // What a first visit to the largest site asks for, four times.
    expect(Number(burst)).toBeGreaterThanOrEqual(4 * 200)
    expect(text).toContain('limit_req_zone $binary_remote_addr')
    expect(text).toContain('real_ip_header X-Forwarded-For;')
    const plain = textIn('nginx.conf', { enterprise: { docker: true } })
    expect(plain).not.toMatch(/limit_req|real_ip/)
  })

  it('the container tells visitors of Cloud Run apart, and trusts its network nowhere else', () => {
    const enterprise = { docker: true, rateLimiting: true }
    const run = { ...enterprise, deploymentPlatforms: ['gcp' as const] }
    const trusted = 'set_real_ip_from 169.254.0.0/16;'
    expect(textIn('nginx.conf', { enterprise: run })).toContain(trusted)
    expect(textIn('nginx.conf', { enterprise })).not.toContain(trusted)
  })
})

describe('the workflow', () => {
  it('uses the actions of today and never ends a run that deploys (S2-12)', () => {
    const { concurrency, jobs } = workflow({})
    expect(concurrency['cancel-in-progress']).toBe("${{ github.event_name == 'pull_request' }}")
    const used = new Set(Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? [])))
    expect([...used].sort()).toEqual([
      'actions/checkout@v7',
      'actions/configure-pages@v6',
      'actions/deploy-pages@v5',
      'actions/download-artifact@v8',
      'actions/setup-node@v7',
      'actions/upload-artifact@v7',
      'actions/upload-pages-artifact@v5',
      'aws-actions/configure-aws-credentials@v6',
      'google-github-actions/auth@v3'
    ])
  })

  it('installs exactly the locked packages, from a cache (S2-14)', () => {
    const node = workflow({}).jobs['build']?.steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))
    expect(node?.with).toMatchObject({ cache: 'npm' })
    const everything = textIn('Dockerfile', { enterprise: { docker: true } }) + textIn('vercel.json')
    expect(everything).toMatch(/RUN npm ci[\s\S]*"installCommand": "npm ci"/)
    expect(everything).not.toContain('npm install')
  })
})

describe('https is insisted on for a day, and not for subdomains (S2-13)', () => {
  it.each(['vercel.json', 'netlify.toml', 'firebase.json', 'nginx.conf', 'public/staticwebapp.config.json'])(
    'in %s',
    (path) => {
      const text = textIn(path, { enterprise: { docker: true, deploymentPlatforms: ['azure'] } })
      expect(text).toContain('max-age=86400')
      expect(text).not.toContain('includeSubDomains')
    }
  )

  it('in the stack of AWS, and not at all without a certificate', () => {
    expect(textIn('aws/stack.json')).toMatch(/"AccessControlMaxAgeSec": 86400,\s*"IncludeSubdomains": false/)
    expect(textIn('vercel.json', { ssl: false })).not.toContain('Strict-Transport-Security')
  })
})

describe('the README says which checks run (S2-15)', () => {
  const line = (choices: Choices): string =>
    /Checks on each push: (.*)/.exec(textIn('README.md', choices))?.[1] ?? ''

  it.each([
    [
      { platforms: ['vercel'] },
      'none of its own. A host that imports the repository runs `npm run build:launch`'
    ],
    [
      { platforms: ['github'] },
      'GitHub Actions, for GitHub Pages: lint, types and build; `main` is deployed'
    ],
    [
      { platforms: ['vercel', 'aws'], cicd: 'github-actions', testing: true },
      'GitHub Actions: lint, types and build, then the tests; a push to `main` that passes is deployed to Vercel, AWS'
    ],
    [{ platforms: ['vercel'], cicd: 'vercel-git' }, 'Vercel Git integration: types and build'],
    [
      { platforms: ['netlify', 'github'], cicd: 'netlify-build', testing: true },
      'Netlify Build: lint, types and build, then the tests. GitHub Actions, for GitHub Pages: lint, types and build, then the tests; `main` is deployed'
    ]
  ] as [Choices, string][])('with %j', (choices, expected) => {
    expect(line(choices)).toBe(expected)
  })
})

describe("what a host's terms forbid a business", () => {
  it.each(hostIds)('stands in the README of a site on %s, if anything', (host: HostId) => {
    const { terms }: Host = hosts[host]
    const readme = textIn('README.md', { platforms: [host] })
    expect(readme.includes('\n> ')).toBe(terms !== undefined)
    if (terms !== undefined) expect(readme).toContain(`> ${terms}`)
  })

  it('is known of the two that bar businesses', () => {
    expect(hostIds.filter((id) => 'terms' in hosts[id])).toEqual(['vercel', 'github'])
  })
})
