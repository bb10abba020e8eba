import { localServer, send } from '@sitewright/kernel/testing/local-server'

/** A site on this machine whose status a test changes. */
export async function startCheckedSite() {
  const site = { status: 200 }
  const server = await localServer((_request, response) => {
    send(response, { status: site.status })
    return Promise.resolve()
  })
  return Object.assign(site, server)
}
