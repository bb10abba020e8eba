// Stands for firebase-tools, as far as a deployment of a generated project uses it.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOption, kept, need, needSite, positional, refuse, wayOfMessages } from './refuse.ts'

interface Settings {
  hosting: { public: string; rewrites?: { source: string; function?: { functionId: string } }[] }
  functions?: { source: string }[]
}

/** Roles that a service account needs to deploy functions with secrets, beside hosting. */
const functionRoles = [
  'Cloud Functions Admin',
  'Cloud Run Admin',
  'Artifact Registry Administrator',
  'Secret Manager Admin',
  'Service Account User'
]

/** `firebase-tools`: refuses what the service would refuse. */
export function firebase(given: readonly string[]): number {
  const [command, ...rest] = positional(given, ['--non-interactive', '--force', '--only=', '--project='])
  findOption(given, '--project')
  if (command === 'functions:secrets:set') {
    appendFileSync(kept('secrets'), `${rest[0]}\n`)
    return 0
  }
  if (command !== 'deploy') refuse('unknown sub-command')
  const parts = findOption(given, '--only').split(',')
  if (!parts.includes('hosting')) refuse('no hosting')
  const { hosting, functions = [] } = JSON.parse(readFileSync('firebase.json', 'utf8')) as Settings
  const automatic = given.includes('--non-interactive')
  if (parts.includes('functions')) deployFunctions(functions, automatic, given.includes('--force'))
  const led = hosting.rewrites?.some(({ function: target }) => target !== undefined) === true
  if (led && !parts.includes('functions')) refuse('hosting leads to a function that nobody deploys')
  if (wayOfMessages() === 'function' && !led) refuse('nothing answers /api/message')
  if (wayOfMessages() === 'netlify') refuse('nobody takes what is posted here')
  needSite(hosting.public)
  return 0
}

function deployFunctions(
  functions: readonly { source: string }[],
  automatic: boolean,
  forced: boolean
): void {
  if (functions.length === 0) refuse('there is no function')
  const readme = readFileSync('README.md', 'utf8')
  for (const { source } of functions) {
    need(join(source, 'node_modules/firebase-functions'))
    const env = join(source, '.env')
    if (!existsSync(env) || !/^MAIL_TO=.+$/m.test(readFileSync(env, 'utf8'))) refuse(`${env} has no MAIL_TO`)
    const code = readFileSync(join(source, 'index.js'), 'utf8')
    for (const [, secret = ''] of code.matchAll(/secrets: \['(\w+)'\]/g)) {
      // Where a workflow deploys, the owner typed before what the README told.
      const set = automatic ? readme.includes(`functions:secrets:set ${secret}`) : wasSet(secret)
      if (!set) refuse(`there is no secret ${secret}`)
    }
  }
  if (!automatic) return
  if (!forced) refuse('could not set up cleanup policy. Pass the --force option')
  const lacking = functionRoles.filter((role) => !readme.includes(role))
  if (lacking.length > 0) refuse(`Missing permissions: ${lacking.join(', ')}`)
}

const wasSet = (secret: string): boolean =>
  existsSync(kept('secrets')) && readFileSync(kept('secrets'), 'utf8').split('\n').includes(secret)
