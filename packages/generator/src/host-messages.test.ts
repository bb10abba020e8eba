import type { HostId } from '@sitewright/catalog'
import { findText } from '@sitewright/project'
import { defaultSite, type Site } from '@sitewright/site'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { generate } from './generate.ts'
import { resourceName } from './project-slug.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'

function textIn(
  path: string,
  platforms: readonly HostId[],
  change: Partial<Site['deployment']> = {}
): string {
  const messages = { way: 'function' as const, address: '', accessKey: '' }
  const deployment = {
    ...defaultSite.deployment,
    cicd: 'github-actions' as const,
    platforms,
    messages,
    ...change
  }
  return findText(generate(siteWith({ deployment }), tinyTemplate), path) ?? ''
}
const call = { messages: { way: 'call' as const, address: '', accessKey: '' } }

interface Step {
  run?: string
  uses?: string
  env?: Record<string, string>
}
const jobOf = (host: HostId): { env?: Record<string, string>; steps: Step[] } =>
  (
    parseYaml(textIn('.github/workflows/site.yml', [host])) as {
      jobs: Record<string, { env?: Record<string, string>; steps: Step[] }>
    }
  ).jobs[`deploy-${host}`] ?? { steps: [] }

describe('the function for messages on AWS', () => {
  const stack = (): Record<
    'Parameters' | 'Resources',
    Record<string, { Properties: Record<string, unknown> }>
  > => JSON.parse(textIn('aws/stack.json', ['aws'])) as never

  it('may have its role made, where there is one', () => {
    expect(textIn('aws/deploy.sh', ['aws'])).toContain('--capabilities CAPABILITY_IAM')
    expect(textIn('aws/deploy.sh', ['aws'], call)).not.toContain('CAPABILITY')
  })

  it('is open to visitors by both permissions, and sets no execution of a new account aside', () => {
    const { Resources } = stack()
    expect(Resources['MessageAccess']?.Properties['Action']).toBe('lambda:InvokeFunctionUrl')
    expect(Resources['MessageInvocation']?.Properties).toMatchObject({
      Action: 'lambda:InvokeFunction',
      InvokedViaFunctionUrl: true,
      Principal: '*'
    })
    expect(JSON.stringify(Resources)).not.toContain('ReservedConcurrentExecutions')
  })

  it('gets its key and its addresses, and is refused without', () => {
    const { Parameters } = stack()
    expect(Parameters['MailKey']).toMatchObject({ MinLength: 1, NoEcho: true })
    expect(Parameters['MailKey']).not.toHaveProperty('Default')
    expect(Parameters['MailTo']).toMatchObject({ MinLength: 1 })
    expect(jobOf('aws').env).toMatchObject({
      RESEND_API_KEY: '${{ secrets.RESEND_API_KEY }}',
      MAIL_TO: '${{ vars.MAIL_TO }}'
    })
  })

  it('is covered by the policy that the README names, as far as it is there', () => {
    expect(textIn('aws/policy.json', ['aws'])).toMatch(/iam:PassRole[\s\S]*|lambda:CreateFunction/)
    expect(textIn('aws/policy.json', ['aws'], call)).not.toMatch(/iam:|lambda:/)
    expect(textIn('README.md', ['aws'])).toContain('with `aws/policy.json` as its policy')
  })
})

describe('the function for messages on Firebase', () => {
  it('is deployed with the hosting that leads to it, with its packages and whom it mails to', () => {
    const { run } = jobOf('firebase').steps.at(-1) ?? {}
    expect(run?.split('\n')).toEqual([
      ': "${MAIL_TO:?Set the variable MAIL_TO of the repository}"',
      'printf \'MAIL_TO=%s\\nMAIL_FROM=%s\\n\' "$MAIL_TO" "$MAIL_FROM" > message/.env',
      'npm install --prefix message',
      'npx --yes firebase-tools deploy --only functions,hosting --force --non-interactive --project "$FIREBASE_PROJECT"'
    ])
    expect(textIn('README.md', ['firebase'])).toContain('functions:secrets:set RESEND_API_KEY')
    expect(textIn('README.md', ['firebase'])).toContain('Secret Manager Admin')
  })

  it('is not deployed where there is none', () => {
    expect(textIn('.github/workflows/site.yml', ['firebase'], call)).toContain(
      '--only hosting --non-interactive'
    )
  })
})

describe('Vercel by the workflow', () => {
  it('publishes the site that was built and tested, and builds no other', () => {
    const { steps } = jobOf('vercel')
    expect(steps.map(({ uses }) => uses)).toContain('actions/download-artifact@v8')
    expect(steps.at(-1)?.env).toEqual({ TESTED_SITE: 'dist' })
    expect(JSON.parse(textIn('vercel.json', ['vercel']))).toMatchObject({
      installCommand: 'test -n "$TESTED_SITE" || npm ci',
      buildCommand: 'test -n "$TESTED_SITE" || npm run check'
    })
    expect(JSON.parse(textIn('vercel.json', ['vercel'], { cicd: '' }))).toMatchObject({
      installCommand: 'npm ci',
      buildCommand: 'npm run check'
    })
  })
})

it.each([
  ['a-cafe', 'a-cafe'],
  ['3-brothers', 'site-3-brothers'],
  [`${'long-'.repeat(11)}name`, 'long-long-long-long-long-long-long-long']
])('a resource at a cloud is named by %s as clouds allow: %s', (name, expected) => {
  expect(resourceName(name)).toBe(expected)
})
