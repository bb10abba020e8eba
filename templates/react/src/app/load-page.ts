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
