/**
 * Routes whose path parameter names no object of a tenant, or what is public to all who know it, each with the reason.
 * For every other route the owner's response must differ from a stranger's.
 */
export const unprobedRoutes: Readonly<Record<string, string>> = {
  'DELETE /api/account/connections/{provider}': 'names a sign-in provider, of the own account alone',
  'POST /api/account/connections/{provider}/start': 'names a sign-in provider, of the own account alone',
  'GET /api/auth/oauth/{provider}': 'names a sign-in provider of the installation',
  'GET /api/auth/oauth/{provider}/callback': 'names a sign-in provider of the installation',
  'GET /api/avatars/{id}': 'pictures are public to whoever knows their random id',
  'PUT /api/saved-projects/pictures/{hash}/{width}':
    'stores a file for the own account, and the bytes have to match the address',
  'GET /api/shared-projects/{token}': 'a share link is open to whoever has it, and 256 random bits long'
}

/** Why request bodies of routes with these prefixes contain no object of a tenant. */
export const bodiesWithoutObjects: Readonly<Record<string, string>> = {
  '/api/auth/': 'signing in: addresses and secrets, no ids',
  '/api/account/': 'the own account alone',
  '/api/projects': 'documents that are generated or checked, and not kept',
  'POST /api/saved-projects': 'a new document',
  'POST /api/saved-projects/pictures/missing': 'hashes of pictures, asked of the own account alone',
  'POST /api/team/people':
    'a new user; an address is taken in the whole installation, since it signs in once',
  'POST /api/admin/views': 'a new view',
  'POST /api/admin/explorer/history': 'a new entry',
  'POST /api/admin/explorer/secrets': 'a new secret',
  'POST /api/admin/explorer/execute':
    'a call that is carried out with the session of its caller, and probed by itself',
  'PUT /api/admin/preferences': 'the own preferences',
  'POST /api/admin/notices/read': 'a time',
  'POST /api/admin/view-as/end': 'nothing',
  'POST /api/billing/stripe/events': 'an event that Stripe signs, which nobody of a tenant can write',
  'POST /api/users': 'a new user; an address is taken in the whole installation, since it signs in once'
}

const acts = ['activate', 'deactivate', 'suspend', 'unlock', 'end-sessions', 'invite', 'delete']

/** Request bodies that contain an object id, of routes whose path contains none. */
export const bodiesWithObjects: Readonly<Record<string, (id: string) => readonly unknown[]>> = {
  'POST /api/admin/users/bulk': (id) => [
    ...acts.map((act) => ({ act, users: [id] })),
    { act: 'deactivate', users: { addedBy: id } }
  ],
  'POST /api/admin/users/bulk/effects': (id) => [{ users: [id] }, { users: { addedBy: id } }],
  'POST /api/account/tenants/switch': (id) => [{ membership: id }],
  'POST /api/admin/explorer/history/restore': (id) => [{ deletion: id }]
}

/** Why the request body of a route contains no object; undefined where it must be probed. */
export function reasonWithoutObjects({ name, path }: { name: string; path: string }): string | undefined {
  return (
    bodiesWithoutObjects[name] ??
    Object.entries(bodiesWithoutObjects).find(([start]) => path.startsWith(start))?.[1]
  )
}
