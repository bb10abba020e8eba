import { findText } from '@sitewright/project'
import { defaultSite, type Site } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { generate } from './generate.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'

function projectWith(
  messages: Partial<Site['deployment']['messages']>,
  changes: Partial<Site['deployment']> = {}
) {
  const deployment = {
    ...defaultSite.deployment,
    platforms: ['vercel', 'netlify', 'aws', 'firebase'] as const,
    ...changes,
    messages: { ...defaultSite.deployment.messages, ...messages }
  }
  const site = siteWith({ selectedFeatures: ['contact-form'], deployment })
  return generate(
    { ...site, businessInfo: { ...site.businessInfo, contactEmail: "o'hara@kestrel.example" } },
    tinyTemplate
  )
}

const policyOf = (project: ReturnType<typeof projectWith>): Record<string, string> =>
  JSON.parse(findText(project, 'src/policy.json') ?? '{}') as Record<string, string>

describe('the way that messages go', () => {
  it('is one re-export, and a server is asked where it is a server', () => {
    expect(findText(projectWith({}), 'src/chosen.ts')).toContain(
      "\nexport { callOnly as deliver } from './browser/backends.ts'\n"
    )
    const server = projectWith({ way: 'server', address: 'https://api.kestrel.example' })
    expect(findText(server, 'src/chosen.ts')).toContain('createRestBackend')
    expect(findText(server, '.env.example')).toContain('VITE_API_URL')
  })

  it('opens the policy to the one origin that takes them', () => {
    const form = policyOf(projectWith({ way: 'form', address: 'https://formspree.io/f/mkestrel' }))
    expect(form['connect-src']).toBe("'self' https://formspree.io")
    expect(form['form-action']).toBe("'self' https://formspree.io")
    const server = policyOf(projectWith({ way: 'server', address: 'https://api.kestrel.example/v1' }))
    expect(server['connect-src']).toBe("'self' https://api.kestrel.example")
    for (const way of ['call', 'netlify', 'function', 'php'] as const)
      expect(
        JSON.stringify(policyOf(projectWith({ way, address: 'https://elsewhere.example' })))
      ).not.toContain('elsewhere')
  })

  it('brings the function of each host that was chosen, and no other', () => {
    const files = (platforms: Site['deployment']['platforms']) =>
      [...projectWith({ way: 'function' }, { platforms }).keys()].filter((path) =>
        /^(api|message|netlify)\//.test(path)
      )
    expect(files(['vercel'])).toEqual(['api/message.js', 'message/mail.js'])
    expect(files(['netlify'])).toEqual(['message/mail.js', 'netlify/functions/message.js'])
    expect(files(['aws'])).toEqual(['message/aws.js', 'message/mail.js', 'message/package.json'])
    expect(files(['firebase'])).toEqual(['message/index.js', 'message/mail.js', 'message/package.json'])
    expect(files(['github'])).toEqual([])
    expect([...projectWith({}).keys()].filter((path) => path.startsWith('message/'))).toEqual([])
  })

  it('leads /api/message to the function on Firebase and AWS', () => {
    const project = projectWith({ way: 'function' })
    const firebase = JSON.parse(findText(project, 'firebase.json') ?? '') as {
      hosting: object
      functions: object[]
    }
    expect(firebase.hosting).toMatchObject({
      rewrites: [{ source: '/api/message', function: { functionId: 'message' } }]
    })
    expect(firebase.functions).toMatchObject([{ source: 'message' }])
    const stack = findText(project, 'aws/stack.json') ?? ''
    expect(stack).toContain('"PathPattern": "/api/message"')
    expect(findText(project, 'aws/deploy.sh')).toContain('aws lambda update-function-code')
    expect(findText(projectWith({}), 'aws/stack.json')).not.toContain('Lambda')
  })

  it('prints the PHP file with an address that cannot leave its text', () => {
    const php = findText(projectWith({ way: 'php' }), 'public/mail.php') ?? ''
    expect(php).toContain(String.raw`const MAIL_TO = 'o\'hara@kestrel.example';`)
  })

  it('prints the form that Netlify looks for', () => {
    const html = findText(projectWith({ way: 'netlify' }), 'public/__forms.html') ?? ''
    expect(html).toContain('data-netlify="true" netlify-honeypot="_gotcha"')
  })

  it.each([
    ['call', 'There is no form'],
    ['form', 'Formspree takes'],
    ['form', 'The content security policy in `src/policy.json` allows this one origin'],
    ['netlify', 'Enable form detection'],
    ['function', 'RESEND_API_KEY'],
    ['php', 'dist/mail.php'],
    ['server', 'POST /contact']
  ] as const)('says in the README what is to do for %s', (way, words) => {
    const readme = findText(projectWith({ way, address: 'https://formspree.io/f/a' }), 'README.md') ?? ''
    const section = readme.slice(readme.indexOf('## How messages reach you'))
    expect(section).toContain(words)
  })

  it('says in the README what `npm run dev` sends: nothing, but to a server of the owner', () => {
    const readmeOf = (way: 'form' | 'server') =>
      findText(projectWith({ way, address: 'https://a.example/f' }), 'README.md')
    expect(readmeOf('form')).toContain('Nothing is sent from `npm run dev`')
    expect(readmeOf('server')).toContain('`npm run dev` does send, to your server')
  })
})
