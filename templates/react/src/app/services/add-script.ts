/** Loads a third-party script; settles when it has run. Without a network, or blocked, it is left out in silence. */
export function addScript(src: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  return new Promise((settle) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.addEventListener('load', () => settle())
    script.addEventListener('error', () => settle())
    Object.assign(script.dataset, attributes)
    document.head.append(script)
  })
}
