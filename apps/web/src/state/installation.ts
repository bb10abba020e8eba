import { useEffect, useState } from 'react'

async function ask(): Promise<string | null> {
  const response = await fetch('/installation.json').catch(() => undefined)
  if (!response?.ok) return null
  const { source } = (await response.json().catch(() => ({}))) as { source?: unknown }
  return typeof source === 'string' && /^https?:\/\//.test(source) ? source : null
}

let asked: Promise<string | null> | undefined

/** Where the source code of this installation stands; null until that is known, or where nobody said it. */
export function useSourceCode(): string | null {
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    asked ??= ask()
    void asked.then((known) => wanted && setSource(known))
    return () => {
      wanted = false
    }
  }, [])
  return source
}
