import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { generate } from '../../packages/generator/src/index.ts'
import { dentist, everythingSite, type MessageDelivery, type Site } from '../../packages/site/src/index.ts'
import type { Content, Site as ProjectSite } from '../../templates/domain/site.ts'
import { withoutDrafts } from '../../templates/domain/drafts.ts'
import { photograph } from '../sites/pictured-site.ts'
import { writeProject } from '../sites/write-project.ts'
import { template } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'launch-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A practice that could go online: a real domain, a real address, nothing left to decide. */
const practice: Site = {
  ...dentist,
  selectedFeatures: ['contact-form', 'booking'],
  businessInfo: { ...dentist.businessInfo, contactEmail: 'hello@harbourstreetdental.co.uk' },
  deployment: { ...dentist.deployment, domain: 'harbourstreetdental.co.uk' },
  content: everythingSite.content ?? {}
}
writeProject(generate(practice, template), folder)
const siteJson = join(folder, 'src/site.json')
const written = JSON.parse(readFileSync(siteJson, 'utf8')) as ProjectSite
const decided: ProjectSite = { ...written, content: withoutDrafts(written.content) }

/** What launch-check says of the project with another site.json. */
function checked(site: ProjectSite): { ready: boolean; lines: string[] } {
  writeFileSync(siteJson, JSON.stringify(site))
  const { status, stdout, stderr } = spawnSync('node', ['tools/launch-check.ts'], {
    cwd: folder,
    encoding: 'utf8'
  })
  const lines = (stdout + stderr).split('\n').filter((line) => line.startsWith('- '))
  return { ready: status === 0, lines }
}

const sending = (messages: Partial<MessageDelivery>, info: Partial<ProjectSite['businessInfo']> = {}) =>
  checked({
    ...decided,
    businessInfo: { ...decided.businessInfo, ...info },
    deployment: { ...decided.deployment, messages: { ...decided.deployment.messages, ...messages } }
  })

describe('launch-check', () => {
  it('is ready where everything is decided and a visitor can call', () => {
    expect(checked(decided)).toEqual({ ready: true, lines: [] })
  })

  it.each([
    ['form', '', 'deployment.messages.address is empty, but messages go there.'],
    ['server', ' ', 'deployment.messages.address is empty, but messages go there.'],
    ['form', 'http://formspree.io/f/a', 'is not the https address of a service.'],
    ['form', 'https://forms.example/f', 'is not the https address of a service.'],
    ['server', 'https://localhost/api', 'is not the https address of a service.'],
    ['server', 'https://10.0.0.5/api', 'is not the https address of a service.'],
    ['server', 'https://intranet', 'is not the https address of a service.'],
    ['form', 'https://api.web3forms.com/submit', 'deployment.messages.accessKey is empty']
  ] as const)('is not ready where messages go by %s to "%s"', (way, address, sentence) => {
    const { ready, lines } = sending({ way, address })
    expect(ready).toBe(false)
    expect(lines).toEqual([expect.stringContaining(sentence)])
  })

  it('is not ready where the PHP file has nobody to mail to, or nobody can be reached at all', () => {
    expect(sending({ way: 'php' }, { contactEmail: '' }).lines).toEqual([
      '- businessInfo.contactEmail is empty, and the PHP file mails to it.'
    ])
    expect(sending({ way: 'call' }, { contactEmail: '', contactPhone: ' ' }).lines).toEqual([
      expect.stringContaining('Visitors need one of them, or a form')
    ])
  })

  it.each([
    ['form', 'https://formspree.io/f/mharbour', ''],
    ['form', 'https://api.web3forms.com/submit', 'a-public-key'],
    ['server', 'https://api.harbourstreetdental.co.uk', ''],
    ['netlify', '', ''],
    ['function', '', ''],
    ['php', '', '']
  ] as const)('is ready where messages go by %s to "%s"', (way, address, accessKey) => {
    expect(sending({ way, address, accessKey })).toEqual({ ready: true, lines: [] })
  })

  it('is not ready while nobody has said what a picture shows, or that it is decoration', () => {
    const { alt: _, ...picture } = photograph(1)
    const withPicture = (described: object) => {
      const hero = { ...decided.content.hero, picture: { ...picture, ...described } }
      return checked({ ...decided, content: { ...decided.content, hero } })
    }
    expect(withPicture({})).toEqual({
      ready: false,
      lines: [expect.stringMatching(/^- content\.hero\.picture: the picture has no description\./)]
    })
    expect(withPicture({ alt: 'The quay' }).ready).toBe(true)
    expect(withPicture({ alt: '' }).ready).toBe(true)
  })

  it('is not ready where something only pretends, and says what makes it real (3 §2)', () => {
    const pretending = ['auth', 'payments', 'notifications'] as const
    const selectedFeatures = [...practice.selectedFeatures, ...pretending]
    writeProject(generate({ ...practice, selectedFeatures }, template), folder)
    expect(checked({ ...decided, selectedFeatures })).toEqual({
      ready: false,
      lines: [
        expect.stringMatching(
          /^- auth is left out: any password signs .* choose Your own server in Sitewright/
        ),
        expect.stringMatching(/^- payments is left out: the card form .* deployment.paymentLink; or choose/),
        expect.stringMatching(/^- notifications is left out: .* see deployment.messages; or choose/)
      ]
    })
    const withDelivery = (deployment: Partial<ProjectSite['deployment']>) =>
      checked({ ...decided, selectedFeatures, deployment: { ...decided.deployment, ...deployment } })
    const server = { way: 'server', address: 'https://api.harbourstreetdental.co.uk', accessKey: '' } as const
    // site.json alone brings no code that calls a server.
    expect(withDelivery({ messages: server }).lines).toHaveLength(3)
    writeProject(generate({ ...practice, selectedFeatures: [...pretending, 'api'] }, template), folder)
    expect(withDelivery({ messages: server })).toEqual({ ready: true, lines: [] })
    const linked = withDelivery({ paymentLink: 'https://buy.stripe.com/harbour' })
    expect(linked.lines.map((line) => line.split(' ')[1])).toEqual(['auth', 'notifications'])
  })

  it('reads the address of a server from the files that the build reads, and refuses one that nobody reaches', () => {
    const site = { ...decided, selectedFeatures: [...decided.selectedFeatures, 'auth', 'api'] }
    const variables = join(folder, '.env.production')
    writeFileSync(variables, 'VITE_API_URL=http://localhost:8080/api\n')
    expect(checked(site).lines).toEqual([
      '- VITE_API_URL, http://localhost:8080/api, is not the https address of a server that visitors can reach.'
    ])
    writeFileSync(variables, 'VITE_API_URL=https://api.harbourstreetdental.co.uk\n')
    expect(checked(site)).toEqual({ ready: true, lines: [] })
    rmSync(variables)
  })

  it('names each draft of the pages that laws ask for, with its page and its key (S2-7)', () => {
    const legal: Content['legal'] = {
      vat: { text: 'None', draft: true },
      kept: { text: 'For six months.', draft: true }
    }
    const form = { way: 'form', address: 'https://formspree.io/f/mharbour', accessKey: '' } as const
    const { lines } = checked({
      ...decided,
      deployment: { ...decided.deployment, messages: form },
      content: { ...decided.content, legal }
    })
    expect(lines).toEqual([
      expect.stringContaining('- /imprint: content.legal.vat, "None", is a draft.'),
      expect.stringContaining('- /privacy: content.legal.kept, "For six months.", is a draft.')
    ])
  })
})
