let left = false

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => (left = true))
  window.addEventListener('pageshow', () => (left = false))
}

/** Whether the page is being left: browsers then end its requests, or forget to tell how they ended. */
export function isPageLeft(): boolean {
  return left
}
