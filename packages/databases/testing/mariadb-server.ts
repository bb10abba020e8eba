import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2'
import { createHome, findFreePort, startOwnServer, type OwnServer } from './own-server.ts'

/** The MariaDB server of this machine; undefined where there is none. */
export function findMariadb(): string | undefined {
  return ['/usr/sbin/mariadbd', '/usr/libexec/mariadbd'].find((path) => existsSync(path))
}

/** Makes a MariaDB and starts it with options that take a start, such as `--performance-schema=ON`. */
export async function startMariadb(program: string, options: readonly string[]): Promise<OwnServer> {
  const home = createHome('mariadb')
  const data = join(home, 'data')
  const user = `--user=${userInfo().username}`
  execFileSync(
    'mariadb-install-db',
    [
      '--no-defaults',
      user,
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db'
    ],
    { stdio: 'ignore' }
  )
  const port = await findFreePort()
  return startOwnServer({
    program,
    args: [
      '--no-defaults',
      user,
      `--datadir=${data}`,
      `--socket=${join(home, 'socket')}`,
      // A server that starts deletes what others have left in theirs.
      `--tmpdir=${home}`,
      `--pid-file=${join(home, 'pid')}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      ...options
    ],
    home,
    url: `mysql://root@127.0.0.1:${port}/`,
    connect: () =>
      new Promise((settle, fail) => {
        const client = createConnection({ host: '127.0.0.1', port, user: 'root' })
        client.on('error', () => undefined)
        client.connect((error) => {
          client.destroy()
          if (error) fail(error)
          else settle()
        })
      })
  })
}
