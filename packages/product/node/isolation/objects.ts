import { defaultSite, hashPicture, type Site } from '@sitewright/site'
import { z } from 'zod'
import { newId } from '@sitewright/kernel/crypto'
import type { Services } from '@sitewright/kernel/services'
import type { ProbeCall, Party } from './party.ts'

/** Path parameters of a tenant's object: its id, or its parent's id and its own. */
export interface ObjectName {
  kind: string
  values: readonly string[]
  /** Whether the first parameter is an object of the stranger. */
  isOfOwnObject?: boolean
}

/** A picture of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const objectSchema = z.object({ id: z.string() })
const projectSchema = objectSchema
const keyed = <const K extends string>(name: K) =>
  z.object({ [name]: objectSchema } as Record<K, typeof objectSchema>)

/** Creates an object of each kind that a tenant or its users may have, through the API where it can. */
export async function createObjects(services: Services, party: Party): Promise<ObjectName[]> {
  const { admin, member, marker } = party
  const ask = async <T>(schema: z.ZodType<T>, call: ProbeCall): Promise<T> => {
    const response = await party.call(call)
    if (!response.ok)
      throw new Error(
        `${call.method} ${call.path} of the probe's own: ${response.status} ${await response.text()}`
      )
    return schema.parse(await response.json())
  }
  const post = <T>(schema: z.ZodType<T>, path: string, body: unknown = {}): Promise<T> =>
    ask(schema, { method: 'POST', path, body })
  const remove = (path: string) => ask(z.unknown(), { method: 'DELETE', path })

  const picture = pictureOf(marker)
  const hash = await hashPicture(picture)
  const site: Site = {
    ...defaultSite,
    businessInfo: { ...defaultSite.businessInfo, businessName: marker },
    decisions: { '/content/hero/picture': { is: 'written', value: { hash, width: pictureWidth, height: 1 } } }
  }
  const addProject = async () => (await post(projectSchema, '/api/saved-projects', { name: marker, site })).id
  const [project, other, another] = [await addProject(), await addProject(), await addProject()]
  await post(z.unknown(), `/api/saved-projects/${project}/share`)
  await ask(z.unknown(), {
    method: 'PUT',
    path: `/api/saved-projects/${project}/team`,
    body: { shared: true }
  })
  const picturePath = `/api/saved-projects/pictures/${hash}/${pictureWidth}`
  await ask(z.unknown(), { method: 'PUT', path: picturePath, body: picture, type: 'image/png' })
  for (const id of [other, another]) await remove(`/api/saved-projects/${id}`)

  await ask(z.unknown(), { method: 'PUT', path: '/api/account/avatar', body: { image: pixel } })
  const addView = async (shared: boolean) =>
    (
      await post(keyed('view'), '/api/admin/views', {
        screen: 'users',
        name: `${marker} ${shared}`,
        query: '',
        shared
      })
    ).view.id
  const sentCall = {
    operation: 'listUsers',
    parameters: { 'query.search': marker },
    body: null,
    authentication: 'session',
    status: 200,
    milliseconds: 1,
    bytes: 1
  }
  const addSentCall = async () => (await post(keyed('call'), '/api/admin/explorer/history', sentCall)).call.id
  const sent = await addSentCall()
  const { deletion } = await ask(z.object({ deletion: z.string() }), {
    method: 'DELETE',
    path: `/api/admin/explorer/history/${await addSentCall()}`
  })
  const newSecret = { name: 'isolation-probe', value: marker.padEnd(8, 'x') }
  const { secret } = await post(keyed('secret'), '/api/admin/explorer/secrets', newSecret)
  const addImport = async () => {
    const body = `email,first,last\n${member.email},${marker},${marker}\n`
    const path = `/api/admin/users/import?name=${marker}.csv`
    const { import: file } = await ask(keyed('import'), { method: 'POST', path, body, type: 'text/csv' })
    await post(z.unknown(), `/api/admin/users/import/${file.id}/check`, {
      mapping: { email: 0, firstName: 1, lastName: 2 },
      role: 'user',
      mail: false
    })
    return file.id
  }
  const [file, ran] = [await addImport(), await addImport()]
  const { job: importJob } = await post(keyed('job'), `/api/admin/users/import/${ran}/run`)
  const [third, gone] = [await party.addUser('user'), await party.addUser('user')]
  const { job } = await post(keyed('job'), '/api/admin/users/bulk', { act: 'deactivate', users: [third.id] })
  await remove(`/api/users/${gone.id}`)

  return [
    { kind: 'user', values: [member.id] },
    { kind: 'inactive user', values: [third.id] },
    { kind: 'deleted user', values: [gone.id] },
    { kind: 'session of a user', values: [member.id, await party.openSession(member)] },
    { kind: 'API key of a user', values: [member.id, await party.addKey(member)] },
    { kind: 'session', values: [await party.openSession(admin)] },
    { kind: 'API key', values: [await party.addKey(admin)] },
    { kind: 'passkey', values: [await addPasskey(services, party)] },
    { kind: 'project', values: [project] },
    { kind: 'version', values: [project, '1'] },
    { kind: 'picture', values: [hash, String(pictureWidth)] },
    { kind: 'picture of a project', values: [project, hash, String(pictureWidth)] },
    { kind: 'deleted project', values: [other] },
    { kind: 'deleted project', values: [another] },
    { kind: 'shared view', values: [await addView(true)] },
    { kind: 'own view', values: [await addView(false)] },
    { kind: 'shared view of a user', values: [await addViewOf(services, party)] },
    { kind: 'sent call', values: [sent] },
    { kind: 'deleted call', values: [deletion] },
    { kind: 'secret of the API explorer', values: [secret.id] },
    { kind: 'import', values: [file] },
    { kind: 'import that ran', values: [ran] },
    { kind: 'job of an import', values: [importJob.id] },
    { kind: 'job', values: [job.id] },
    { kind: 'notice', values: [await addNotice(services, party)] },
    { kind: 'admin', values: [admin.id] },
    { kind: 'membership', values: [await addMembership(services, party)] },
    { kind: 'tenant', values: [party.tenantId] }
  ]
}

const pictureWidth = 480

/** A PNG as far as its header, with a text in it. */
function pictureOf(marker: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64 + marker.length)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, pictureWidth)
  bytes.set(new TextEncoder().encode(marker), 64)
  return bytes
}

async function addViewOf({ database, now }: Services, { member, tenantId, marker }: Party): Promise<string> {
  const id = newId()
  await database.db
    .insertInto('saved_views')
    .values({
      id,
      screen: 'users',
      name: `${marker} shared`,
      query: '',
      is_shared: 1,
      owner_id: member.id,
      tenant_id: tenantId,
      position: 0,
      created_at: now(),
      updated_at: now()
    })
    .execute()
  return id
}

async function addPasskey({ database, now }: Services, { admin, marker }: Party): Promise<string> {
  const id = newId()
  await database.db
    .insertInto('passkeys')
    .values({
      id,
      user_id: admin.id,
      credential_id: newId(),
      public_key: '',
      counter: 0,
      transports: '[]',
      synced: 0,
      name: marker,
      created_at: now(),
      last_used_at: null
    })
    .execute()
  return id
}

async function addNotice({ database, now }: Services, { admin, member, marker }: Party): Promise<string> {
  const id = newId()
  await database.db
    .insertInto('notices')
    .values({
      id,
      user_id: admin.id,
      kind: 'role.assigned',
      subject_type: 'user',
      subject_id: member.id,
      person_id: member.id,
      link: null,
      facts: JSON.stringify({ name: marker }),
      times: 1,
      created_at: now(),
      read_at: null
    })
    .execute()
  return id
}

/** Makes the admin a member of a further tenant; returns the id of the membership. */
async function addMembership({ database, now }: Services, { admin, addTenant }: Party): Promise<string> {
  const id = newId()
  await database.db
    .insertInto('memberships')
    .values({ id, tenant_id: await addTenant(), user_id: admin.id, role: 'user', created_at: now() })
    .execute()
  return id
}
