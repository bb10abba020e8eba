/** The code of a page could not be loaded: a newer version of the site has replaced it, or there is no network. */
export class PageNotLoaded extends Error {}

/** Loads the code of a page. */
export async function loadPage<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw new PageNotLoaded('The code of the page could not be loaded.', { cause })
  }
}

/** Loads the page at the current address from the server, if that answers. Returns whether it does. */
export async function reloadFromServer(): Promise<boolean> {
  // Not GET: the service worker would answer for the server.
  const answers = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false
  )
  if (answers) window.location.reload()
  return answers
}
