// Modules of SvelteKit and Svelte that their packages keep to themselves.
declare module '$kit/runtime/props.svelte.js' {
  import type { Component } from 'svelte'

  /** A layout or page, and what stands in it. */
  export class RenderNode {
    constructor(component: Component, error: Component | undefined)
    data: object
    child: RenderNode | undefined
  }

  /** What the root component draws. */
  export const Props: new (parts: { page: object; tree: RenderNode; form: null; error: undefined }) => object
}

declare module '$kit/runtime/components/root.svelte' {
  import type { Component } from 'svelte'

  const Root: Component
  export default Root
}

declare module '$kit/runtime/client/client-entry.js' {
  export const start: (app: object, element: HTMLElement, options: object) => Promise<void>
}

declare module '$kit/core/config/default-error.html?raw' {
  const text: string
  export default text
}

declare module 'svelte/internal/client'
