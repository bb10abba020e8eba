import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createKeys } from '../../apps/server/src/data-folder/key-files.ts'
import { administrator } from '../bench/accounts-server.ts'
import { listening, serverProgram, type Listening } from '../bench/processes.ts'
import { freePort } from '../free-port.ts'

/** A server that may be killed and started again, on the same port. */
export interface Member {
  name: string
  origin: string
  isUp: () => boolean
  memoryMb: () => number
  /** Ends the process as a power cut would. */
  kill: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** Servers on one database. */
export interface Cluster {
  members: readonly Member[]
  /** Gives one of those that are up, at random. */
  pick: () => Member
  /** Whether a server was killed within that time, so that calls to it may fail. */
  wasKilled: (member: Member, begun: number, ended: number) => boolean
}

/** Starts servers that share a Postgres and their keys. */
export async function startCluster(
  names: readonly string[],
  databaseUrl: string,
  folder: string
): Promise<Cluster> {
  const { signing, sealing } = await createKeys()
  const environment = {
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    REQUEST_RATE: '0',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SIGNING_KEYS: JSON.stringify(signing),
    SEALING_KEYS: sealing.join(',')
  }
  const kills: { member: string; at: number }[] = []
  const members: Member[] = []
  for (const name of names) {
    const member = await createMember(name, folder, environment, () =>
      kills.push({ member: name, at: Date.now() })
    )
    await member.start()
    members.push(member)
  }
  return {
    members,
    pick() {
      const up = members.filter(({ isUp }) => isUp())
      const picked = up[Math.floor(Math.random() * up.length)]
      if (picked === undefined) throw new Error('No server is up')
      return picked
    },
    wasKilled: ({ name }, begun, ended) =>
      kills.some(({ member, at }) => member === name && at >= begun - clockMs && at <= ended + clockMs)
  }
}

/** How far two readings of the clock may be apart. */
const clockMs = 50

async function createMember(
  name: string,
  folder: string,
  environment: Readonly<Record<string, string>>,
  onKill: () => void
): Promise<Member> {
  const port = await freePort()
  const dataDir = join(folder, name)
  mkdirSync(dataDir)
  let starts = 0
  let running: Listening | undefined
  return {
    name,
    origin: `http://127.0.0.1:${port}`,
    isUp: () => running !== undefined,
    memoryMb: () => running?.memoryMb() ?? Number.NaN,
    async kill() {
      const killed = running
      running = undefined
      onKill()
      await killed?.kill()
    },
    async start() {
      starts += 1
      running = await listening(serverProgram, join(folder, `${name}-${starts}.log`), {
        ...environment,
        PORT: String(port),
        DATA_DIR: dataDir
      })
    },
    async stop() {
      await running?.stop()
      running = undefined
    }
  }
}
