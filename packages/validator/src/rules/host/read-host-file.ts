import { textCache } from '@sitewright/project'
import { parse as parseJson, type ParseError } from 'jsonc-parser'
import { parse as parseToml, TomlError } from 'smol-toml'
import { parseDocument } from 'yaml'

/** Why a host would refuse a file, and where in it. */
export interface HostFileProblem {
  reason: string
  at?: number
}

/** Longer ones are machine-written, and no parser runs on them. */
export const longestHostFile = 200_000

type Members = Record<string, unknown>
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list of objects that each have these words, where the member is there at all. */
function findListProblems(value: Members, member: string, words: readonly string[]): HostFileProblem[] {
  const list = value[member]
  if (list === undefined) return []
  if (!Array.isArray(list)) return [{ reason: `"${member}" must be a list` }]
  return list.flatMap((each: unknown, index) => {
    if (!isMembers(each)) return [{ reason: `entry ${index + 1} of "${member}" must be an object` }]
    const missing = words.filter((word) => typeof each[word] !== 'string')
    return missing.map((word) => ({ reason: `entry ${index + 1} of "${member}" has no "${word}"` }))
  })
}

function vercel(value: Members): HostFileProblem[] {
  const texts = ['buildCommand', 'outputDirectory', 'installCommand', 'framework']
  const wrong = texts.filter(
    (name) => value[name] !== undefined && value[name] !== null && typeof value[name] !== 'string'
  )
  return [
    ...wrong.map((name) => ({ reason: `"${name}" must be a text` })),
    ...findListProblems(value, 'rewrites', ['source', 'destination']),
    ...findListProblems(value, 'redirects', ['source', 'destination']),
    ...findListProblems(value, 'headers', ['source'])
  ]
}

function firebase(value: Members): HostFileProblem[] {
  const { hosting } = value
  const targets = Array.isArray(hosting) ? hosting : hosting === undefined ? [] : [hosting]
  return targets.flatMap((each: unknown) => {
    if (!isMembers(each)) return [{ reason: '"hosting" must be an object' }]
    const folder = typeof each['public'] === 'string' || typeof each['source'] === 'string'
    return [
      ...(folder ? [] : [{ reason: '"hosting" does not say which folder is "public"' }]),
      ...findListProblems(each, 'headers', [])
    ]
  })
}

function json(text: string, of: (value: Members) => HostFileProblem[]): HostFileProblem[] {
  const errors: ParseError[] = []
  const value: unknown = parseJson(text, errors, { allowTrailingComma: true })
  // What does not parse is reported by the JSON rule.
  if (errors.length > 0) return []
  return isMembers(value) ? of(value) : [{ reason: 'it must hold an object' }]
}

function netlify(value: Members): HostFileProblem[] {
  const { build } = value
  return [
    ...(build === undefined || isMembers(build) ? [] : [{ reason: '"build" must be a table' }]),
    ...findListProblems(value, 'redirects', ['from', 'to']),
    ...findListProblems(value, 'headers', ['for'])
  ]
}

function toml(text: string, of: (value: Members) => HostFileProblem[]): HostFileProblem[] {
  try {
    return of(parseToml(text))
  } catch (thrown) {
    if (!(thrown instanceof TomlError)) throw thrown
    const lines = text.split('\n').slice(0, thrown.line - 1)
    const at = lines.reduce((sum, line) => sum + line.length + 1, thrown.column - 1)
    return [{ reason: thrown.message.split('\n')[0] ?? '', at: Math.max(0, Math.min(at, text.length - 1)) }]
  }
}

function workflow(value: unknown): HostFileProblem[] {
  if (!isMembers(value)) return [{ reason: 'it must hold "on" and "jobs"' }]
  const { jobs } = value
  if (!('on' in value)) return [{ reason: 'it does not say "on" what it runs' }]
  if (!isMembers(jobs)) return [{ reason: 'it has no "jobs"' }]
  return Object.entries(jobs).flatMap(([name, job]) => {
    if (!isMembers(job)) return [{ reason: `the job "${name}" is empty` }]
    if (typeof job['uses'] === 'string') return []
    if (job['runs-on'] === undefined) return [{ reason: `the job "${name}" has no "runs-on"` }]
    if (!Array.isArray(job['steps'])) return [{ reason: `the job "${name}" has no list of "steps"` }]
    return job['steps'].flatMap((step: unknown, index) =>
      isMembers(step) && (typeof step['run'] === 'string' || typeof step['uses'] === 'string')
        ? []
        : [{ reason: `step ${index + 1} of the job "${name}" neither runs nor uses anything` }]
    )
  })
}

function yaml(text: string, of: (value: unknown) => HostFileProblem[]): HostFileProblem[] {
  const document = parseDocument(text, { prettyErrors: false })
  const [error] = document.errors
  if (error)
    return [{ reason: error.message.split('\n')[0] ?? '', at: Math.min(error.pos[0], text.length - 1) }]
  return of(document.toJS({ maxAliasCount: 50 }))
}

const statuses = /^(200|301|302|303|307|308|404|410|451)!?$/
const conditions = /^[A-Za-z]+=\S/

/** The rules of Netlify and Cloudflare: from, to, status, conditions, one a line. */
function redirects(text: string): HostFileProblem[] {
  let at = 0
  return text.split('\n').flatMap((line): HostFileProblem[] => {
    const start = at
    at += line.length + 1
    const [rule = ''] = line.split('#', 1)
    const words = rule.trim().split(/\s+/).filter(Boolean)
    const [from = '', ...rest] = words
    if (from === '') return []
    if (!/^\/|^https?:\/\//.test(from)) return [{ reason: `"${from}" is no address to come from`, at: start }]
    const target = rest.find((word) => /^\/|^https?:\/\/|^:/.test(word))
    if (target === undefined) return [{ reason: `"${from}" leads nowhere`, at: start }]
    const last = rest.at(-1) ?? ''
    const odd = rest
      .slice(rest.indexOf(target) + 1)
      .find((word) => !statuses.test(word) && !conditions.test(word))
    return odd === undefined ? [] : [{ reason: `"${last}" is no status`, at: start }]
  })
}

type Reader = (text: string) => HostFileProblem[]

const nothingMore = (): HostFileProblem[] => []

function findReader(path: string): Reader | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (path === 'vercel.json') return (text) => json(text, vercel)
  if (path === 'firebase.json') return (text) => json(text, firebase)
  if (path === 'netlify.toml') return (text) => toml(text, netlify)
  if (name === '_redirects') return redirects
  if (/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) return (text) => yaml(text, workflow)
  if (name.endsWith('.toml')) return (text) => toml(text, nothingMore)
  return /\.ya?ml$/.test(name) && !name.startsWith('pnpm-lock')
    ? (text) => yaml(text, nothingMore)
    : undefined
}

const known = textCache<readonly HostFileProblem[]>(2_000_000)

/** True for a file that a host, a pipeline or a container reads. */
export function isHostFile(path: string): boolean {
  return findReader(path) !== undefined
}

/** The problems of a file that a host reads; none where it is too long. */
export function findHostFileProblems(path: string, text: string): readonly HostFileProblem[] {
  if (text.length > longestHostFile) return []
  return known.get(path, text, () => findReader(path)?.(text) ?? [])
}
