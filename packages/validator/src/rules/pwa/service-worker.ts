import { textCache } from '@sitewright/project'
import type { Context } from '../../engine/context.ts'
import type { Finding, ProjectRule } from '../../engine/rule.ts'
import { isOwnAddress, servedFile, siteFacts } from '../../engine/site-facts.ts'
import { pwaMessages } from '../../pwa-messages.ts'
import { children, rangeOf, word } from '../../sources/node.ts'
import type { Quoted } from '../../sources/quoted.ts'
import { readScript } from '../../sources/script.ts'
import { kindOf } from '../../sources/kind.ts'
import { pwaRuleId } from './pwa-test.ts'

const base = { type: 'structure', phase: 'project', scope: 'project' } as const

/** HasServiceWorker: a worker is registered, and the file that is asked for is there or written by the build. */
export const hasServiceWorker: ProjectRule = {
  ...base,
  id: pwaRuleId('HasServiceWorker'),
  severity: 'warning',
  check: (context) => {
    const { installable, worker, maker, home } = siteFacts(context)
    if (!installable || maker !== undefined) return []
    if (worker === undefined) return [{ file: home ?? '', message: pwaMessages.noWorker }]
    if (worker.path !== undefined || worker.built || !worker.from) return []
    return [{ ...worker.from, message: pwaMessages.workerGone(worker.address), severity: 'error' }]
  }
}

/** The file that becomes the worker: the one that is served, or the one that the build makes it from. */
export function workerSource(context: Context): string | undefined {
  const { worker, buildScripts } = siteFacts(context)
  if (worker?.path !== undefined) return worker.path
  if (!worker?.built) return undefined
  const named = buildScripts.flatMap((path) => context.scripts.get(path)?.files ?? [])
  return named
    .map(({ value }) => value.replace(/^\.\//, ''))
    .find((path) => /worker|sw\.[jt]s$/i.test(path) && context.project.has(path))
}

/** Fetches what is asked for and nothing else: such a worker makes a site slower and nothing better. */
const passesOn = /\brespondWith\(\s{0,20}fetch\(\s{0,20}\w{1,40}\.request\s{0,20}\)\s{0,20}\)/
const keeps = /\bcaches?\b|\bworkbox\b|\bprecache|\bimportScripts\b|\bimport\b/

/** ServiceWorkerIsNotEmpty: it does something for those who are offline. */
export const workerNotEmpty: ProjectRule = {
  ...base,
  id: pwaRuleId('ServiceWorkerIsNotEmpty'),
  severity: 'warning',
  check: (context) => {
    const path = workerSource(context)
    const text = path === undefined ? undefined : context.text(path)
    if (path === undefined || text === undefined) return []
    const empty =
      text.trim() === '' || (!keeps.test(text) && (passesOn.test(text) || !text.includes('fetch')))
    return empty ? [{ file: path, message: pwaMessages.workerEmpty }] : []
  }
}

const known = textCache<readonly Quoted[]>(2_000_000)

/** Addresses in lists of a worker, which it keeps when it is installed. */
function listed(text: string, path: string): readonly Quoted[] {
  const kind = kindOf(path)
  return known.get(kind.id, text, () =>
    readScript(text, kind)
      .nodes('ArrayExpression')
      .flatMap((array) =>
        children(array, 'elements').flatMap((each): Quoted[] => {
          const value = each.type === 'Literal' ? word(each, 'value') : undefined
          return value !== undefined && /^\.{0,2}\//.test(value) && isOwnAddress(value)
            ? [{ value, range: rangeOf(each) }]
            : []
        })
      )
  )
}

/** A site may live under a folder that only its host knows, so the end of an address is enough. */
function isThere(context: Context, path: string, address: string): boolean {
  const plain = address.replace(/[?#].*$/s, '')
  if (plain.endsWith('/')) return true
  if (servedFile(context, path, plain) !== undefined) return true
  const parts = plain.replace(/^[./]+/, '').split('/')
  const asFile = parts.some(
    (_, index) => servedFile(context, 'index.html', `/${parts.slice(index).join('/')}`) !== undefined
  )
  // An address without an ending is a page, which a build or a router makes.
  return asFile || !/\.\w+$/.test(plain)
}

/** What a worker keeps must be there: one missing file, and the worker is never installed. */
export const workerLists: ProjectRule = {
  ...base,
  id: 'pwa/worker-lists',
  severity: 'error',
  check: (context) => {
    const path = workerSource(context)
    const text = path === undefined ? undefined : context.text(path)
    if (path === undefined || text === undefined || path.startsWith('src/')) return []
    return listed(text, path)
      .filter(({ value }) => !isThere(context, path, value))
      .map(({ value, range }): Finding => ({ file: path, range, message: pwaMessages.keptGone(value) }))
  }
}
