// Carries out a Dockerfile of a generated project without Docker: the commands of its first stage run here, in a copy of
// what .dockerignore lets through, and what the second stage copies has to be there.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Run = (folder: string, script: string, env: Readonly<Record<string, string>>) => number | null

/** Builds as `docker build --build-arg NAME=value` would; gives the code that it ends with. */
export function buildDocker(context: string, home: string, values: readonly string[], run: Run): number {
  const lines = readFileSync(join(context, 'Dockerfile'), 'utf8').split('\n')
  const given = new Map(
    values.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)])
  )
  const stage = mkdtempSync(join(home, 'stage-'))
  const ignored = ignoredBy(readFileSync(join(context, '.dockerignore'), 'utf8'))
  const inContext = readdirSync(context).filter((name) => !ignored(name))
  const env: Record<string, string> = {}
  const used = new Set<string>()
  let stages = 0
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    if (instruction === 'FROM') stages += 1
    else if (instruction === 'ARG') {
      const [name = '', value = ''] = rest.split('=')
      env[name] = given.get(name) ?? value
      used.add(name)
    } else if (instruction === 'RUN') {
      const code = run(stage, rest, env)
      if (code !== 0) return code ?? 1
    } else if (instruction === 'COPY' && rest.startsWith('--from=build ')) {
      const path = /^--from=build \/site\/(\S+) /.exec(rest)?.[1] ?? ''
      if (path === '' || !existsSync(join(stage, path, 'index.html'))) return fail(`${rest}: nothing to copy`)
    } else if (instruction === 'COPY') {
      const pattern = rest.split(' ')[0] ?? ''
      const names = inContext.filter((name) => pattern === '.' || matches(pattern, name))
      if (names.length === 0) return fail(`${rest}: not in the context`)
      if (stages === 1)
        for (const name of names) cpSync(join(context, name), join(stage, name), { recursive: true })
    } else if (line !== '' && !['WORKDIR', 'EXPOSE', 'HEALTHCHECK'].includes(instruction)) return fail(line)
  }
  const lost = [...given.keys()].filter((name) => !used.has(name))
  return stages === 2 && lost.length === 0 ? 0 : fail(`${stages} stages; unused: ${lost.join(' ')}`)
}

function fail(reason: string): number {
  process.stderr.write(`docker build: ${reason}\n`)
  return 1
}

/** The names at the top of the context that are left out; the last line that matches decides. */
function ignoredBy(text: string): (name: string) => boolean {
  const patterns = text.split('\n').filter((line) => line !== '')
  return (name) => {
    const last = patterns.findLast((pattern) => matches(pattern.replace(/^!/, ''), name))
    return last !== undefined && !last.startsWith('!')
  }
}

function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(name)
}
