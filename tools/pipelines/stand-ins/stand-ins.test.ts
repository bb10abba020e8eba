// What stands for a host in the pipelines refuses what the host would refuse.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { generate } from '../../../packages/generator/src/index.ts'
import { dentist, type Site } from '../../../packages/site/src/index.ts'
import { writeProject } from '../../sites/write-project.ts'
import { builtTemplate } from '../../template/built-template.ts'

const tool = join(import.meta.dirname, '../fake-tool.ts')
const site: Site = {
  ...dentist,
  deployment: {
    ...dentist.deployment,
    platforms: ['aws', 'firebase'],
    cicd: 'github-actions',
    messages: { way: 'function', address: '', accessKey: '' }
  }
}
const project = generate(site, builtTemplate())
const home = mkdtempSync(join(tmpdir(), 'stand-ins-'))
afterAll(() => rmSync(home, { recursive: true }))

/** The project in a folder of its own, with a built site and one file changed. */
function folderWith(path: string, change: (text: string) => string): string {
  const folder = join(mkdtempSync(join(home, 'host-')), 'project')
  writeProject(project, folder)
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<h1>Built</h1>')
  const file = join(folder, path)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  return folder
}

function run(folder: string, ...command: readonly string[]): string {
  const { status, stderr } = spawnSync(process.execPath, [tool, ...command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PIPELINE_LOG: join(folder, '../log'), PIPELINE_HOME: home }
  })
  return status === 0 ? 'taken' : stderr
}

describe('AWS', () => {
  const deploy = (
    folder: string,
    overrides = ['Domain=', 'MailTo=a@b.example', 'MailKey=key'],
    name = 'dental'
  ) =>
    run(
      folder,
      'aws',
      'cloudformation',
      'deploy',
      '--stack-name',
      name,
      '--template-file',
      'aws/stack.json',
      '--capabilities',
      'CAPABILITY_IAM',
      '--parameter-overrides',
      ...overrides
    )
  const same = (text: string): string => text

  it('takes what is generated', () => {
    expect(deploy(folderWith('README.md', same))).toBe('taken')
  })

  it.each([
    [
      'aws/stack.json',
      '"Timeout": 10',
      '"Timeout": 10, "ReservedConcurrentExecutions": 5',
      'UnreservedConcurrent'
    ],
    ['aws/stack.json', '"lambda:InvokeFunction"', '"lambda:GetFunction"', 'nobody may lambda:InvokeFunction'],
    ['aws/stack.json', '"Ref": "MessageHeaders"', '"Ref": "Gone"', 'Unresolved resource dependencies [Gone]'],
    ['aws/stack.json', '"AWS::Lambda::Url"', '"AWS::Lambda::Uri"', 'unknown type AWS::Lambda::Uri'],
    ['aws/policy.json', '"iam:CreateRole"', '"iam:GetUser"', 'not authorized to perform iam:CreateRole'],
    ['aws/policy.json', '"lambda:CreateFunction"', '"s3:GetObject"', 'perform lambda:CreateFunction']
  ])('refuses %s with %s as %s', (path, from, to, reason) => {
    const folder = folderWith(path, (text) => {
      expect(text).toContain(from)
      return text.replace(from, to)
    })
    expect(deploy(folder)).toContain(reason)
  })

  it('refuses a role without the capability, a missing value and a name that is no name of a stack', () => {
    const folder = folderWith('README.md', same)
    const without = [
      '--stack-name',
      'a',
      '--template-file',
      'aws/stack.json',
      '--parameter-overrides',
      'Domain='
    ]
    expect(run(folder, 'aws', 'cloudformation', 'deploy', ...without)).toContain('InsufficientCapabilities')
    expect(deploy(folder, ['Domain='])).toContain('[MailKey] must have values')
    expect(deploy(folder, ['Domain=', 'MailKey='])).toContain('MailKey must contain at least 1')
    expect(deploy(folder, undefined, '3-brothers')).toContain('is no name of a stack')
  })
})

describe('Firebase', () => {
  const deploy = (folder: string, only: string): string =>
    run(
      folder,
      'npx',
      '--yes',
      'firebase-tools',
      'deploy',
      '--only',
      only,
      '--force',
      '--non-interactive',
      '--project',
      'p'
    )

  it('refuses hosting that leads to a function that nobody deploys, and a function without its packages', () => {
    const folder = folderWith('README.md', (text) => text)
    expect(deploy(folder, 'hosting')).toContain('a function that nobody deploys')
    expect(deploy(folder, 'functions,hosting')).toContain('firebase-functions does not exist')
    mkdirSync(join(folder, 'message/node_modules/firebase-functions'), { recursive: true })
    expect(deploy(folder, 'functions,hosting')).toContain('message/.env has no MAIL_TO')
    writeFileSync(join(folder, 'message/.env'), 'MAIL_TO=a@b.example\n')
    expect(deploy(folder, 'functions,hosting')).toBe('taken')
  })

  it('refuses a service account that was told too few roles', () => {
    const folder = folderWith('README.md', (text) => text.replace('Secret Manager Admin', 'Viewer'))
    mkdirSync(join(folder, 'message/node_modules/firebase-functions'), { recursive: true })
    writeFileSync(join(folder, 'message/.env'), 'MAIL_TO=a@b.example\n')
    expect(deploy(folder, 'functions,hosting')).toContain('Missing permissions: Secret Manager Admin')
  })
})

it('a site other than the one that was tested is not published', () => {
  const folder = folderWith('README.md', (text) => text)
  writeFileSync(join(folder, '../tested'), 'another')
  expect(run(folder, 'npx', 'netlify-cli', 'deploy', '--prod', '--no-build', '--dir=dist')).toContain(
    'not the site that was tested'
  )
})
