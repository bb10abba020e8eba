import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { createHome, findFreePort, startOwnServer, type OwnServer } from './own-server.ts'

const root = '/usr/lib/postgresql'

/** The folder of the newest PostgreSQL of this machine that can make a cluster; undefined where there is none. */
export function findPostgresqlPrograms(): string | undefined {
  const versions = existsSync(root) ? readdirSync(root) : []
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** Makes a cluster and starts it with settings that take a start, such as `shared_preload_libraries`. */
export async function startPostgresqlCluster(
  programs: string,
  settings: Readonly<Record<string, string>>
): Promise<OwnServer> {
  const home = createHome('cluster')
  const data = join(home, 'data')
  const user = findUser()
  if (user !== undefined) chownSync(home, user.uid, user.gid)
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { cwd: home, stdio: 'ignore', ...user }
  )
  const port = await findFreePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: home, fsync: 'off', ...settings }
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return startOwnServer({
    program: join(programs, 'postgres'),
    args: ['-D', data, '-p', String(port), ...options],
    home,
    url,
    user,
    async connect() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.end()
    }
  })
}

/** PostgreSQL does not run as root: it gets the user that its package made. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: idOf('-u'), gid: idOf('-g') }
}
