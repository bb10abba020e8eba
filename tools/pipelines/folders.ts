// Where a run of pipelines keeps what its programs share: installed packages, built sites, and the log of a pipeline.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Where packages of a lock are installed. */
export function installFolder(home: string, lock: string): string {
  return join(home, 'stores', fingerprint([lock]))
}

/** Where the result of a build is kept. */
export function buildFolder(home: string, key: string): string {
  return join(home, 'builds', key)
}

/** The lock of a project without the project's own name, which does not change what is installed. */
export function namelessLock(text: string): string {
  const lock = JSON.parse(text) as { name: string; packages: Record<string, object> }
  return JSON.stringify({
    ...lock,
    name: '',
    packages: { ...lock.packages, '': { ...lock.packages[''], name: '' } }
  })
}

/** One text for the bytes of all files of a folder, but for what npm and builds put there. */
export function fingerprintFolder(folder: string, extra: readonly string[]): string {
  const files = listFiles(folder).sort()
  return fingerprint([...extra, ...files.flatMap((path) => [path, readFileSync(join(folder, path))])])
}

/** What a build, lint and the tests of a project never read: the files of hosts, and its documents. */
const forHosts =
  /^(README\.md|\.github|aws|backend|environments|vercel\.json|netlify\.toml|firebase\.json|buildspec\.yml|cloudbuild\.yaml|compose\.yaml|balancer\.conf|nginx\.conf|Dockerfile|\.dockerignore)(\/|$)/

/** One text for all that a build of a project depends on; alike for sites that differ in what is not published. */
export function fingerprintSources(folder: string, extra: readonly string[]): string {
  const files = listFiles(folder)
    .filter((path) => !forHosts.test(path))
    .sort()
  return fingerprint([
    ...extra,
    ...files.flatMap((path) => {
      const bytes = readFileSync(join(folder, path))
      return [path, path === 'src/site.json' ? publishedPart(bytes.toString()) : bytes]
    })
  ])
}

/** site.json without the choices that only hosts and pipelines follow. */
function publishedPart(text: string): string {
  const { builder: _, deployment, enterpriseConfig, ...site } = JSON.parse(text) as Record<string, object>
  const { platforms: _p, cicd: _c, testing: _t, ...published } = deployment as Record<string, unknown>
  const { enabled, authProviders } = enterpriseConfig as Record<string, unknown>
  return JSON.stringify({ ...site, published, enabled, authProviders })
}

/** The files of a project. node_modules holds links to packages that other pipelines build with, so nothing reads into it. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => {
      if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : []
      return readdirSync(join(folder, entry.name), { recursive: true, withFileTypes: true })
        .filter((inner) => inner.isFile())
        .map((inner) => relative(folder, join(inner.parentPath, inner.name)))
    })
}

function fingerprint(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 32)
}
