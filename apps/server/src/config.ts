import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Everything that the environment decides, read once at start. */
export interface Config {
  port: number
  host: string
  /** Folder for whatever the server keeps. */
  dataDir: string
  /** Folder of what `npm run build` made. */
  buildDir: string
  /** Origins that the browser may call for advice, besides our own. */
  providerOrigins: readonly string[]
}

/** What is wrong with the environment, in words that say what to set. */
export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: readonly string[] }

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Reads the configuration from environment variables: PORT, HOST, DATA_DIR, AI_PROVIDER_URL. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigResult {
  const problems: string[] = []
  const port = Number(env['PORT'] ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`PORT is "${env['PORT']}". Set a whole number from 0 to 65535, or leave it out for 3000.`)
  }
  const provider = env['AI_PROVIDER_URL'] ?? 'https://api.anthropic.com'
  if (!URL.canParse(provider))
    problems.push(`AI_PROVIDER_URL is "${provider}". Set a full address, such as https://api.anthropic.com.`)
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    config: {
      port,
      host: env['HOST'] ?? 'localhost',
      dataDir: env['DATA_DIR'] ?? join(repository, 'data'),
      buildDir: join(repository, 'build'),
      providerOrigins: [new URL(provider).origin]
    }
  }
}
