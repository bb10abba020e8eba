// Runs a command of the repository and lets its output through; fails with the command's name.
import { spawn, type ChildProcess } from 'node:child_process'
import { delimiter, join, relative, resolve } from 'node:path'
import { root } from './root.ts'
import { requireTemplatePackages, templatesFolder } from './template/packages.ts'

/**
 * Runs a program in `folder` of the repository, with the programs that were installed first on the path; those of the
 * templates go before others in a folder of theirs.
 */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  folder = ''
): Promise<void> {
  await ended(command, args, start(command, args, env, 'inherit', folder))
}

/**
 * Runs a program that should warn of nothing; fails, with its warnings, where it does. They go to the standard error;
 * SvelteKit prints on the standard output what it does, at every level of logging.
 */
export async function runSilently(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  folder = ''
): Promise<void> {
  const child = start(command, args, env, 'pipe', folder)
  let said = ''
  child.stdout?.pipe(process.stderr, { end: false })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
    process.stderr.write(text)
  })
  await ended(command, args, child)
  if (said.trim() !== '') throw new Error(`${command} ${args.join(' ')} warned: ${said.trim()}`)
}

function start(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  output: 'inherit' | 'pipe',
  folder: string
): ChildProcess {
  const cwd = resolve(root, folder)
  const ofTemplates = !relative(templatesFolder, cwd).startsWith('..')
  if (ofTemplates) requireTemplatePackages()
  const homes = ofTemplates ? [templatesFolder, root] : [root]
  const programs = homes.map((home) => join(home, 'node_modules/.bin'))
  const path = [...programs, process.env['PATH'] ?? ''].join(delimiter)
  return spawn(command, args, {
    cwd,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env, PATH: path },
    shell: process.platform === 'win32'
  })
}

async function ended(command: string, args: readonly string[], child: ChildProcess): Promise<void> {
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed)
    child.once('close', done)
  })
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} failed with ${code === null ? 'a signal' : `code ${code}`}`)
}
