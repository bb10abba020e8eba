import { localServer, send } from '@sitewright/kernel/testing/local-server'

/** A local site whose status a test sets. */
export async function startCheckedSite() {
  const site = { status: 200 }
  const server = await localServer((_request, response) => {
    send(response, { status: site.status })
    return Promise.resolve()
  })
  return Object.assign(site, server)
}
