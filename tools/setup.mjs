// Makes a checkout ready to run: installs the packages of the repository and of the templates where they are missing or
// stale, checks that the pinned Node is there. --with-tools adds what checks and tests need, --with-browser also what the
// browser tests run: a Chromium and PHP, --with-engines a Firefox and a WebKit. Plain JavaScript: it runs on any Node from 20.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const templates = join(root, 'templates')

function say(text) {
  process.stderr.write(`[setup] ${text}\n`)
}

function stop(text) {
  say(text)
  process.exit(1)
}

function fingerprint(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  return createHash('sha256').update(lock).update(process.platform).update(process.arch).digest('hex')
}

function stampFile(folder) {
  return join(folder, 'node_modules', '.sitewright-setup')
}

/** What is installed of the very lock of a folder: nothing, what running needs, or everything. */
function installed(folder) {
  const stamp = stampFile(folder)
  const [lock, extent] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  return lock === fingerprint(folder) ? extent : 'nothing'
}

/** Installs the packages of a folder, unless they are there. */
function install(folder, extent, what) {
  if ([extent, 'everything'].includes(installed(folder))) return
  say(`Installing packages ${what} ...`)
  const started = Date.now()
  // `npm ci` removes what is there before it installs. Beside a server that runs, or to add the tools, only what is
  // missing is added; the lock decides the versions either way.
  const fresh = !existsSync(join(folder, 'node_modules', '.package-lock.json'))
  const omitted = extent === 'running' ? ['--omit=dev'] : ['--include=dev']
  const done = spawnSync(
    'npm',
    [...(fresh ? ['ci'] : ['install', '--no-save']), ...omitted, '--loglevel=error'],
    {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32'
    }
  )
  if (done.error?.code === 'ENOENT') stop('npm was not found. Install Node.js with npm, then run this again.')
  if (done.status !== 0)
    stop(
      'npm could not install the packages; its message stands above. Check the network and the disk, then run this again.'
    )
  writeFileSync(stampFile(folder), `${fingerprint(folder)} ${extent}`)
  say(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function pinnedNode() {
  const bin = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  const version = () => {
    try {
      return execFileSync(bin, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        shell: process.platform === 'win32'
      }).trim()
    } catch {
      return ''
    }
  }
  if (version() === '') {
    const script = join(root, 'node_modules', 'node', 'installArchSpecificPackage.js')
    if (existsSync(script))
      spawnSync(process.execPath, [script], { cwd: join(root, 'node_modules', 'node'), stdio: 'ignore' })
  }
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies.node
  const found = version()
  if (found !== `v${wanted}`) {
    stop(
      `Node ${wanted} was not installed (found: ${found || 'none'}). Packages that ignore install scripts leave it out: run "npm install" without --ignore-scripts.`
    )
  }
}

function onPath(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : ''
}

function playwrightBrowser() {
  const code =
    "import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))"
  const found = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    encoding: 'utf8'
  })
  return found.status === 0 && existsSync(found.stdout) ? found.stdout : ''
}

/** The Chromium without windows of its own, for which browser tests take a quarter less of the processor. */
const headlessShell = 'chromium-headless-shell'

function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) stop(`CHROMIUM_PATH names ${named}, which does not exist.`)
  if (named) return named
  return (
    onPath(headlessShell) ||
    onPath('chromium') ||
    onPath('google-chrome') ||
    onPath('chromium-browser') ||
    playwrightBrowser()
  )
}

/** Installs packages of the system; false where that cannot be done. */
function installPackage(...names) {
  const asRoot = process.getuid?.() === 0 ? [] : onPath('sudo') ? ['sudo', '-n'] : undefined
  if (!onPath('apt-get') || !asRoot) return false
  say(`Installing ${names.join(', ')} ...`)
  const apt = (...words) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-o', 'DPkg::Lock::Timeout=120', ...words]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: ['ignore', 2, 2], env }).status === 0
  }
  return apt('update', '-qq') && apt('install', '-y', '-qq', ...names)
}

/** The PHP that runs the printed mail.php in the tests. */
function php() {
  if (onPath('php') || (installPackage('php-cli') && onPath('php'))) return
  stop(
    'No PHP could be found or installed; the tests run the printed mail.php with it. Install php-cli (7.4 or newer), then run this again.'
  )
}

/** Whether a package is one of the system's sources, by the lists that it has. */
function isOffered(name) {
  return spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0
}

function installBrowser() {
  if (installPackage(headlessShell) || installPackage('chromium')) return
  say('Asking Playwright for its own Chromium ...')
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32'
  })
}

function browser() {
  // Any Chromium will do where this one cannot be had.
  if (!process.env.CHROMIUM_PATH && !onPath(headlessShell) && isOffered(headlessShell))
    installPackage(headlessShell)
  let path = findBrowser()
  if (!path) {
    installBrowser()
    path = findBrowser()
  }
  if (!path)
    stop(
      'No Chromium could be found or installed. Install chromium or google-chrome, or name one in CHROMIUM_PATH, then run this again.'
    )
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(join(root, 'build', 'chromium-path'), path)
  say(`Browser for tests: ${path}`)
}

/** Firefox, and the WebKit of Safari with its driver and a screen to draw on: what `npm run e2e:engines` starts. */
function engines() {
  const lacks = () =>
    [
      ['firefox-esr', onPath('firefox-esr') || onPath('firefox')],
      ['webkit2gtk-driver', onPath('WebKitWebDriver')],
      ['xvfb', onPath('Xvfb')]
    ].flatMap(([name, found]) => (found ? [] : [name]))
  if (lacks().length > 0) installPackage(...lacks())
  if (lacks().length > 0)
    stop(
      `Tests in Firefox and WebKit need ${lacks().join(', ')} of Debian or Ubuntu. Install it, then run this again.`
    )
}

const major = Number(process.versions.node.split('.')[0])
if (major < 20) stop(`Node ${process.versions.node} is too old to begin with. Install Node 20 or newer.`)
const withBrowser = process.argv.includes('--with-browser')
const withEngines = process.argv.includes('--with-engines')
const extent = withBrowser || withEngines || process.argv.includes('--with-tools') ? 'everything' : 'running'
install(root, extent, extent === 'running' ? '(what running needs)' : '(tests and tools included)')
// What builds a template is for its own package.json a tool of development.
install(templates, 'everything', 'of the templates')
pinnedNode()
if (withBrowser) {
  browser()
  php()
}
if (withEngines) engines()
