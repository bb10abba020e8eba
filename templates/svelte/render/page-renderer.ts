import { render } from 'svelte/server'
import { Props, RenderNode } from '$kit/runtime/props.svelte.js'
import Root from '$kit/runtime/components/root.svelte'
import type { SiteParts } from '../src/lib/state/app.svelte.ts'
import ErrorPage from '../src/routes/+error.svelte'
import DrawnLayout from './DrawnLayout.svelte'
import type { DrawnPage } from './document-parts.ts'
import { routePageOf } from './route-pages.ts'

/** Any host: pages are drawn before it is known. */
const origin = 'http://localhost'

/**
 * Creates the function that renders a page of a site to HTML, outside of a browser, as SvelteKit prerenders it. It throws
 * where the page throws, so that no broken page is ever published.
 */
export function createPageRenderer(parts: SiteParts): (path: string) => Promise<DrawnPage> {
  return async (path) => {
    const { id, params, component } = routePageOf(path)
    const page = {
      error: null,
      params,
      route: { id },
      status: 200,
      url: new URL(path, origin),
      data: {},
      form: null,
      shallow: null,
      state: {}
    }
    const tree = new RenderNode(DrawnLayout, undefined)
    tree.data = parts
    tree.child = new RenderNode(component, ErrorPage)
    const { head, body } = await render(Root, {
      props: new Props({ page, tree, form: null, error: undefined }),
      context: new Map([['__request__', { page }]])
    })
    return { html: body, head, route: id }
  }
}
