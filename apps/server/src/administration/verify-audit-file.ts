import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('verify-audit.mjs', import.meta.url))

/**
 * Verifies an export of the audit log by the program that can be copied to other machines, in a process of its own;
 * returns its exit code. npm runs scripts in the repository, so that a path counts from where npm was called.
 */
export function verifyAuditFile({
  file,
  publicKey
}: {
  file: string
  publicKey: string | undefined
}): number {
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file)
  const { status } = spawnSync(
    process.execPath,
    [program, path, ...(publicKey === undefined ? [] : [publicKey])],
    {
      stdio: 'inherit'
    }
  )
  return status ?? 1
}
