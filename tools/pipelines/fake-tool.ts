// Stands in for npm and for the command line tools of the hosts in pipelines that are tried out. npm itself runs, but
// for what it did already: packages of a lock that was installed are linked, and the build of the very same files is
// copied. The tools of the hosts record their arguments, and refuse what the hosts would refuse (stand-ins/).
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { buildDocker } from './docker.ts'
import { buildFolder, fingerprintFolder, fingerprintSources, namelessLock, installFolder } from './folders.ts'
import { aws } from './stand-ins/aws.ts'
import { firebase } from './stand-ins/firebase.ts'
import { positional, refuse } from './stand-ins/refuse.ts'
import { netlify, vercel } from './stand-ins/web-hosts.ts'

const [tool = '', ...args] = process.argv.slice(2)
const home = process.env['PIPELINE_HOME'] ?? ''

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
  // SvelteKit writes the types of a project to its `$app`, beside the packages.
  mkdirSync('node_modules')
  for (const name of readdirSync(store))
    if (name !== '$app') symlinkSync(join(store, name), join('node_modules', name))
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
    ([name, value]) => value !== '' && /^(VITE_|LAUNCH$|BASE_PATH$)/.test(name)
  )
  const built = builds || !existsSync(dist) ? '' : fingerprintFolder(dist, [])
  const kept = buildFolder(
    home,
    fingerprintSources(folder, [...args, built, ...(variables.flat() as string[])])
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

/** The packages of a function in a folder of its own; what they are is for the host. */
function installFunction(folder: string): number {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  for (const name of Object.keys(dependencies))
    mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  return 0
}

function npm(): number {
  const [command, script] = args
  if (command === 'ci' && args.length === 1) return installPackages()
  if (command === 'install' && script === '--prefix') return installFunction(args[2] ?? '')
  if (command === 'run' && script === 'check') return realNpm(args)
  if (command === 'test' || command === 'run') return runOnce()
  return refuse('no pipeline should ask this of npm')
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
  vercel: (given) => vercel(given, (script) => run('bash', ['-e', '-c', script])),
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
