// Stands in for npm and for the command line tools of the hosts in pipelines that are tried out. npm itself runs, but
// for what it did already: packages of a lock that was installed are linked, and the build of the very same files is
// copied. The tools of the hosts record their arguments, and refuse a sub-command, an option or a file that is not there.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { buildDocker } from './docker.ts'
import { buildFolder, fingerprintFolder, namelessLock, installFolder } from './folders.ts'

const [tool = '', ...args] = process.argv.slice(2)
const home = process.env['PIPELINE_HOME'] ?? ''

function refuse(reason: string): never {
  process.stderr.write(`${tool} ${args.join(' ')}: ${reason}\n`)
  process.exit(64)
}

function record(command: readonly string[]): void {
  appendFileSync(process.env['PIPELINE_LOG'] ?? '', `${JSON.stringify(command)}\n`)
}

/** Runs the tool of the system, or a shell command. */
function run(command: string, given: readonly string[], path = process.env['PATH']): number {
  return spawnSync(command, given, { stdio: 'inherit', env: { ...process.env, PATH: path } }).status ?? 1
}

/** The npm of the system; programs that it starts find the fakes again. */
function realNpm(given: readonly string[]): number {
  const folder = (process.env['PIPELINE_SYSTEM_PATH'] ?? '')
    .split(':')
    .find((each) => existsSync(join(each, 'npm')))
  if (folder === undefined) refuse('npm is not on the path')
  return run(join(folder, 'npm'), given)
}

/** `npm ci`: only for a lock that says what package.json says, and that npm itself has installed in this run. */
function installPackages(): number {
  if (!existsSync('package-lock.json')) refuse('package-lock.json is missing')
  const lock = readFileSync('package-lock.json', 'utf8')
  const { packages } = JSON.parse(lock) as { packages: Record<string, Record<string, unknown>> }
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, unknown>
  for (const key of ['dependencies', 'devDependencies'])
    if (JSON.stringify(manifest[key]) !== JSON.stringify(packages['']?.[key]))
      refuse(`package.json and package-lock.json differ in ${key}`)
  const store = join(installFolder(home, namelessLock(lock)), 'node_modules')
  if (!existsSync(store)) refuse('npm did not install this lock before')
  rmSync('node_modules', { recursive: true, force: true })
  symlinkSync(store, 'node_modules')
  return 0
}

/** A script of npm: what ended well for the same bytes and variables is not run again; what it built is copied. */
function runOnce(): number {
  const [folder, dist] = [process.cwd(), join(process.cwd(), 'dist')]
  const builds = ['build', 'build:launch'].includes(args.at(-1) ?? '')
  // Without a built site the tests build it first, which leaves something behind.
  if (args[0] === 'test' && !existsSync(dist)) return realNpm(args)
  // An empty variable says what a missing one says.
  const variables = Object.entries(process.env).filter(
    ([name, value]) => value !== '' && /^(VITE_|LAUNCH$)/.test(name)
  )
  const built = builds || !existsSync(dist) ? '' : fingerprintFolder(dist, [])
  const kept = buildFolder(
    home,
    fingerprintFolder(folder, [...args, built, ...(variables.flat() as string[])])
  )
  if (existsSync(kept)) {
    if (builds) {
      rmSync(dist, { recursive: true, force: true })
      cpSync(join(kept, 'dist'), dist, { recursive: true })
    }
    return 0
  }
  const code = realNpm(args)
  if (code === 0) {
    mkdirSync(dirname(kept), { recursive: true })
    const waiting = mkdtempSync(`${kept}-`)
    if (builds) cpSync(dist, join(waiting, 'dist'), { recursive: true })
    if (existsSync(kept)) rmSync(waiting, { recursive: true })
    else renameSync(waiting, kept)
  }
  return code
}

function npm(): number {
  const [command, script] = args
  if (command === 'ci' && args.length === 1) return installPackages()
  if (command === 'run' && script === 'check') return realNpm(args)
  if (command === 'test' || command === 'run') return runOnce()
  return refuse('no pipeline should ask this of npm')
}

/** What is left of the arguments when known options were taken away; `name=` takes a value after it or in it. */
function positional(given: readonly string[], options: readonly string[]): string[] {
  const left: string[] = []
  for (let at = 0; at < given.length; at++) {
    const argument = given[at] ?? ''
    const [name = ''] = argument.split('=')
    if (!argument.startsWith('-')) left.push(argument)
    else if (options.includes(name)) continue
    else if (!options.includes(`${name}=`)) refuse(`unknown option ${name}`)
    else if (!argument.includes('=')) at++
  }
  return left
}

function findOption(given: readonly string[], option: string): string {
  const at = given.findIndex((each) => each === option || each.startsWith(`${option}=`))
  const value = given[at]?.includes('=') ? given[at].slice(option.length + 1) : given[at + 1]
  return at < 0 || value === undefined || value === '' ? refuse(`${option} has no value`) : value
}

function need(path: string): void {
  if (!existsSync(path)) refuse(`${path} does not exist`)
}

/** A built site that may go online: its pages show no draft. */
function needSite(folder: string): void {
  need(join(folder, 'index.html'))
  if (readFileSync(join(folder, 'index.html'), 'utf8').includes('class="draft-bar"'))
    refuse('drafts would go online')
}

function vercel(given: readonly string[]): number {
  const [command = 'deploy', ...rest] = positional(given, [
    '--yes',
    '--prod',
    '--prebuilt',
    '--token=',
    '--environment='
  ])
  if (rest.length > 0) refuse('too many arguments')
  if (command === 'pull') return 0
  const settings = JSON.parse(readFileSync('vercel.json', 'utf8')) as Record<string, string>
  if (command === 'deploy' && given.includes('--prebuilt')) {
    needSite('.vercel/output/static')
    return 0
  }
  if (command !== 'build' && command !== 'deploy') refuse('unknown sub-command')
  const code = run('bash', ['-e', '-c', `${settings['installCommand']}\n${settings['buildCommand']}`])
  if (code !== 0) return code
  needSite(settings['outputDirectory'] ?? '')
  cpSync(settings['outputDirectory'] ?? '', '.vercel/output/static', { recursive: true })
  return 0
}

function netlify(given: readonly string[]): number {
  const [command] = positional(given, ['--prod', '--no-build', '--dir='])
  if (command !== 'deploy') refuse('unknown sub-command')
  needSite(findOption(given, '--dir'))
  return 0
}

function firebase(given: readonly string[]): number {
  const [command] = positional(given, ['--non-interactive', '--only=', '--project='])
  if (command !== 'deploy' || findOption(given, '--only') !== 'hosting') refuse('unknown sub-command')
  findOption(given, '--project')
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: { public: string } }
  needSite(hosting.public)
  return 0
}

function aws(given: readonly string[]): number {
  const [group, command, ...rest] = positional(given, [
    '--delete',
    '--no-fail-on-empty-changeset',
    '--stack-name=',
    '--template-file=',
    '--query=',
    '--output=',
    '--cache-control=',
    '--content-type=',
    '--exclude=',
    '--distribution-id=',
    '--paths=',
    '--parameter-overrides='
  ])
  const name = `${group} ${command}`
  if (name === 'cloudformation deploy') {
    JSON.parse(readFileSync(findOption(given, '--template-file'), 'utf8'))
    if (!findOption(given, '--parameter-overrides').startsWith('Domain=')) refuse('no domain')
  } else if (name === 'cloudformation describe-stacks') process.stdout.write('stood-in\n')
  else if (name === 's3 sync' || name === 's3 cp') {
    if (rest[0] === 'dist/') needSite('dist')
    else need(rest[0] ?? '')
    if (!(rest[1] ?? '').startsWith('s3://stood-in/')) refuse('no bucket')
  } else if (name === 'cloudfront create-invalidation') findOption(given, '--distribution-id')
  else refuse('unknown sub-command')
  return 0
}

function gcloud(given: readonly string[]): number {
  const [...command] = positional(given, ['--allow-unauthenticated', '--image=', '--region=', '--port='])
  if (command.slice(0, 2).join(' ') !== 'run deploy' || command.length !== 3) refuse('unknown sub-command')
  return 0
}

function docker(given: readonly string[]): number {
  const [command, context] = positional(given, ['-t=', '--build-arg='])
  if (command === 'push') return 0
  if (command !== 'build' || context !== '.') refuse('unknown sub-command')
  const values = given.filter((_, at) => given[at - 1] === '--build-arg')
  return buildDocker(
    '.',
    home,
    values,
    (folder, script, env) =>
      spawnSync('sh', ['-e', '-c', script], {
        cwd: folder,
        stdio: 'inherit',
        env: { ...process.env, ...env }
      }).status
  )
}

const packages: Readonly<Record<string, (given: readonly string[]) => number>> = {
  vercel,
  'netlify-cli': netlify,
  'firebase-tools': firebase
}

/** `npx`: only the packages of the hosts. */
function npx(): number {
  const [name = '', ...rest] = args.filter((each, at) => !(each === '--yes' && at === 0))
  record([name, ...rest])
  return (packages[name] ?? (() => refuse('unknown package')))(rest)
}

if (tool === 'npm') process.exitCode = npm()
else if (tool === 'npx') process.exitCode = npx()
else {
  record([tool, ...args])
  const programs: Readonly<Record<string, (given: readonly string[]) => number>> = { aws, gcloud, docker }
  process.exitCode = (programs[tool] ?? (() => refuse('use npx')))(args)
}
