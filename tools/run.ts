// Runs a command of the repository and lets its output through; fails with the command's name.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.ts'

/** Runs a program with the repository's own programs first on the path, in `folder` of the repository. */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  folder = ''
): Promise<void> {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`
  const child = spawn(command, args, {
    cwd: join(root, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env, PATH: path },
    shell: process.platform === 'win32'
  })
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed)
    child.once('exit', done)
  })
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} failed with ${code === null ? 'a signal' : `code ${code}`}`)
}
