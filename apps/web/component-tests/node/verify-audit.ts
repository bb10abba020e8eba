import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const program = fileURLToPath(new URL('../../../server/src/administration/verify-audit.mjs', import.meta.url))

/** What the program for auditors says about an export of the audit log; fails where a row does not hold. */
export async function verifyAudit(text: string, publicKey: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'))
  try {
    const file = join(folder, 'audit.jsonl')
    await writeFile(file, text)
    return (await promisify(execFile)(process.execPath, [program, file, publicKey])).stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}
