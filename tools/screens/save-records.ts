import { dentist, everythingSite } from '@sitewright/site'
import type { Credentials, Send } from './send.ts'

/** Somebody who has closed their account. */
export const closedAccount: Credentials = { email: 'closed@example.com', password: 'gable over oak beam' }

/** The password of those whom the list of users shows. */
const password = 'larch plumb line'

/** Whom the list of users shows. */
const people = [
  ['Ines', 'Duarte', 'manager'],
  ['Tomasz', 'Wrona', 'admin'],
  ['Priya', 'Nair', 'admin'],
  ['Dana', 'Whitlock', 'editor'],
  ['Kofi', 'Mensah', 'editor'],
  ['Chloé', 'Lefèvre', 'user'],
  ['نور', 'حداد', 'user'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'von Hohenzollern-Sigmaringen', 'user']
] as const

/** Saves what the pages of projects and of users show. */
export async function saveRecords(send: Send, administrator: Credentials): Promise<void> {
  const { token } = await send('POST /api/auth/login', administrator)
  for (const site of [dentist, everythingSite]) await send('POST /api/saved-projects', { site }, { token })
  await saveDeletedProject(send, token)
  await saveClosedAccount(send)
  for (const [index, [firstName, lastName, role]] of people.entries()) {
    const email = `person${index}@example.com`
    await send('POST /api/users', { firstName, lastName, role, email, password }, { token })
    // One whose record has something to tell, and one who is locked out: from addresses that count by themselves.
    if (lastName === 'Whitlock')
      for (let times = 0; times < 2; times += 1)
        await send('POST /api/auth/login', { email, password }, { ip: '203.0.113.7' })
    if (lastName === 'Mensah')
      for (let wrong = 0; wrong < 5; wrong += 1)
        await send('POST /api/auth/login', { email, password: 'not the one' }, { ip: '198.51.100.4' })
  }
  const panel = await send('POST /api/auth/admin/login', administrator)
  // What the bell tells of besides the locked account: a job.
  await send('POST /api/admin/users/bulk', { act: 'unlock', users: ['nobody'] }, panel)
  const view = { screen: 'users', name: 'Editors who never signed in', query: 'role=editor', shared: true }
  await send('POST /api/admin/views', view, panel)
}

async function saveDeletedProject(send: Send, token: unknown): Promise<void> {
  const name = 'Harbour Street Dental, first try'
  const { id } = await send('POST /api/saved-projects', { site: dentist, name }, { token })
  await send(`DELETE /api/saved-projects/${String(id)}`, {}, { token })
}

async function saveClosedAccount(send: Send): Promise<void> {
  const person = { ...closedAccount, firstName: 'Elif', lastName: 'Demir' }
  const registered = await send('POST /api/auth/register', person)
  await send('POST /api/account/delete', { password: closedAccount.password }, registered)
}
