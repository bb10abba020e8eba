import type { Accounts } from '../../accounts.ts'
import { sha256 } from '../../crypto/hash.ts'
import { randomToken } from '../../crypto/random.ts'
import { limitRate } from '../rates/rate.ts'
import { changing, found, requireVersion, type By } from './change.ts'
import {
  changeProject,
  projectByShare,
  type Owned,
  type ProjectRow,
  type VersionRow
} from './saved-projects.repository.ts'

/** A link that was just made; its token is not kept. */
export interface Shared {
  shareToken: string
  link: string
  project: ProjectRow
}

/** Makes a new link of a project, which ends the one before. */
export async function shareProject(accounts: Accounts, by: By, owned: Owned): Promise<Shared> {
  const token = randomToken()
  const hash = await sha256(token)
  const project = await changing(accounts, by, 'share', async (transaction) =>
    found(await changeProject(transaction, owned, { share_hash: hash }))
  )
  // Behind the hash sign it reaches neither a server's log nor a referrer.
  return { shareToken: token, link: `${accounts.publicUrl}/shared#${token}`, project }
}

/** Ends the link of a project; there may be none. */
export function unshareProject(accounts: Accounts, by: By, owned: Owned): Promise<ProjectRow> {
  return changing(accounts, by, 'unshare', async (transaction) =>
    found(await changeProject(transaction, owned, { share_hash: null }))
  )
}

/** What a link shows: the newest version. */
export async function sharedProject(
  accounts: Accounts,
  token: string,
  ip: string
): Promise<ProjectRow & Pick<VersionRow, 'site'>> {
  await limitRate(accounts, 'shared-address', ip)
  const { db } = accounts.database
  const project = found(await projectByShare(db, await sha256(token)))
  const { site } = await requireVersion(db, project)
  return { ...project, site }
}
